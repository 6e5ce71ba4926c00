import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Declaration, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { USES } from '../compiler/theme/tokens.ts';

const SOURCE = path.join(import.meta.dirname, '..');

/** Folders whose style sheets visitors load. */
const FOLDERS = ['ui', 'forms', 'blocks', 'app'];

const LINE = /^(?:border|outline|box-shadow|stroke|fill$|accent-color$|text-decoration)/;
const BACKGROUND = /^background(?:-color)?$/;

/** The colours that a declaration may use, because the compiler checks their contrast or they need none. */
function allowedIn({ prop, parent }: Declaration): string[] {
  if (prop === 'color') return USES.text;
  if (LINE.test(prop)) return [...USES.part, ...USES.decoration];
  if (!BACKGROUND.test(prop)) return [];
  // Bullets and underlines are pseudo-elements without text.
  const isMark = (parent as Rule).selector.includes('::');
  return [...USES.ground, ...USES.decoration, ...(isMark ? USES.part : [])];
}

/** Uses of colours whose contrast nothing checks. */
function uncheckedUses(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    const { prop, value } = declaration;
    const used = [...value.matchAll(/var\((--color-[a-z-]+)\)/g)].map(([, name = '']) => name);
    const allowed = allowedIn(declaration);
    found.push(...used.filter((name) => !allowed.includes(name)).map((name) => `${prop}: ${name}`));
    // The colour of a mask is its opacity.
    const isLiteral = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i.test(value);
    if (isLiteral && !prop.includes('mask') && !prop.startsWith('--color-')) found.push(`${prop}: ${value}`);
  });
  return found;
}

test.each(FOLDERS)('the compiler checks the contrast of every colour in the style sheets of %s', (folder) => {
  const files = readdirSync(path.join(SOURCE, folder), { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  const unchecked = sheets.flatMap((file) =>
    uncheckedUses(readFileSync(path.join(SOURCE, folder, file), 'utf8')).map((use) => `${file}: ${use}`),
  );
  expect(unchecked).toEqual([]);
});

test('a colour in a place where nothing checks its contrast is found', () => {
  expect(uncheckedUses('a { color: var(--color-line); background: #fff }')).toEqual([
    'color: --color-line',
    'background: #fff',
  ]);
  expect(uncheckedUses('a { background: var(--color-accent) }')).toEqual(['background: --color-accent']);
  expect(uncheckedUses('a::before { background: var(--color-accent) }')).toEqual([]);
});
