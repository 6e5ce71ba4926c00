import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { SITE } from '../root.ts';
import { copyPreparedDatabase } from '../test/prepared-database.ts';
import { startBackend } from './embedded-backend.ts';

it('releases the database when an applied migration has changed', async () => {
  const root = temporaryFolder(onTestFinished);
  const folder = path.join(root, 'database');
  const migrations = path.join(root, 'supabase/migrations');
  await copyPreparedDatabase(folder);
  cpSync(path.join(SITE, 'supabase/migrations'), migrations, { recursive: true });
  const [first = ''] = readdirSync(migrations).sort();
  writeFileSync(path.join(migrations, first), 'select 1;');
  await expect(startBackend(root, folder)).rejects.toThrow(`${first} has changed since it was applied`);
  rmSync(migrations, { recursive: true });
  cpSync(path.join(SITE, 'supabase/migrations'), migrations, { recursive: true });
  const backend = await startBackend(root, folder);
  await backend.close();
});
