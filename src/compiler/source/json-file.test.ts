import { describe, expect, test } from 'vitest';
import { compileFiles, problemsOf } from '../../../tests/engine/support/virtual-project.ts';
import { parseFile } from './json-file.ts';

const problems = (text: string) => problemsOf({ 'services/van.json': text });

describe('invalid-json', () => {
  const MISTAKES: [what: string, text: string][] = [
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
  test('each mistake of form is told at its place', () => {
    const told = MISTAKES.map(([what, text]) => `--- ${what}\n${problems(text)}`).join('\n');
    expect(told).toMatchInlineSnapshot(`
      "--- a comma at the end of an object
      content/services/van.json:2:17  invalid-json
        A comma before the closing } is not allowed in JSON.
        Delete the comma.
        >> ,
      --- a comma at the end of a list
      content/services/van.json:1:19  unknown-property
        x is not known here.
        Known: title, text, icon
        >> "x"

      content/services/van.json:1:26  invalid-json
        A comma before the closing ] is not allowed in JSON.
        Delete the comma.
        >> ,
      --- a comment
      content/services/van.json:2:3  invalid-json
        Comments are not allowed in JSON.
        Delete it; what editors need to know stands in the schema.
        >> // the van
      --- a missing comma
      content/services/van.json:1:18  invalid-json
        A comma is missing before this.
        Put a comma after the value before it.
        >> "icon"
      --- a missing colon
      content/services/van.json:1:11  invalid-json
        A colon is missing here.
        A property is written "name": value.
        >> "Van"
      --- single quotes
      content/services/van.json:1:3  invalid-json
        This is not a JSON value.
        Texts stand in double quotes; true, false and numbers without.
        >> 'title'
      --- a text that is not closed
      content/services/van.json:1:12  invalid-json
        This text is not closed.
        Put a double quote at its end. A text stands on one line.
        >> "Van
      --- a missing brace
      content/services/van.json:1:16  invalid-json
        A } is missing.
        Every { needs its }.
        >> "
      --- something after the end
      content/services/van.json:1:20  invalid-json
        The file should end here.
        A file holds one { … }. Check for a } too many above.
        >> }
      --- a bad escape
      content/services/van.json:1:12  invalid-json
        A backslash here means nothing.
        Write \\\\ for a backslash and \\" for a quote.
        >> "C:\\van"
      --- a tab in a text
      content/services/van.json:1:12  invalid-json
        A character that cannot stand in a text.
        A tab is written \\t and a line break \\n.
        >> "V	an"
      --- an empty file
      content/services/van.json:1:1  invalid-json
        The file is empty.
        A file holds one { … }.
        >> "
    `);
  });

  test('comments and commas do not hide other problems', () => {
    expect(problems('{\n  "titel": "Van", // the van\n}')).toMatchInlineSnapshot(`
      "content/services/van.json:2:3  unknown-property
        titel is not known here.
        Did you mean "title"?  Known: title, text, icon
        >> "titel"

      content/services/van.json:2:17  invalid-json
        A comma before the closing } is not allowed in JSON.
        Delete the comma.
        >> ,

      content/services/van.json:2:19  invalid-json
        Comments are not allowed in JSON.
        Delete it; what editors need to know stands in the schema.
        >> // the van"
    `);
  });
  test('nesting without end', () => {
    expect(problems('['.repeat(100_000))).toMatchInlineSnapshot(`
      "content/services/van.json:1:1  invalid-json
        The file is nested too deeply to read.
        >> ["
    `);
    expect(problems(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toContain('nested too deeply');
  });
  test('a page that cannot be read is still there for links', () => {
    const links = '{ "url": "https://example.org", "menu": ["/about#team"], "sharedBlocks": [] }';
    const { diagnostics } = compileFiles({ 'site.json': links, 'pages/about.json': '{' });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code }) => code)).toEqual(['invalid-json']);
  });
});

test('a byte order mark is no mistake', () => {
  expect(parseFile({ path: 'a.json', text: '\uFEFF{"a":1}' })).toMatchObject({
    value: { a: 1 },
    problems: [],
  });
});

test('"__proto__" is a name like others', () => {
  expect(problems('{ "title": "Van", "__proto__": { "icon": "map" } }')).toMatchInlineSnapshot(`
    "content/services/van.json:1:19  unknown-property
      __proto__ is not known here.
      Known: title, text, icon
      >> "__proto__""
  `);
});
