import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { ROOT } from '../../root.ts';
import { fileOfClass, moduleFiles, shortClassNames } from './class-names.ts';
import { FIRST_WINDOW, inlineStyles } from './page-styles.ts';
import { splitStyles } from './style-sheets.ts';

const FILES = new Map([
  ['a', 'app/footer/Footer.module.css'],
  ['b', 'blocks/hero/Hero.module.css'],
  ['c', 'ui/dialog/Dialog.module.css'],
  ['d', 'app/header/Header.module.css'],
]);

const CSS = [
  '@layer base{body{margin:0}}',
  '@font-face{font-family:Plain;src:local(Arial)}',
  '.a0{color:red}.a0:hover{color:blue}',
  '@media (width>48rem){.a0{display:flex}.b0{display:grid}}',
  '@media print{.b0{display:none}}',
  '@starting-style{.b0{opacity:0}}',
  '@keyframes b7{to{opacity:0}}.b0{animation:b7 1s}',
  'html:has(.c0:modal){overflow:hidden}.c0{color:red}',
  '.d0{top:0}.d0:hover{top:1px}.d0[data-scrolled]{top:2px}',
  '@font-face{font-family:Fetched;src:url(/a.woff2)}',
  '@layer scripted{.a0 input{margin:0}@media (forced-colors:active){.a0 input{color:red}}}',
].join('');

test('a class names the file it comes from, and no two classes of the site share a name', () => {
  const name = shortClassNames(ROOT);
  const file = `${ROOT}/src/ui/dialog/Dialog.module.css`;
  const css = '.dialog{} .head .title{} .dialog.open{}';
  const names = ['dialog', 'head', 'title', 'open', 'appear'].map((one) => name(one, file, css));
  expect(new Set(names).size).toBe(5);
  for (const one of names)
    expect(moduleFiles(ROOT).get(fileOfClass(one) ?? '')).toBe('ui/dialog/Dialog.module.css');
  expect(name('dialog', `${ROOT}/src/ui/Card.module.css`, css)).not.toBe(names[0]);
  expect(fileOfClass('mantine-Input')).toBeUndefined();
});

test('parts keep the order of the style sheet, also within equal groups', () => {
  const rules = [
    '@media print and (color){.a0{top:0}}',
    '.c0{top:0}',
    '@media print and (color){.b0{top:0}}',
  ];
  expect(splitStyles(rules.join(''), FILES).parts.map(({ css }) => css)).toEqual(rules);
});

test('comments inside icons are left out', () => {
  const icon = (comment: string) => `.d0{--mark:url("data:image/svg+xml,${comment}%3csvg/%3e")}`;
  expect(splitStyles(icon('%3c!--%20@license%20--%3e'), FILES).base).toBe(icon(''));
});

test('the mark of an open menu waits, and what moves when a menu is open does not', () => {
  const mark = '.d0[open]>.d1:after{rotate:180deg;--mark:url(x.svg)}';
  const moved = '.d0[open]>.d1:after{top:1px}';
  expect(splitStyles(mark + moved, FILES)).toMatchObject({ base: moved, late: mark });
});

test('fonts that are fetched are named once each', () => {
  const again = '@font-face{font-family:Again;font-style:italic;src:url("/a.woff2") format("woff2")}';
  expect(splitStyles(CSS + again, FILES).fonts).toEqual(['/a.woff2']);
});

test('every rule is in exactly the part of its module; rules that can wait are in none', () => {
  const { base, parts } = splitStyles(CSS, FILES);
  const of = (letter: string) => parts.find(({ files }) => files.includes(letter))?.css;
  // The header is on the first screen of every page.
  expect(base).toBe('@layer base{body{margin:0}}@font-face{font-family:Plain;src:local(Arial)}.d0{top:0}');
  expect(of('a')).toBe('.a0{color:red}@media (width>48rem){.a0{display:flex}}');
  expect(of('b')).toBe(
    '@media (width>48rem){.b0{display:grid}}@keyframes b7{to{opacity:0}}.b0{animation:b7 1s}',
  );
  expect(of('c')).toBe('html:has(.c0:modal){overflow:hidden}.c0{color:red}');
});

