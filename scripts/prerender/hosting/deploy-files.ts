import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../../src/compiler/types.ts';
import type { Site } from '../../../src/generated/content-types.ts';
import { servedTypes } from './addresses.ts';
import { caddyFile } from './caddy.ts';
import { readHeadersFile } from './headers-file.ts';
import { nginxFile } from './nginx.ts';

/** Writes the configuration of nginx and Caddy to deploy/: dist/ contains only what visitors may load. */
export function writeDeployFiles(
  site: Pick<Site, 'url'>,
  redirects: Redirect[],
  dist: string,
  folder: string,
): void {
  const config = {
    url: new URL(site.url),
    security: readHeadersFile(dist),
    redirects,
    types: servedTypes(readdirSync(dist, { recursive: true, encoding: 'utf8' })),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'nginx.conf'), nginxFile(config));
  writeFileSync(path.join(folder, 'Caddyfile'), caddyFile(config));
}
