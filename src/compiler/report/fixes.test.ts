import { expect, test } from 'vitest';
import type { Diagnostic } from '../types.ts';
import type { Fix } from './fix.ts';
import { applyFix, applyFixes } from './fixes.ts';

const set = (path: string, value: string): Fix => ({ kind: 'set', path: [path], value });

test.each<[name: string, text: string, fix: Fix]>([
  ['a text with a reference to a fact', '{"a":"{site.email}"}', set('a', 'mailto:a@example.org')],
  ['a value that the file does not have', '{"b":1}', set('a', 'x')],
  ['one of two values with the same name', '{"a":"y","a":"z"}', set('a', 'x')],
  ['a file that is not JSON', '{"a":"y",}', set('a', 'x')],
  ['a name to one that is there', '{"a":1,"b":2}', { kind: 'rename', path: ['a'], name: 'b' }],
  ['a property that is there', '{"a":"y"}', { kind: 'add', path: ['a'], value: 'x' }],
  [
    'a part that is elsewhere twice',
    '{"a":"no no"}',
    { kind: 'replace', path: ['a'], start: 1, old: 'no', text: 'yes' },
  ],
])('does not change %s', (_, text, fix) => {
  expect(applyFix(text, fix)).toBeUndefined();
});

test('finds a part of a text that a reference to a fact has moved', () => {
  const fix: Fix = { kind: 'replace', path: ['a'], start: 30, old: 'PowerBI', text: 'Power BI' };
  expect(applyFix('{"a":"{site.name}: PowerBI"}', fix)).toBe('{"a":"{site.name}: Power BI"}');
});

test('adds a property with the indentation, the line ends and the byte order mark of the file', () => {
  const fix: Fix = { kind: 'add', path: ['/b'], value: '/c' };
  expect(applyFix('\uFEFF{\r\n\t"/a": "/c"\r\n}\r\n', fix)).toBe(
    '\uFEFF{\r\n\t"/a": "/c",\r\n\t"/b": "/c"\r\n}\r\n',
  );
});

test('applies the first of two fixes for one value, and fixes of other values', () => {
  const diagnostic: Diagnostic = {
    ...{ file: 'content/site.json', line: 1, column: 1, length: 1, path: 'a', message: '' },
    ...{ code: 'wrong-type', severity: 'error' },
  };
  const fixes = [set('a', 'first'), set('a', 'second'), set('b', 'x')].map((fix) => ({ diagnostic, fix }));
  const changes = applyFixes('{"a":1,"b":2}', fixes);
  expect(changes.map(({ after }) => after)).toEqual(['{"a":"first","b":2}', '{"a":"first","b":"x"}']);
});
