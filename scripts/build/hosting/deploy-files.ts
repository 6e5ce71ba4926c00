import { readdirSync } from 'node:fs';
import type { Redirect } from '@json-site/compiler/types';
import type { Site } from '@json-site/model/content-types';
import type { BuiltFile } from '../cache/kept-files.ts';
import { servedTypes } from './addresses.ts';
import { caddyFile } from './caddy.ts';
import { readHeadersFile } from './headers-file.ts';
import { nginxFile } from './nginx.ts';

/**
 * The configuration of nginx and Caddy for a finished build. It is in deploy/: dist/ contains only what visitors may
 * load.
 * @param submit The function to which forms are passed on; empty if they are not.
 * @param kept Files of the build that are in another folder.
 */
export function deployFiles(
  site: Pick<Site, 'url'>,
  redirects: Redirect[],
  dist: string,
  submit = '',
  kept: readonly BuiltFile[] = [],
): Record<string, string> {
  const config = {
    url: new URL(site.url),
    security: readHeadersFile(dist),
    redirects,
    submit,
    types: servedTypes([
      ...readdirSync(dist, { recursive: true, encoding: 'utf8' }),
      ...kept.map(({ file }) => file),
    ]),
  };
  return { 'nginx.conf': nginxFile(config), Caddyfile: caddyFile(config) };
}
