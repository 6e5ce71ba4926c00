import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatOfName } from '../../src/compiler/media/kinds.ts';
import { formatDiagnostics } from '../../src/compiler/report/format-diagnostic.ts';
import { compile } from '../../src/core/compile.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { ROOT, SITE } from '../root.ts';
import { compileProject, loadContent } from './load-content.ts';

const copy = temporaryFolder(afterAll);
for (const folder of ['content', 'schemas', 'src/site', 'supabase']) {
  cpSync(path.join(SITE, folder), path.join(copy, folder), { recursive: true });
}
symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'dir');

test('the content of this site has no diagnostics', () => {
  const { site, pages, diagnostics } = compileProject();
  expect(formatDiagnostics(diagnostics)).toBe('');
  expect(site).not.toBeNull();
  expect(pages.length).toBeGreaterThan(2);
});

test('an unchanged file stays the same object, a changed one does not', () => {
  const before = loadContent(copy);
  writeFileSync(path.join(copy, 'content/pages/404.json'), '{ "title": }');
  const after = loadContent(copy);
  const changed = after.files.filter((file) => !before.files.includes(file));
  expect(changed.map((file) => file.path)).toEqual(['content/pages/404.json']);
  expect(after.schemas).toBe(before.schemas);
  expect(compile(after).diagnostics[0]).toMatchObject({ code: 'invalid-json', line: 1, column: 12 });
});

test('every picture of this site has a size', () => {
  const media = loadContent().media.filter(({ name }) => formatOfName(name));
  expect(media.filter(({ width, height }) => width <= 0 || height <= 0)).toEqual([]);
});
