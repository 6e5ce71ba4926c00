import path from 'node:path';
import { expect, test } from 'vitest';
import { FLAGS, LOOK_VALUES } from '../../../src/compiler/theme/look-values.ts';
import { foundIn } from '../../../tests/support/style-sheets.ts';
import { ROOT } from '../../root.ts';
import { liveLook, resolveLook } from './theme-look.ts';

const CSS = [
  'a { color: red; padding: var(--theme-card-padding, var(--space-3)); box-shadow: var(--theme-card-shadow) }',
  '@media (--theme-logo) { b { top: 0 } @media (width > 1px) { b { top: 1px } } }',
  '@media not (--theme-logo) { c, d { top: 0 } }',
  ':root { --theme-card-padding: 0; --radius: 1px }',
].join('\n');

const NONE = { flags: [], values: {} };

test('without a theme, a style sheet has the fallbacks and the rules of no flag', () => {
  expect(resolveLook(CSS, NONE)).toBe(
    ['a { color: red; padding: var(--space-3) }', 'c, d { top: 0 }', ':root { --radius: 1px }'].join('\n'),
  );
});

test('with a theme, it has the values and the rules of that theme alone', () => {
  const css = resolveLook(CSS, {
    flags: ['logo'],
    values: { 'card-padding': '0', 'card-shadow': 'min(1px, 2px) 0' },
  });
  expect(css).toContain('padding: 0; box-shadow: min(1px, 2px) 0');
  expect(css).toMatch(/\nb \{ top: 0 \}\s*@media \(width > 1px\) \{ b \{ top: 1px \} \}/);
  expect(css).not.toMatch(/c, d|--theme/);
});

test('a fallback may contain brackets, commas and other values', () => {
  const css =
    'a { width: calc(var(\n  --theme-half-page,\n min(1rem, (2rem - 1px) * 2)) + var(--theme-logo-room, 1px)) }';
  expect(resolveLook(css, NONE)).toBe('a { width: calc(min(1rem, (2rem - 1px) * 2) + 1px) }');
  expect(resolveLook(css, { flags: [], values: { 'logo-room': '3px' } })).toContain('* 2) + 3px)');
});

test('in development, rules depend on an attribute without more weight', () => {
  const css = liveLook(CSS);
  expect(css).toContain(':where([data-look~="logo"]) b { top: 1px }');
  expect(css).toContain(':where(:root:not([data-look~="logo"])) c, :where(:root:not([data-look~="logo"])) d');
  expect(css).toContain('var(--theme-card-padding, var(--space-3))');
});

test('a style sheet that no theme changes stays as it is', () => {
  const css = 'a{color:red}  /* as written */';
  expect([resolveLook(css, NONE), liveLook(css)]).toEqual([css, css]);
});

test('the style sheets use every flag and value that a theme may have, and no other', () => {
  const folders = ['ui', 'forms', 'blocks', 'app'].map((name) => path.join(ROOT, 'src', name));
  const namesIn = (pattern: RegExp) => {
    const found = foundIn(folders, (css) => [...css.matchAll(pattern)].map(([, name = '']) => name));
    return [...new Set(found.map((one) => one.slice(one.lastIndexOf(' ') + 1)))].sort();
  };
  expect(namesIn(/@media (?:not )?\(--theme-([a-z-]+)\)/g)).toEqual([...FLAGS].sort());
  expect(namesIn(/var\(\s*--theme-([a-z0-9-]+)/g)).toEqual([...LOOK_VALUES].sort());
});
