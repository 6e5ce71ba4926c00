import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/root.ts';

const DOCUMENTS = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name)),
);

/** The fragment that GitHub and editors generate for a heading. */
const fragmentOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

function hasFragment(file: string, fragment: string): boolean {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].some(([, heading = '']) => fragmentOf(heading) === fragment);
}

/** Links to files and headings of the repository, except in code examples. */
function localLinks(document: string): string[] {
  const text = readFileSync(path.join(ROOT, document), 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:|^\//.test(target));
}

test.each(DOCUMENTS)('%s links only to files and headings that exist', (document) => {
  const broken = localLinks(document).filter((target) => {
    const [file = '', fragment] = target.split('#');
    const linked = file ? path.join(ROOT, path.dirname(document), file) : path.join(ROOT, document);
    return !existsSync(linked) || (fragment !== undefined && !hasFragment(linked, fragment));
  });
  expect(broken).toEqual([]);
});

test('docs/architecture.md names only files that exist', () => {
  const text = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');
  const named = [...text.matchAll(/`((?:src|scripts|tests|schemas|content|supabase)\/[\w./-]+)`/g)];
  const files = named.map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  // Another site has other tests in tests/site, or none yet.
  expect(
    files.filter((file) => file.startsWith('tests/site/') || !existsSync(path.join(ROOT, file))),
  ).toEqual([]);
});

test('every decision is listed once, in order', () => {
  const written = readdirSync(path.join(ROOT, 'docs/decisions')).filter((name) => /^\d/.test(name));
  expect(localLinks('docs/decisions/README.md')).toEqual(written.sort());
});
