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

/** How PostgreSQL starts. It clears its buffers first: in WebAssembly, the default of 128 MB takes half a second. */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Segments of the log of 1 MB instead of 16: every start copies the files, and a log of a few rows is short. */
const INIT_PARAMS = ['--wal-segsize=1'];

/** The bytes of a file as PGlite takes them. Node.js reads a Blob in chunks: a second for the files of a database. */
class FileBlob extends Blob {
  private readonly file: string;

  constructor(file: string) {
    super();
    this.file = file;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    // Of a large file, Node.js returns a buffer that has nothing else in it.
    const { buffer, byteLength } = readFileSync(this.file);
    if (buffer.byteLength !== byteLength) throw new Error(`${this.file} is too small for a database.`);
    return buffer as ArrayBuffer;
  }
}

/**
 * Starts a PostgreSQL in memory, for one task that then closes it: with the files of a database, or empty with the
 * roles of a hosted project. Initialising one takes seconds, so the files of an empty database are cached.
 */
export async function startScratchDatabase(files?: string): Promise<PGlite> {
  const file = files ?? path.join(siteFolder(), FOLDER, `empty-${version()}-short-log.tar`);
  if (existsSync(file)) return PGlite.create({ loadDataDir: new FileBlob(file), startParams: START_PARAMS });
  const database = await PGlite.create({ initDbStartParams: INIT_PARAMS });
  await prepareDatabase(database);
  const dump = await database.dumpDataDir('none');
  // Another process may write the same file now.
  writeAtOnce(file, new Uint8Array(await dump.arrayBuffer()));
  return database;
}
