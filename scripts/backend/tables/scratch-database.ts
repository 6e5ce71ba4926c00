import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { writeAtOnce } from '@json-site/content/files';
import { packageFolder, siteFolder } from '@json-site/content/folders';
import { prepareDatabase } from '../migrations.ts';

/** The folder for the files of an empty database. */
const FOLDER = '.cache/postgres';

function version(): string {
  const file = path.join(packageFolder('@electric-sql/pglite'), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * Starts a PostgreSQL in memory with the roles of a hosted project, for one task that then closes it. Initialising one
 * takes seconds, so the files of an empty database are cached.
 */
export async function startScratchDatabase(): Promise<PGlite> {
  const file = path.join(siteFolder(), FOLDER, `empty-${version()}.tar`);
  if (existsSync(file)) return PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) });
  const database = await PGlite.create();
  await prepareDatabase(database);
  const files = await database.dumpDataDir('none');
  // Another process may write the same file now.
  writeAtOnce(file, new Uint8Array(await files.arrayBuffer()));
  return database;
}
