import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { WIDEST_LINE } from '../../../scripts/generate/wrapped.ts';
import { ROOT } from '../../../scripts/root.ts';
import { ownerOf } from '../../../src/compiler/source/site-files.ts';

/** Files whose lines may be longer, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  'CHANGELOG.md': 'a line is an entry, so that branches which add entries do not conflict',
  'tests/fixtures/defects/': 'wrong on purpose',
};

const FOLDERS = ['.github', 'docs', 'schemas', 'scripts', 'src', 'starter', 'supabase', 'tests'];

const FILES = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name.replaceAll(path.sep, '/')),
    ),
  ),
].filter(
  (file) =>
    ownerOf(file) === 'engine' && !Object.keys(EXCEPTIONS).some((exception) => file.startsWith(exception)),
);

const isLong = (line: string) => line.length > WIDEST_LINE;

/** Lines of paragraphs and lists. One without a space outside of code, after the mark of its item, cannot be broken. */
function longInMarkdown(text: string): string[] {
  let isInList = false;
  return text
    .replace(/^( *)```[\s\S]*?^\1```/gm, '')
    .split(/\n{2,}/)
    .filter((block) => {
      if (/^ {4}/.test(block)) return isInList;
      if (/^\S/.test(block)) isInList = /^(?:[-*+]|\d+\.) /m.test(block);
      return true;
    })
    .flatMap((block) => block.split('\n'))
    .filter((line) => {
      const words = line.replace(/`[^`]+`/g, (code) => code.replaceAll(' ', '_'));
      return isLong(line) && !/^\s*(?:\||#)|^\s*(?:(?:[-*+>]|\d+\.) )?\S+$/.test(words);
    });
}

function commentsOf(file: string, text: string): { start: number; end: number }[] {
  if (!file.endsWith('.css')) return parseSync(file, text).comments;
  return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
}

/** Lines with a comment. Code has the width of the formatter. */
function longInCode(text: string, file: string): string[] {
  const lines = text.split('\n');
  if (!lines.some(isLong)) return [];
  const comments = commentsOf(file, text);
  let next = 0;
  return lines.filter((line) => {
    const start = next;
    next += line.length + 1;
    return isLong(line) && comments.some((comment) => comment.start < next && comment.end > start);
  });
}

test.each([
  ['Markdown', /\.md$/, longInMarkdown, 20],
  ['comments', /\.(?:tsx?|mjs|cjs|css)$/, longInCode, 1000],
] as const)(`no line of %s is longer than ${WIDEST_LINE} characters`, (_, ending, longIn, least) => {
  const files = FILES.filter((file) => ending.test(file));
  const found = files.flatMap((file) =>
    longIn(readFileSync(path.join(ROOT, file), 'utf8'), file).map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(least);
  expect(found).toEqual([]);
});
