import { siteFolder } from '../../content/folders.ts';
import { loadContent } from '../../content/load-content.ts';
import { checkTables } from './check-tables.ts';

// The development server runs this file as a process: the comparison takes seconds, in which it could answer nothing.
process.stdout.write(JSON.stringify(await checkTables(siteFolder(), loadContent())));
