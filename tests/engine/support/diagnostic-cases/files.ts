import { VAN } from '../virtual-project.ts';
import type { DiagnosticCase } from './diagnostic-case.ts';
import { home, json, page, REGISTER, siteWith } from './parts.ts';

const REGISTERED = { name: 'Draft', purpose: 'Nothing is lost.' };

/** Diagnostics about whole files. */
export const FILE_CASES: DiagnosticCase[] = [
  {
    code: 'unreadable-file',
    title: 'A symbolic link to a file that was deleted',
    files: {},
    input: {
      media: [{ ...VAN, fault: { kind: 'unreadable', reason: 'broken-link' } }],
    },
    output: `content/media/van.svg:1:1  unreadable-file
  This file is a symbolic link to a file that does not exist.
  Replace it by the file, or delete it.`,
    highlighted: '',
  },
  {
    code: 'invalid-json',
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
    code: 'invalid-json',
    title: 'A missing comma',
    files: { 'pages/404.json': '{\n  "title": "Not here"\n  "description": "D",\n  "blocks": []\n}' },
    output: `content/pages/404.json:3:3  invalid-json
  A comma is missing before this.
  Put a comma after the value before it.`,
    highlighted: '"description"',
  },
  {
    code: 'invalid-json',
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
    code: 'invalid-json',
    title: 'Single quotes',
    files: { 'pages/404.json': '{\n  \'title\': "Not here"\n}' },
    output: `content/pages/404.json:2:3  invalid-json
  ' is a single quote; JSON texts are in double quotes.
  Type " before and after the text. Apostrophes inside the text may stay.`,
    highlighted: "'",
  },
  {
    code: 'duplicate-property',
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
  {
    code: 'missing-site',
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
  {
    code: 'missing-register',
    title: 'A list of the stored data, without content/storage.json',
    files: { ...REGISTER, 'storage.json': null },
    output: `content/pages/404.json:1:137  missing-register
  This block lists the data that the site stores in the browser, but content/storage.json does not exist.
  Create it; schemas/storage.schema.json describes it.`,
    highlighted: '"all"',
  },
  {
    code: 'missing-register',
    title: 'A list of what a submission stores, without its texts',
    files: { ...REGISTER, 'pages/404.json': REGISTER['pages/404.json'].replace('"all"', '"submissions"') },
    output: `content/pages/404.json:1:137  missing-register
  This block lists what is stored when a form is sent, but content/storage.json has no "submissions".
  Add it; schemas/storage.schema.json describes it.`,
    highlighted: '"submissions"',
  },
  {
    code: 'missing-register',
    title: 'No page with a list of the stored data, with --launch',
    files: siteWith(),
    mode: 'launch',
    output: `content/site.json:1:1  missing-register
  No page lists the data that the site stores in the browser.
  Create content/storage.json, and add { "type": "stored-data", "items": "all" } to the page about cookies or privacy.`,
    highlighted: '{',
  },
  {
    code: 'missing-property',
    title: 'A stored item without a description',
    files: {
      'storage.json': json({
        terms: {},
        places: {},
        grounds: {},
        things: { draft: REGISTERED, scheme: REGISTERED },
      }),
    },
    output: `content/storage.json:5:13  missing-property
  things has no "consent".
  Add "consent": The statement about the item.`,
    highlighted: '{',
  },
  {
    code: 'missing-page',
    title: 'No not-found page',
    files: { 'pages/404.json': null },
    output: `content/pages/404.json:1:1  missing-page
  There is no content/pages/404.json.
  Create it, for example with: npm run new page /404`,
    highlighted: '',
  },
  {
    code: 'unknown-file',
    title: 'A file in a misspelt folder',
    files: { 'page/about.json': '{}' },
    output: `content/page/about.json:1:1  unknown-file
  content/page/ has no schema: there is no schemas/records/page.schema.json, so nothing reads its files.
  Did you mean content/pages/?  To make it a collection, write schemas/records/page.schema.json.`,
    highlighted: '{',
  },
  {
    code: 'duplicate-route',
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
    code: 'bad-route',
    title: 'A file name with capital letters and a space',
    files: { ...siteWith({ sections: ['/*'] }), 'pages/Our Stops.json': page() },
    output: `content/pages/Our Stops.json:1:1  bad-route
  The address /Our Stops has characters that are hard to type and share.
  Name the file content/pages/our-stops.json: lowercase letters, digits and single hyphens.`,
    highlighted: '{',
  },
];
