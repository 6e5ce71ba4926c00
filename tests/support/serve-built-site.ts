import { existsSync } from 'node:fs';
import { dataFolder } from '../../scripts/backend/local.ts';
import { ROOT } from '../../scripts/content/project.ts';
import { copyPreparedDatabase } from './prepared-database.ts';

// The server of playwright.config.ts: npm run preview, on a prepared database.

const folder = dataFolder(ROOT);
if (!existsSync(folder)) await copyPreparedDatabase(folder);
process.argv.splice(2, Number.POSITIVE_INFINITY, 'preview');
await import('../../scripts/run.mjs');
