import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataFolder } from '../../scripts/backend/local.ts';
import { ROOT, SITE } from '../../scripts/root.ts';
import { copyPreparedDatabase } from '../../scripts/test/prepared-database.ts';

// The server of playwright.config.ts: npm run preview, on a prepared database.

const folder = dataFolder(SITE);
if (!existsSync(folder)) await copyPreparedDatabase(folder);
process.argv.splice(2, Number.POSITIVE_INFINITY, 'preview');
await import(pathToFileURL(path.join(ROOT, 'scripts/run.mjs')).href);
