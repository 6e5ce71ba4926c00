import { describe, expect, test } from 'vitest';
import { compileFiles, errorsOf } from '../../../tests/engine/support/virtual-project.ts';
import { parseFile } from './json-file.ts';

const diagnostics = (text: string) => errorsOf({ 'services/van.json': text });

describe('invalid-json', () => {
  const SYNTAX_ERRORS: [what: string, text: string][] = [
    ['a comma at the end of an object', '{\n  "title": "Van",\n}'],
    ['a comma at the end of a list', '{ "title": "Van", "x": [1,] }'],
    ['a comment', '{\n  // the van\n  "title": "Van"\n}'],
    ['a missing comma', '{ "title": "Van" "icon": "map" }'],
    ['a missing colon', '{ "title" "Van" }'],
    ['single quotes', "{ 'title': 'Van' }"],
    ['a text that is not closed', '{ "title": "Van\n}'],
    ['a missing brace', '{ "title": "Van"'],
    ['something after the end', '{ "title": "Van" } }'],
    ['a bad escape', '{ "title": "C:\\van" }'],
    ['a tab in a text', '{ "title": "V\tan" }'],
    ['an empty file', ''],
  ];
  test('reports every kind of syntax error at its location', () => {
    const reports = SYNTAX_ERRORS.map(([name, text]) => `--- ${name}\n${diagnostics(text)}`).join('\n');
    expect(reports).toMatchInlineSnapshot(`
      "--- a comma at the end of an object
      content/services/van.json:2:17  invalid-json
        A comma before the closing } is not allowed in JSON.
        Delete the comma.
        >> ,
      --- a comma at the end of a list
      content/services/van.json:1:19  unknown-property
        x is not a known property.
        Known: title, text, icon
        >> "x"

      content/services/van.json:1:26  invalid-json
        A comma before the closing ] is not allowed in JSON.
        Delete the comma.
        >> ,
      --- a comment
      content/services/van.json:2:3  invalid-json
        Comments are not allowed in JSON.
        Delete it. Descriptions for editors belong in the schema.
        >> // the van
      --- a missing comma
      content/services/van.json:1:18  invalid-json
        A comma is missing before this.
        Put a comma after the value before it.
        >> "icon"
      --- a missing colon
      content/services/van.json:1:11  invalid-json
        A colon is missing here.
        Write a property as "name": value.
        >> "Van"
      --- single quotes
      content/services/van.json:1:3  invalid-json
        ' is a single quote; JSON texts are in double quotes.
        Type " before and after the text. Apostrophes inside the text may stay.
        >> '
      --- a text that is not closed
      content/services/van.json:1:12  invalid-json
        This text is not closed.
        Add a double quote at its end. A text cannot contain a line break.
        >> "Van
      --- a missing brace
      content/services/van.json:1:16  invalid-json
        A } is missing.
        Close every { with a }.
        >> "
      --- something after the end
      content/services/van.json:1:20  invalid-json
        The file should end here.
        A file contains one { … }. Look for an extra } above.
        >> }
      --- a bad escape
      content/services/van.json:1:12  invalid-json
        This backslash does not start an escape sequence.
        Write \\\\ for a backslash and \\" for a quote.
        >> "C:\\van"
      --- a tab in a text
      content/services/van.json:1:12  invalid-json
        This character is not allowed in a text.
        Write a tab as \\t and a line break as \\n.
        >> "V	an"
      --- an empty file
      content/services/van.json:1:1  invalid-json
        The file is empty.
        A file contains one { … }.
        >> "
    `);
  });

  test('reports comments and commas together with other diagnostics', () => {
    expect(diagnostics('{\n  "titel": "Van", // the van\n}')).toMatchInlineSnapshot(`
      "content/services/van.json:2:3  unknown-property
        titel is not a known property.
        Did you mean "title"?  Known: title, text, icon
        >> "titel"

      content/services/van.json:2:17  invalid-json
        A comma before the closing } is not allowed in JSON.
        Delete the comma.
        >> ,

      content/services/van.json:2:19  invalid-json
        Comments are not allowed in JSON.
        Delete it. Descriptions for editors belong in the schema.
        >> // the van"
    `);
  });
  test('reports a file that is nested too deeply', () => {
    expect(diagnostics('['.repeat(100_000))).toMatchInlineSnapshot(`
      "content/services/van.json:1:1  invalid-json
        The file is nested too deeply to read.
        >> ["
    `);
    expect(diagnostics(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toContain('nested too deeply');
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
  expect(diagnostics('{ "title": "Van", "__proto__": { "icon": "map" } }')).toMatchInlineSnapshot(`
    "content/services/van.json:1:19  unknown-property
      __proto__ is not a known property.
      Known: title, text, icon
      >> "__proto__""
  `);
});
