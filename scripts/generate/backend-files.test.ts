import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { keyOf } from '../content/hash.ts';
import { writeFiles } from '../content/write-files.ts';
import { backendFiles, changedBackendFiles, copyBackendFiles } from './backend-files.ts';

const OLD = 'supabase/migrations/20200101000000_old.sql';
const OURS = 'supabase/migrations/20200102000000_ours.sql';
const FORM = 'supabase/migrations/20200103000000_visit_submissions.sql';
const TEXT = 'select 1;\n';

test('removes a file that only an earlier engine has, unless the site has changed it', () => {
  const root = temporaryFolder(onTestFinished);
  expect(copyBackendFiles(root).length).toBeGreaterThan(10);
  const names = readdirSync(path.join(root, 'supabase/migrations'));
  const keys = { [OLD]: keyOf(TEXT), [OURS]: keyOf('select 2;\n') };
  writeFiles(root, {
    ...{ [OLD]: TEXT, [OURS]: TEXT, [FORM]: TEXT },
    'supabase/engine-files.json': JSON.stringify(keys),
  });
  expect(backendFiles(root).filter(({ state }) => state !== 'same')).toEqual([
    { path: OLD, state: 'gone', text: '' },
    { path: OURS, state: 'changed', text: '' },
  ]);
  expect(copyBackendFiles(root)).toEqual([]);
  const kept = [OURS, FORM].map((file) => path.basename(file));
  expect(readdirSync(path.join(root, 'supabase/migrations'))).toEqual([...kept, ...names].sort());
  expect(changedBackendFiles(root).join('')).toContain(`-${TEXT}`);
  expect(
    backendFiles(root)
      .filter(({ state }) => state === 'changed')
      .map((one) => one.path),
  ).toEqual([OURS]);
});
