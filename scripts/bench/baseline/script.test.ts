import { expect, test } from 'vitest';
import { normaliseScript } from './script.ts';

const rename = (name: string) => (name === 'a3' ? 'Header__menu' : name);
const normalise = (code: string) => normaliseScript(code, rename);

const SCRIPT =
  'import{a as e}from"./x.js";var t={menu:`a3`},n=({to:e,id:t})=>e.go(t,Map);function r(){return document.t}export{r as t};';

test('ignores the order of modules, and the names that the minifier chose', () => {
  const other =
    'import{q as u}from"./x.js";function a(){return document.t}var i=({to:e,id:o})=>e.go(o,Map),z={menu:`a3`};export{a as q};';
  expect(normalise(other)).toBe(normalise(SCRIPT));
});

test.each([
  ['a text', '`a3`', '`a4`'],
  ['a property', '.go(', '.do('],
  ['a global', 'Map', 'Set'],
  ['a default value', '{to:e,id:t}', '{to:e,id:t=1}'],
  ['an address', './x.js', './y.js'],
])('shows a change of %s', (_, from, to) => {
  expect(normalise(SCRIPT.replace(from, to))).not.toBe(normalise(SCRIPT));
});

test('names classes by their source', () => {
  expect(normalise(SCRIPT)).toContain('menu:"Header__menu"');
  expect(normalise('f({as:`a3`})')).toContain('`a3`');
});

test('writes a shorthand property like one that is not', () => {
  expect(normalise('f({id})')).toBe(normalise('f({id:e})'));
});