test('the late sheet has all rules in order, except those that every page inlines; fonts and icons wait', () => {
  const rules = [
    '@layer base{body{margin:0}a:hover{color:red}}',
    '@keyframes d9{to{opacity:0}}.d0{top:0}',
    '@media (width>48rem){.d0{top:1px}.a0{top:2px}}',
    '@media print{.d0{display:none}}.c0{top:0}.d0:hover{top:1px}',
    '@media (width>20rem){.d0{top:3px}}',
    '@font-face{src:local(Arial)}@font-face{src:url(/a.woff2)}',
    '[data-icon]{mask:url(/b.svg)}@media (forced-colors:active){a [data-icon]{background:LinkText}}.d0{top:4px}',
  ];
  expect(splitStyles(rules.join(''), FILES).late).toBe(
    [
      '@layer base{a:hover{color:red}}',
      '@media (width>48rem){.a0{top:2px}}',
      '@media print{.d0{display:none}}.c0{top:0}.d0:hover{top:1px}',
      '@media (scripting:none),not all{@font-face{src:url(/a.woff2)}[data-icon]{mask:url(/b.svg)}',
      '@media (forced-colors:active){a [data-icon]{background:LinkText}}}',
    ].join(''),
  );
});

const PAGE = `
  <header class="a0"><details class="a1"><summary class="a2">More</summary><p class="a3">Hidden</p></details></header>
  <section class="b0" data-block="hero"><img class="b1" alt=""></section>
  <section class="b0" data-block="faq"><p class="c1"></p></section>
  <footer class="a0 a4"></footer>`;

const SHEETS = {
  base: 'base',
  fonts: [],
  late: 'late',
  parts: [
    { files: ['a'], css: 'of-a' },
    { files: ['b'], css: 'of-b' },
    { files: ['c'], css: 'of-c' },
    { files: ['d'], css: 'of-d' },
  ],
};

const random = (bytes: number) => randomBytes(bytes).toString('base64');

const LONG_PAGE = `${PAGE}<section data-block="faq" class="d0"></section>`;

/** The style sheets that a page inlines. */
async function inlined(page: string, document: (styles: string[]) => string): Promise<string[]> {
  const documents = new Map<string, string[]>();
  const { html } = await inlineStyles(
    SHEETS,
    page,
    (styles) => {
      const text = `${styles.join()} ${document(styles)}`;
      documents.set(text, styles);
      return text;
    },
    'best',
  );
  return documents.get(html) ?? [];
}

test('a page inlines the styles of the classes in its first three blocks, and no others', async () => {
  expect(await inlined(PAGE, () => '')).toEqual(['base', 'of-a', 'of-b', 'of-c']);
  expect(await inlined(LONG_PAGE, () => '')).toHaveLength(5);
  const fourth = '<section data-block="faq"></section><section data-block="faq" class="d0"></section>';
  expect(await inlined(PAGE + fourth, () => '')).toEqual(['base', 'of-a', 'of-b', 'of-c']);
});

test('a document over the first window inlines the styles of its header and of the first blocks that fit', async () => {
  const heavy = random(FIRST_WINDOW);
  const heavyWith = (part: string) => (styles: string[]) => (styles.includes(part) ? heavy : '');
  expect(await inlined(LONG_PAGE, heavyWith('of-d'))).toEqual(['base', 'of-a', 'of-b', 'of-c']);
  // The block after the heading's begins on the first screen of a phone.
  expect(await inlined(LONG_PAGE, heavyWith('of-c'))).toHaveLength(5);
});

test('a document that is too long in any case inlines all styles that it uses', async () => {
  const heavy = random(FIRST_WINDOW);
  expect(await inlined(LONG_PAGE, () => heavy)).toHaveLength(5);
});
