import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
export const site = JSON.parse(
  readFileSync(resolve(process.env.CONTENT_DIR ?? '../.content/24', 'site.json'), 'utf8'),
);
