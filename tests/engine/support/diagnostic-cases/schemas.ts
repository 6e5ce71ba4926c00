import { decodeText } from '../../../../src/compiler/source/encoding.ts';
import type { SourceFile } from '../../../../src/compiler/source/source-file.ts';
import { QUOTE, QUOTE_FOLDER, type SchemaEdit, schemaSources } from '../schema-project.ts';
import { inputOf } from '../virtual-project.ts';
import type { DiagnosticCase } from './diagnostic-case.ts';

function schemaCase(title: string, edit: SchemaEdit, output: string, highlighted: string): DiagnosticCase {
  return {
    code: 'invalid-schema',
    title,
    files: {},
    input: { schemaSources: schemaSources(edit) },
    output,
    highlighted,
  };
}

/** The files of the valid project, one of them saved in Windows-1252. */
function inWindows1252(path: string, text: string): SourceFile[] {
  const bytes = Uint8Array.from(text.replace('’', '\x92'), (character) => character.charCodeAt(0));
  const others = inputOf({ [path]: null }).files;
  return [...others, { path: `content/${path}`, ...decodeText(bytes) }];
}

/** Diagnostics about schemas, folders of blocks and encodings. */
export const SCHEMA_CASES: DiagnosticCase[] = [
  {
    code: 'wrong-encoding',
    title: 'A file in Windows-1252',
    files: {},
    input: { files: inWindows1252('pages/404.json', '{ "title": "It’s not here" }') },
    output: `content/pages/404.json:1:15  wrong-encoding
  The byte 0x92 (’) is not UTF-8; the file seems to be saved as Windows-1252.
  Save it as UTF-8: click the encoding in the status bar of the editor, and choose "Save with Encoding".`,
    highlighted: '\uFFFD',
  },
  schemaCase(
    'A misspelt keyword',
    [QUOTE, '"required"', '"requierd"'],
    `src/blocks/quote/block.schema.json:5:3  invalid-schema
  "requierd" is not a keyword of a schema.
  Did you mean "required"?`,
    '"requierd"',
  ),
  schemaCase(
    'A reference to a definition that does not exist',
    [QUOTE, '$defs/heading', '$defs/headng'],
    `src/blocks/quote/block.schema.json:8:15  invalid-schema
  $ref is "../../../schemas/defs.schema.json#/$defs/headng"; there is no such definition in schemas/defs.schema.json.
  Did you mean "heading"?  Definitions: heading, href, link`,
    '"../../../schemas/defs.schema.json#/$defs/headng"',
  ),
  schemaCase(
    'An unknown meaning',
    [QUOTE, '"media"', '"meida"'],
    `src/blocks/quote/block.schema.json:13:16  invalid-schema
  means is "meida"; there is no such meaning.
  Did you mean "media"?  Meanings: inline, link, anchor, alternative, media, icon, page, pages, page-names, dated-pages, date, page-dates, …`,
    '"meida"',
  ),
  schemaCase(
    'Limits that contradict each other',
    [QUOTE, '"minItems": 1', '"minItems": 4'],
    `src/blocks/quote/block.schema.json:27:19  invalid-schema
  minItems is 4, which is more than maxItems, 3: no value can have both.
  Correct one of them.`,
    '4',
  ),
  {
    code: 'invalid-block',
    title: 'A component with another name',
    files: {},
    input: {
      schemaSources: schemaSources(undefined, [
        {
          ...QUOTE_FOLDER,
          modules: [
            {
              source: { path: 'src/blocks/quote/Quote.tsx', text: 'export function Qoute() {}\n' },
              exports: [{ name: 'Qoute', offset: 16, length: 5 }],
              missingImports: [],
            },
          ],
        },
      ]),
    },
    output: `src/blocks/quote/Quote.tsx:1:17  invalid-block
  The block "quote" needs a component named Quote; this file does not export it.
  Rename Qoute to Quote.`,
    highlighted: 'Qoute',
  },
  {
    code: 'invalid-block',
    title: 'A folder without a schema',
    files: {},
    input: {
      schemaSources: schemaSources(undefined, [QUOTE_FOLDER, { type: 'hint', files: [], modules: [] }]),
    },
    output: `src/blocks/hint/block.schema.json:1:1  invalid-block
  src/blocks/hint/ has no block.schema.json.
  Write one (npm run new block shows how) or delete the folder.`,
    highlighted: '',
  },
  {
    code: 'missing-title',
    title: 'A property without a label for the studio',
    files: {},
    input: {
      schemaSources: schemaSources([
        QUOTE,
        '"description": "How many."',
        '"title": "Stars", "description": "Of 5."',
      ]),
    },
    output: `src/blocks/quote/block.schema.json:7:5  missing-title (notice)
  Properties without a "title": text, picture, look, lines.
  Add the label that editors read above the field, for example "title": "Links to".`,
    highlighted: '"text"',
  },
];
