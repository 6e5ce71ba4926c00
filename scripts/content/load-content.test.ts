import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compile } from '../../src/compiler/compile.ts';
import { formatDiagnostics } from '../../src/compiler/report/format-diagnostic.ts';
import { compileProject, loadContent } from './load-content.ts';
import { imageSize } from './media/image-size.ts';
import { ROOT } from './project.ts';

const copy = mkdtempSync(path.join(tmpdir(), 'content-'));
for (const folder of ['content', 'schemas', 'src/blocks', 'supabase']) {
  cpSync(path.join(ROOT, folder), path.join(copy, folder), { recursive: true });
}
symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'dir');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the site as it stands has no problems', () => {
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

test('every picture has a size', () => {
  const { media } = loadContent();
  expect(media.filter(({ width, height }) => width <= 0 || height <= 0)).toEqual([]);
});

test.each([
  ['a.svg', Buffer.from('<svg width="12px" height="8" viewBox="0 0 1 1">'), 12, 8],
  ['a.svg', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="x" viewBox="0 0 40.5 20">'), 40.5, 20],
  ['a.png', Buffer.from('89504e470d0a1a0a0000000d494844520000002800000014', 'hex'), 40, 20],
  ['a.jpg', Buffer.from('ffd8ffe000040000ffc000110800140028030122000211', 'hex'), 40, 20],
  ['a.webp', Buffer.from('524946460000000057454250565038580a00000000000000270000130000', 'hex'), 40, 20],
  ['a.webp', Buffer.from('524946460000000057454250565038200000000000000000000028001400', 'hex'), 40, 20],
  ['a.webp', Buffer.from('5249464600000000574542505650384c000000000027c00400', 'hex'), 40, 20],
  ['a.png', Buffer.alloc(3), 0, 0],
  ['a.pdf', Buffer.from('%PDF'), 0, 0],
])('the size of %s', (name, bytes, width, height) => {
  expect(imageSize(name, bytes)).toEqual({ width, height });
});
