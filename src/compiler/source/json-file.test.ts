import * as jsonc from 'jsonc-parser';
import { describe, expect, test, vi } from 'vitest';
import { compileFiles, errorsOf } from '../../../tests/engine/support/virtual-project.ts';
import { parseFile } from './json-file.ts';

const diagnostics = (text: string) => errorsOf({ 'shuttles/van.json': text });

describe('invalid-json', () => {
  const SYNTAX_ERRORS: Record<string, string | string[]> = {
    '{\n  "title": "Van",\n}':
      '2:17 invalid-json | A comma before the closing } is not allowed in JSON. | Delete the comma. | >> ,',
    '{ "title": "Van", "x": [1,] }': [
      '1:19 unknown-property | x is not a known property. | Known: title, text, icon | >> "x"',
      '1:26 invalid-json | A comma before the closing ] is not allowed in JSON. | Delete the comma. | >> ,',
    ],
    '{\n  // the van\n  "title": "Van"\n}':
      '2:3 invalid-json | Comments are not allowed in JSON. | Delete it. Descriptions for editors belong in the schema. | >> // the van',
    '{ "title": "Van" "icon": "map" }':
      '1:18 invalid-json | A comma is missing before this. | Put a comma after the value before it. | >> "icon"',
    '{ "title" "Van" }':
      '1:11 invalid-json | A colon is missing here. | Write a property as "name": value. | >> "Van"',
    "{ 'title': 'Van' }":
      "1:3 invalid-json | ' is a single quote; JSON texts are in double quotes. | Type \" before and after the text. Apostrophes inside the text may stay. | >> '",
    '{ "title": "Van\n}':
      '1:12 invalid-json | This text is not closed. | Add a double quote at its end. A text cannot contain a line break. | >> "Van',
    '{ "title": "Van"': '1:16 invalid-json | A } is missing. | Close every { with a }. | >> "',
    '{ "title": "Van" } }':
      '1:20 invalid-json | The file should end here. | A file contains one { … }. Look for an extra } above. | >> }',
    '{ "title": "C:\\van" }':
      '1:12 invalid-json | This backslash does not start an escape sequence. | Write \\\\ for a backslash and \\" for a quote. | >> "C:\\van"',
    '{ "title": "V\tan" }':
      '1:14 invalid-json | A tab is not allowed in a text. | Write it as \\t, or as a space. | >> \t',
    '{ "title": "V\fan" }':
      '1:14 invalid-json | U+000C is not allowed in a text. | Delete it. A text that was copied from a PDF or a terminal may have it. | >> \f',
    '': '1:1 invalid-json | The file is empty. | A file contains one { … }. | >> ',
  };
  test.each(Object.entries(SYNTAX_ERRORS))(
    'reports the syntax error of %j at its location',
    (text, expected) => {
      expect(diagnostics(text)).toEqual([expected].flat().map((one) => `content/shuttles/van.json:${one}`));
    },
  );

  test('reports comments and commas together with other diagnostics', () => {
    expect(diagnostics('{\n  "titel": "Van", // the van\n}')).toEqual([
      'content/shuttles/van.json:2:3 unknown-property | titel is not a known property. | Did you mean "title"?  Known: title, text, icon | >> "titel"',
      'content/shuttles/van.json:2:17 invalid-json | A comma before the closing } is not allowed in JSON. | Delete the comma. | >> ,',
      'content/shuttles/van.json:2:19 invalid-json | Comments are not allowed in JSON. | Delete it. Descriptions for editors belong in the schema. | >> // the van',
    ]);
  });
  test('reports a file that is nested too deeply', () => {
    expect(diagnostics('['.repeat(100_000))).toEqual([
      'content/shuttles/van.json:1:1 invalid-json | The file is nested too deeply to read. | >> [',
    ]);
    expect(String(diagnostics(`${'['.repeat(5000)}${']'.repeat(5000)}`))).toContain('nested too deeply');
  });
  test('a page with a syntax error is still a link target', () => {
    const links = '{ "url": "https://example.org", "menu": ["/about#team"], "sharedBlocks": [] }';
    const { diagnostics } = compileFiles({ 'site.json': links, 'pages/about.json': '{' });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code }) => code)).toEqual(['invalid-json']);
  });
});

test('ignores a byte order mark', () => {
  expect(parseFile({ path: 'a.json', text: '\uFEFF{"a":1}' })).toMatchObject({
    value: { a: 1 },
    diagnostics: [],
  });
});

test('treats "__proto__" like any other property', () => {
  expect(diagnostics('{ "title": "Van", "__proto__": { "icon": "map" } }')).toEqual([
    'content/shuttles/van.json:1:19 unknown-property | __proto__ is not a known property. | Known: title, text, icon | >> "__proto__"',
  ]);
});

describe('a file with many errors', () => {
  const MANY = 20_000;
  // Each was quadratic: seconds for these, minutes for more.
  test.each([
    ['commas without values', `[${','.repeat(MANY)}`, 1],
    ['commas too many', `[${'[1,],'.repeat(MANY)}1]`, MANY],
    ['comments', `[${'/**/'.repeat(MANY)}1]`, MANY],
    ['tabs in a text', `["${'\t'.repeat(MANY)}"]`, 1],
  ])('is read in one pass: %s', (_, text, amount) => {
    const parsed = vi.spyOn(jsonc, 'parseTree').mockClear();
    expect(parseFile({ path: 'a.json', text }).diagnostics).toHaveLength(amount);
    expect(parsed.mock.calls.length).toBeLessThan(4);
  });
});
