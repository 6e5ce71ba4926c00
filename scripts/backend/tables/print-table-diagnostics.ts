import { siteFolder } from '@json-site/content/folders';
import { loadContent } from '@json-site/content/site';
import { checkTables } from './check-tables.ts';

// The development server runs this file as a process: the comparison takes seconds, in which it could answer nothing.
process.stdout.write(JSON.stringify(await checkTables(siteFolder(), loadContent())));
