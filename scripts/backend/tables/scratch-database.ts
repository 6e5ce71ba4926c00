import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ROOT } from '../../content/project.ts';
import { prepareDatabase } from '../migrations.ts';

/** The folder for the files of an empty database. */
const FOLDER = '.cache/postgres';

function version(): string {
  const file = path.join(ROOT, 'node_modules/@electric-sql/pglite/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Initialising PostgreSQL takes seconds, so an empty database is kept as a file. Returns its content. */
async function emptyDatabase(): Promise<Blob> {
  const file = path.join(ROOT, FOLDER, `empty-${version()}.tar`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const database = await PGlite.create();
  await prepareDatabase(database);
  const content = await database.dumpDataDir('none');
  await database.close();
  mkdirSync(path.dirname(file), { recursive: true });
  // Another process may write the same file now.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, new Uint8Array(await content.arrayBuffer()));
  renameSync(unfinished, file);
  return content;
}

/** Starts a PostgreSQL in memory with the roles of a hosted project, for one task that then closes it. */
export async function startScratchDatabase(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await emptyDatabase() });
}
