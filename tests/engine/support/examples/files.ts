import { decodeText } from '../../../../src/compiler/source/encoding.ts';
import { pageWith } from '../../../support/small-site/parts.ts';
import { QUOTE, schemaSources } from '../../../support/small-site/schema-project.ts';
import { inputOf, VAN } from '../../../support/small-site/site.ts';
import type { LocatedExample } from './example.ts';

const PAGE = 'content/pages/404.json';

/** The bytes of a text in an encoding that Node does not write. */
const utf16 = (text: string, isBigEndian: boolean): Uint8Array => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};
const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from(text.replaceAll('’', '\x92').replaceAll('–', '\x96'), (character) =>
    character.charCodeAt(0),
  );

const TEXT = '{\n  "title": "It’s gone – é"\n}';

const encoded = (title: string, bytes: Uint8Array, at: string, words: string): LocatedExample => ({
  title,
  at: `${PAGE}:${at} wrong-encoding`,
  words,
  input: {
    files: [...inputOf({ 'pages/404.json': null }).files, { path: PAGE, ...decodeText(bytes) }],
  },
});

const typed = (title: string, text: string, at: string, words: string): LocatedExample => ({
  title,
  at: `${PAGE}:${at} invalid-json`,
  words,
  files: { 'pages/404.json': text },
});

const named = (title: string, path: string, words: string): LocatedExample => ({
  title,
  at: `content/${path}:1:1 unknown-file`,
  words,
  files: { [path]: '{}' },
});

const written = (title: string, text: string, column: number, words: string): LocatedExample => ({
  title,
  at: `content/pages/index.json:8:${column} markup-in-text`,
  words,
  files: {
    'pages/index.json': pageWith().replace('"Start"\n', `"Start",\n      "text": ${JSON.stringify(text)}\n`),
  },
});

const latin = decodeText(windows1252('<svg>\n <title>Caf\xE9</title></svg>')).wrongEncoding;
const quote = schemaSources();

export const FILE_EXAMPLES: LocatedExample[] = [
  encoded('a file in Windows-1252', windows1252(TEXT), '2:15', '0x92 (’)'),
  encoded(
    'a file in Windows-1252 with an accent only',
    windows1252('{\n  "title": "Caf\xE9" }'),
    '2:16',
    'Windows-1252',
  ),
  encoded('a file in UTF-16 LE', utf16(TEXT, false), '1:1', 'UTF-16 LE'),
  encoded('a file in UTF-16 BE', utf16(TEXT, true), '1:1', 'UTF-16 BE'),
  encoded('a file in UTF-16 without a mark', Buffer.from(TEXT, 'utf16le'), '1:1', 'UTF-16 LE'),
  {
    title: 'a schema in Windows-1252',
    at: `${QUOTE}:2:27 wrong-encoding`,
    words: 'Save it as UTF-8',
    sources: {
      ...quote,
      files: quote.files.map((file) =>
        file.path === QUOTE ? { ...file, ...decodeText(windows1252(file.text)) } : file,
      ),
    },
  },
  {
    title: 'an SVG in Windows-1252',
    at: 'content/media/van.svg:2:12 wrong-encoding',
    words: 'Windows-1252',
    input: { media: [{ ...VAN, ...(latin && { wrongEncoding: latin }) }] },
  },
  named('a file ending in capitals', 'pages/plan.JSON', 'Rename it to content/pages/plan.json'),
  named('a file ending of another format', 'pages/plan.jsonc', 'Rename it to content/pages/plan.json'),
  named('a file that an editor has renamed', 'pages/plan.json.txt', 'Rename it to content/pages/plan.json'),
  typed('curly quotes around a text', '{ “title”: "A" }', '1:3', 'Type " before and after'),
  typed('a comment of a script', '{ # here\n "title": "A" }', '1:3', 'Comments are not allowed'),
  typed('a full-width colon', '{ "title"：  "A" }', '1:10', 'Type : instead'),
  typed('a full-width comma', '{ "title": "A"， "x": 1 }', '1:15', 'Type , instead'),
  typed('a no-break space', '{\u00A0"title": "A" }', '1:2', 'U+00A0'),
  typed('a name without quotes', '{ title: "A" }', '1:3', 'Write "title"'),
  typed('a value of Python', '{ "title": None }', '1:12', 'Write null'),
  typed('an equals sign', '{ "title" = "A" }', '1:11', 'Write "name": value'),
  written('a heading in Markdown', '# Heading', 16, '"# H", which is shown as typed'),
  written('italics in Markdown', 'A *little* more', 18, 'Write underscores for italics'),
  written('a list in Markdown', '- First', 16, 'Write the items of a list'),
  written('HTML in a text', 'A <b>bold</b> word', 18, 'HTML is not supported'),
];
