import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../../scripts/content/folders.ts';
import type { Site } from '../../src/model/content-types.ts';

/** Reads content/site.json. */
export function readSite(): Site {
  return JSON.parse(readFileSync(path.join(siteFolder(), 'content/site.json'), 'utf8')) as Site;
}

/** The addresses of the header's action, one for each language. */
export function headerActions(): unknown[] {
  const folder = path.join(siteFolder(), 'content');
  const files = readdirSync(folder).filter((name) => /^site(?:\.[\w-]+)?\.json$/.test(name));
  const sites = files.map(
    (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Partial<Site>,
  );
  return sites.map(({ header }) => header?.action?.href);
}
