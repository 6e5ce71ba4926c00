import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../../scripts/content/folders.ts';
import type { Site } from '../../src/generated/content-types.ts';

/** Reads content/site.json. */
export function readSite(): Site {
  return JSON.parse(readFileSync(path.join(siteFolder(), 'content/site.json'), 'utf8')) as Site;
}
