import type { DiagnosticCode } from '../../report/codes.ts';
import { decodeText } from '../../source/encoding.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { COLLECTED_INPUT, people, peopleList } from '../examples/collected.ts';
import { home, homeWithText, json, page, siteWith } from '../examples/parts.ts';
import { inputOf, VAN } from '../examples/site.ts';
import type { Rule } from '../rule.ts';

/** The files of the valid site, one of them saved in Windows-1252. */
function inWindows1252(path: string, text: string): SourceFile[] {
  const bytes = Uint8Array.from(text.replace('’', '\x92'), (character) => character.charCodeAt(0));
  const others = inputOf({ [path]: null }).files;
  return [...others, { path: `content/${path}`, ...decodeText(bytes) }];
}

/** Diagnostics of the compiler about whole files and about JSON. */
export const FILES_RULES = {
  'unreadable-file': {
    summary:
      'A file of `content/` or `schemas/` cannot be read: a symbolic link that is broken or leads to a folder, a hidden file or out of the project, a folder or a pipe with the name of a file, a missing permission, or a name that is too long or only a file extension.',
    reason: 'The site would be built without its content.',
    fix: 'Replace it by a file. A symbolic link to a file of the project is followed.',
    examples: [
      {
        title: 'A symbolic link to a file that was deleted',
        input: {
          media: [{ ...VAN, fault: { kind: 'unreadable', reason: 'broken-link' } }],
        },
        output: `content/media/van.svg:1:1  unreadable-file
  This file is a symbolic link to a file that does not exist.
  Replace it by the file, or delete it.`,
        highlighted: '',
      },
    ],
  },
  'wrong-encoding': {
    summary: 'A JSON or SVG file is not UTF-8. A byte order mark is allowed.',
    reason: 'Visitors would see � instead of quotation marks, dashes and accented letters.',
    fix: 'Save the file as UTF-8.',
    examples: [
      {
        title: 'A file in Windows-1252',
        input: { files: inWindows1252('pages/404.json', '{ "title": "It’s not here" }') },
        output: `content/pages/404.json:1:15  wrong-encoding
  The byte 0x92 (’) is not UTF-8; the file seems to be saved as Windows-1252.
  Save it as UTF-8: click the encoding in the status bar of the editor, and choose "Save with Encoding".`,
        highlighted: '\uFFFD',
      },
    ],
  },
  'invalid-json': {
    summary:
      'The file is not valid JSON, for example because of an extra or missing comma, a comment, single quotes or a missing closing quote.',
    reason: 'None of the content can be shown until the file can be read.',
    fix: 'The message points at the character. After an extra comma or a comment, the rest of the file is still checked; after any other syntax error it is not.',
    examples: [
      {
        title: 'A comma after the last value',
        files: {
          'pages/404.json':
            '{\n  "title": "Not here",\n  "description": "D",\n  "blocks": [\n    { "type": "hero", "heading": "Hi" },\n  ]\n}',
        },
        output: `content/pages/404.json:5:40  invalid-json
  A comma before the closing ] is not allowed in JSON.
  Delete the comma.`,
        highlighted: ',',
      },
      {
        title: 'A missing comma',
        files: { 'pages/404.json': '{\n  "title": "Not here"\n  "description": "D",\n  "blocks": []\n}' },
        output: `content/pages/404.json:3:3  invalid-json
  A comma is missing before this.
  Put a comma after the value before it.`,
        highlighted: '"description"',
      },
      {
        title: 'A comment',
        files: {
          'pages/404.json':
            '{\n  "title": "Not here", // found\n  "description": "D",\n  "blocks": [{ "type": "hero", "heading": "Hi" }]\n}',
        },
        output: `content/pages/404.json:2:24  invalid-json
  Comments are not allowed in JSON.
  Delete it. Descriptions for editors belong in the schema.`,
        highlighted: '// found',
      },
      {
        title: 'Single quotes',
        files: { 'pages/404.json': '{\n  \'title\': "Not here"\n}' },
        output: `content/pages/404.json:2:3  invalid-json
  ' is a single quote; JSON texts are in double quotes.
  Type " before and after the text. Apostrophes inside the text may stay.`,
        highlighted: "'",
      },
    ],
  },
  'duplicate-property': {
    summary: 'A property appears twice in the same object.',
    reason: 'JSON keeps only the last one and silently drops the other.',
    fix: 'Delete one of them.',
    examples: [
      {
        title: 'The same property twice',
        files: {
          'pages/404.json':
            '{\n  "title": "Not here",\n  "description": "D",\n  "title": "Lost",\n  "blocks": [{ "type": "hero", "heading": "Hi" }]\n}',
        },
        output: `content/pages/404.json:4:3  duplicate-property
  title appears twice in this object; JSON keeps only the last.
  Delete one of them.`,
        highlighted: '"title"',
      },
    ],
  },
  'forbidden-character': {
    summary:
      'A text or the name of a property contains a control character, a noncharacter such as U+FFFF, or half of a surrogate pair.',
    reason:
      'Browsers replace or drop it, so that the page is rendered twice; pictures, feeds and the database refuse it.',
    fix: 'Delete the character.',
    examples: [
      {
        title: 'A character that was copied from a PDF',
        files: homeWithText('It stops\f twice.'),
        output: `content/pages/index.json:8:24  forbidden-character
  blocks[0].text contains U+000C, which no page, picture or database can show.
  Delete this character. A text that was copied from a PDF or a terminal may have it.`,
        highlighted: '\\f',
      },
    ],
  },
  'missing-site': {
    summary: '`content/site.json` does not exist.',
    reason: 'No page can be shown without the name, navigation and footer.',
    fix: 'Create it; `schemas/site.schema.json` describes it, and editors complete its properties.',
    examples: [
      {
        title: 'No site.json',
        files: {
          'site.json': null,
          ...home({ type: 'card-grid', items: [{ title: 'One', image: 'van.svg' }, { title: 'Two' }] }),
        },
        output: `content/site.json:1:1  missing-site
  There is no content/site.json.
  Create it with the name, navigation and footer; schemas/site.schema.json describes it.`,
        highlighted: '',
      },
    ],
  },
  'missing-theme': {
    summary: '`content/theme.json` does not exist.',
    reason: 'No page can be shown without colours.',
    fix: 'Create it; `schemas/theme.schema.json` describes it, and editors complete its properties.',
    examples: [
      {
        title: 'No theme.json',
        files: { ...siteWith(), 'theme.json': null },
        output: `content/theme.json:1:1  missing-theme
  There is no content/theme.json.
  Create it with the colours and fonts; schemas/theme.schema.json describes it.`,
        highlighted: '',
      },
    ],
  },
  'unknown-file': {
    summary: 'A file in `content/` that the compiler does not read.',
    reason: 'It is probably in the wrong folder: no page shows its content.',
    fix: 'Move it to the folder that the hint suggests, or delete it. Hidden files and `README.md` are ignored.',
    examples: [
      {
        title: 'A file in a misspelt folder',
        files: { 'page/about.json': '{}' },
        output: `content/page/about.json:1:1  unknown-file
  content/page/ has no schema: there is no schemas/records/page.schema.json, so nothing reads its files.
  Did you mean content/pages/?  To make it a collection, write schemas/records/page.schema.json.`,
        highlighted: '{',
      },
      {
        title: 'A folder without a schema',
        files: {
          ...people,
          ...peopleList({}),
          'poeple/bob.json': json({ name: 'Bob' }),
          'poeple/eve.json': '{}',
        },
        input: COLLECTED_INPUT,
        output: `content/poeple/bob.json:1:1  unknown-file
  content/poeple/ has no schema: there is no schemas/records/poeple.schema.json, so nothing reads its files.
  Did you mean content/people/?  To make it a collection, write schemas/records/poeple.schema.json.`,
        highlighted: '{',
      },
      {
        title: 'A template of a collection that does not exist',
        files: { ...people, ...peopleList({}), 'pages/people/[poeple].json': page() },
        input: COLLECTED_INPUT,
        output: `content/pages/people/[poeple].json:1:1  unknown-file
  This file is the template of the pages of a collection "poeple", which does not exist.
  Did you mean "people"?  Known: shuttles, forms, people, teams. A collection is a file in schemas/records/.`,
        highlighted: '{',
      },
    ],
  },
  'duplicate-route': {
    summary:
      'Two files are the same page: `about.json` and `about/index.json`, names that differ only in capital letters, or a page and a record with a template.',
    reason: 'Only one of them could be shown.',
    fix: 'Rename or delete one of them.',
    examples: [
      {
        title: 'Two files for one page',
        files: {
          ...siteWith({ menu: ['/about'] }),
          'pages/about.json': page(),
          'pages/about/index.json': page(),
        },
        output: `content/pages/about/index.json:1:1  duplicate-route
  This file and content/pages/about.json are both the page /about.
  Rename or delete one of them.`,
        highlighted: '{',
      },
      {
        title: 'A record and a page with the same address',
        files: {
          ...people,
          ...peopleList({}),
          ...siteWith({ sections: ['/people/*'] }),
          'pages/people/ada.json': page(),
          'pages/people/[people].json': page({ title: '{record.name}' }),
        },
        input: COLLECTED_INPUT,
        output: `content/people/ada.json:1:1  duplicate-route
  This record and content/pages/people/ada.json are both the page /people/ada: content/pages/people/[people].json makes a page of each record.
  Rename or delete one of them.`,
        highlighted: '{',
      },
    ],
  },
  'bad-route': {
    summary:
      "A page's address has capital letters, spaces or other characters that are hard to type and share, or it begins like those of the build's files (`/media/`, `/assets/`), of the database (`/rest/`) or of a host (`/cdn-cgi/`).",
    reason:
      'Such an address breaks when somebody reads it out, prints it or sends it by e-mail. Browsers keep everything below `/media/` and `/assets/` for a year, so that visitors would never see a change of the page.',
    fix: 'Rename the file as the message suggests.',
    examples: [
      {
        title: 'A file name with capital letters and a space',
        files: { ...siteWith({ sections: ['/*'] }), 'pages/Our Stops.json': page() },
        output: `content/pages/Our Stops.json:1:1  bad-route
  The address /Our Stops has characters that are hard to type and share.
  Name the file content/pages/our-stops.json: lowercase letters, digits and single hyphens.`,
        highlighted: '{',
      },
      {
        title: 'A page in a folder of the build',
        files: { ...siteWith({ sections: ['/media/*'] }), 'pages/media/press.json': page() },
        output: `content/pages/media/press.json:1:1  bad-route
  /media/press cannot be the address of a page: the files of the build are there, and browsers keep everything below it for a year.
  Rename the file or its folder: no address of a page may begin with /media/.`,
        highlighted: '{',
      },
    ],
  },
  'bad-id': {
    summary: 'The file name of a record cannot be its id.',
    reason: 'Other files refer to the record by its id, which must read the same on every computer.',
    fix: 'Rename the file: lowercase letters, digits and single hyphens.',
    examples: [
      {
        title: 'A record whose file name has a space and capital letters',
        files: { ...peopleList({}), 'people/Ada Lovelace.json': json({ name: 'Ada' }) },
        input: COLLECTED_INPUT,
        output: `content/people/Ada Lovelace.json:1:1  bad-id
  The file name "Ada Lovelace" cannot be the id of a record.
  Rename it, for example ada-lovelace.json: lowercase letters, digits and single hyphens.`,
        highlighted: '{',
      },
    ],
  },
} satisfies Partial<Record<DiagnosticCode, Rule>>;
