import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../../src/compiler/types.ts';
import type { Site } from '../../../src/generated/content-types.ts';
import { ROOT } from '../../content/project.ts';
import { caddyFile } from './caddy.ts';
import { readHeadersFile } from './headers-file.ts';
import { nginxFile } from './nginx.ts';

/** Configuration for a server of one's own. Beside dist/ and not in it: it is not for visitors. */
export function writeDeployFiles(
  site: Site,
  redirects: Redirect[],
  dist = path.join(ROOT, 'dist'),
  folder = path.join(ROOT, 'deploy'),
): void {
  const facts = { host: new URL(site.url).host, security: readHeadersFile(dist), redirects };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'nginx.conf'), nginxFile(facts));
  writeFileSync(path.join(folder, 'Caddyfile'), caddyFile(facts));
}
