import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Declaration, type Rule } from 'postcss';
import { USES } from '../../src/compiler/theme/tokens.ts';

const LINE = /^(?:border|outline|box-shadow|stroke|fill$|accent-color$|text-decoration)/;
const BACKGROUND = /^background(?:-color)?$/;

/** The colours that a declaration may use, because the compiler checks their contrast or they need none. */
function allowedIn({ prop, parent }: Declaration): string[] {
  if (prop === 'color') return USES.text;
  // Where the check measures the text alone, the other colours are that of the text.
  if (prop.startsWith('--color-')) return ['--color-text'];
  if (LINE.test(prop)) return [...USES.part, ...USES.decoration];
  if (!BACKGROUND.test(prop)) return [];
  // Bullets and underlines are pseudo-elements without text.
  const isMark = (parent as Rule).selector.includes('::');
  return [...USES.ground, ...USES.decoration, ...(isMark ? USES.part : [])];
}

/** Uses of colours whose contrast nothing checks. */
export function uncheckedUses(css: string): string[] {
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

/** Sides that stay where they are in a language that is written from right to left. */
export function physicalSides(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(({ prop, value }) => {
    const [, right, , left] = postcss.list.space(value);
    const isUneven = /^(?:inset|margin|padding)$/.test(prop) && left !== undefined && left !== right;
    if (isUneven || /(?:^|-)(?:left|right)(?:-|$)/.test(prop)) found.push(`${prop}: ${value}`);
  });
  return found;
}

/** What is found in the style sheets below some folders, with the path of each. */
export function foundIn(folders: readonly string[], find: (css: string) => string[]): string[] {
  const sheets = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join(folder, file)),
  );
  if (sheets.length < folders.length) throw new Error('There are fewer style sheets than folders.');
  return sheets.flatMap((file) => find(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`));
}
