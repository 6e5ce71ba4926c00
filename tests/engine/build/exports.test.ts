import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../scripts/content/read-files.ts';
import { ROOT } from '../../../scripts/content/root.ts';
import { ENGINE_TYPES, ownerOf } from '../../../src/compiler/source/site-files.ts';

const EXPORT = /^export (?:async )?(?:type|interface|const|let|function\*?|class) (\w+)/gm;

/**
 * Names that a loader expects of every module of a kind: a rule, a part of a form, a block's structured data, a form's
 * validators.
 */
const EXPECTED_BY_LOADERS = ['rule', 'part', 'structuredData', 'schema', 'validators'];

const files = ['src', 'scripts', 'supabase/functions'].flatMap((folder) =>
  filesBelow(ROOT, folder).filter((file) => /(?<!\.test)\.tsx?$/.test(file)),
);

test('no two files export the same name', () => {
  const filesByName = new Map<string, string[]>();
  for (const file of files.filter((one) => ownerOf(one) !== 'generated' && one !== ENGINE_TYPES)) {
    for (const [, name = ''] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(EXPORT))
      filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
  }
  const repeated = [...filesByName].filter(([, { length }]) => length > 1);
  expect(repeated.filter(([name]) => !EXPECTED_BY_LOADERS.includes(name))).toEqual([]);
});
