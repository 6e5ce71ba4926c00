import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/content/root.ts';
import type { Site } from '../../src/generated/content-types.ts';

/** Reads content/site.json. */
export function readSite(): Site {
  return JSON.parse(readFileSync(path.join(ROOT, 'content/site.json'), 'utf8')) as Site;
}
