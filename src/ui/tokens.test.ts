import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Declaration, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { USES } from '../compiler/theme/tokens.ts';

const SOURCE = path.join(import.meta.dirname, '..');

/** Folders whose style sheets visitors load. */
const FOLDERS = ['ui', 'forms', 'blocks', 'app', 'site'];

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

/** The paths of the style sheets that visitors load, from src/. */
const sheets = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join(folder, file)),
  );

test('the compiler checks the contrast of every colour in the style sheets', () => {
  expect(sheets().length).toBeGreaterThan(FOLDERS.length);
  const unchecked = sheets().flatMap((file) =>
    uncheckedUses(readFileSync(path.join(SOURCE, file), 'utf8')).map((use) => `${file}: ${use}`),
  );
  expect(unchecked).toEqual([]);
});

/** Sides that stay where they are in a language that is written from right to left. */
function physicalSides(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(({ prop, value }) => {
    const [, right, , left] = postcss.list.space(value);
    const isUneven = /^(?:inset|margin|padding)$/.test(prop) && left !== undefined && left !== right;
    if (isUneven || /(?:^|-)(?:left|right)(?:-|$)/.test(prop)) found.push(`${prop}: ${value}`);
  });
  return found;
}

test('the style sheets name starts and ends, not left and right', () => {
  const found = sheets().flatMap((file) =>
    physicalSides(readFileSync(path.join(SOURCE, file), 'utf8')).map((use) => `${file}: ${use}`),
  );
  expect(found).toEqual([]);
  expect(
    physicalSides('a { left: 0; margin: 0 1px 0 0; padding: 0 1px; border-left-color: red }'),
  ).toHaveLength(3);
});

test('a colour in a place where nothing checks its contrast is found', () => {
  expect(uncheckedUses('a { color: var(--color-line); background: #fff }')).toEqual([
    'color: --color-line',
    'background: #fff',
  ]);
  expect(uncheckedUses('a { background: var(--color-accent) }')).toEqual(['background: --color-accent']);
  expect(uncheckedUses('a::before { background: var(--color-accent) }')).toEqual([]);
});
