import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { ROOT } from '../../content/project.ts';
import { fileOfClass, moduleFiles, shortClassNames } from './class-names.ts';
import { FIRST_WINDOW, pageStyles } from './page-styles.ts';
import { shownClasses } from './shown-classes.ts';
import { splitStyles } from './style-sheets.ts';

const FILES = new Map([
  ['a', 'app/Header.module.css'],
  ['b', 'blocks/hero/Hero.module.css'],
  ['c', 'ui/dialog/Dialog.module.css'],
]);

const CSS = [
  '@layer base{body{margin:0}}',
  '@font-face{font-family:Plain;src:local(Arial)}',
  '.a0{color:red}.a0:hover{color:blue}',
  '@media (width>48rem){.a0{display:flex}.b0{display:grid}}',
  '@media print{.b0{display:none}}',
  '@starting-style{.b0{opacity:0}}',
  '@keyframes b7{to{opacity:0}}.b0{animation:b7 1s}',
  'html:has(.c0:modal){overflow:hidden}',
  '@layer scripted{.a0 input{margin:0}@media (forced-colors:active){.a0 input{color:red}}}',
].join('');

test('a class says which file it comes from, and no two classes of the site share a name', () => {
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

test('parts stand as in the sheet, also where they begin with the same group', () => {
  const rules = [
    '@media print and (color){.a0{top:0}}',
    '.c0{top:0}',
    '@media print and (color){.b0{top:0}}',
  ];
  expect(splitStyles(rules.join(''), FILES).parts.map(({ css }) => css)).toEqual(rules);
});

test('every rule is in exactly the part of its module; what can wait is in none', () => {
  const { base, parts } = splitStyles(CSS, FILES);
  const of = (letter: string) => parts.find(({ files }) => files.includes(letter))?.css;
  expect(base).toBe('@layer base{body{margin:0}}@font-face{font-family:Plain;src:local(Arial)}');
  expect(of('a')).toBe('.a0{color:red}@media (width>48rem){.a0{display:flex}}');
  expect(of('b')).toBe(
    '@media (width>48rem){.b0{display:grid}}@keyframes b7{to{opacity:0}}.b0{animation:b7 1s}',
  );
  expect(of('c')).toBe('html:has(.c0:modal){overflow:hidden}');
});

const PAGE = `
  <header class="a0"><details class="a1"><summary class="a2">More</summary><p class="a3">Hidden</p></details></header>
  <section data-block="hero" class="b0"><img class="b1" alt=""><details open><summary></summary><p class="b2"></p></details>
    <dialog class="c0"><p class="c1"></p></dialog></section>
  <footer class="a0 a4"></footer>`;

test('what is shown at first is found, band by band', () => {
  expect(shownClasses(PAGE).map((band) => [...band])).toEqual([
    ['a0', 'a1', 'a2'],
    ['b0', 'b1', 'b2'],
    ['a4'],
  ]);
});

const SHEETS = {
  base: 'base',
  parts: [
    { files: ['a'], css: 'of-a' },
    { files: ['b'], css: 'of-b' },
    { files: ['c'], css: 'of-c' },
    { files: ['d'], css: 'of-d' },
  ],
};

const random = (bytes: number) => randomBytes(bytes).toString('base64');

test('a page takes the styles of what it uses and no others', () => {
  const page = `${PAGE}<section data-block="faq" class="d0"></section>`;
  expect(pageStyles(SHEETS, PAGE, (styles) => styles.join(), 11)).toEqual(['base', 'of-a', 'of-b', 'of-c']);
  expect(pageStyles(SHEETS, page, (styles) => styles.join(), 11)).toHaveLength(5);
});

test('where they would not fit into the first window, what is out of sight waits, then the last bands', () => {
  const page = `${PAGE}<section data-block="faq" class="d0"></section>`;
  const heavy = random(FIRST_WINDOW);
  const without = (part: string) => (styles: string[]) =>
    (styles.includes(part) ? heavy : '') + styles.join();
  expect(pageStyles(SHEETS, page, without('of-c'), 11)).toEqual(['base', 'of-a', 'of-b', 'of-d']);
  expect(pageStyles(SHEETS, page, without('of-d'), 11)).toEqual(['base', 'of-a', 'of-b']);
  // Nothing is gained for a page that is too long with the fewest.
  expect(pageStyles(SHEETS, page, () => heavy, 11)).toEqual(['base', 'of-a', 'of-b', 'of-d']);
});
