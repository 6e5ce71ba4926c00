import type { DiagnosticCase } from './diagnostic-case.ts';
import { home, json, page, REGISTER, site } from './parts.ts';

const REGISTERED = { name: 'Draft', purpose: 'Nothing is lost.' };

/** Mistakes with a file as a whole. */
export const FILE_CASES: DiagnosticCase[] = [
  {
    code: 'invalid-json',
    title: 'A comma after the last value',
    files: {
      'pages/404.json':
        '{\n  "title": "Not here",\n  "description": "D",\n  "blocks": [\n    { "type": "hero", "heading": "Hi" },\n  ]\n}',
    },
    says: `content/pages/404.json:5:40  invalid-json
  A comma before the closing ] is not allowed in JSON.
  Delete the comma.`,
    at: ',',
  },
  {
    code: 'invalid-json',
    title: 'A comma that is missing',
    files: { 'pages/404.json': '{\n  "title": "Not here"\n  "description": "D",\n  "blocks": []\n}' },
    says: `content/pages/404.json:3:3  invalid-json
  A comma is missing before this.
  Put a comma after the value before it.`,
    at: '"description"',
  },
  {
    code: 'invalid-json',
    title: 'A comment',
    files: {
      'pages/404.json':
        '{\n  "title": "Not here", // found\n  "description": "D",\n  "blocks": [{ "type": "hero", "heading": "Hi" }]\n}',
    },
    says: `content/pages/404.json:2:24  invalid-json
  Comments are not allowed in JSON.
  Delete it; what editors need to know stands in the schema.`,
    at: '// found',
  },
  {
    code: 'invalid-json',
    title: 'Single quotes',
    files: { 'pages/404.json': '{\n  \'title\': "Not here"\n}' },
    says: `content/pages/404.json:2:3  invalid-json
  This is not a JSON value.
  Texts stand in double quotes; true, false and numbers without.`,
    at: "'title'",
  },
  {
    code: 'duplicate-property',
    title: 'The same name twice',
    files: {
      'pages/404.json':
        '{\n  "title": "Not here",\n  "description": "D",\n  "title": "Lost",\n  "blocks": [{ "type": "hero", "heading": "Hi" }]\n}',
    },
    says: `content/pages/404.json:4:3  duplicate-property
  title stands twice in the same object; only the last would count.
  Keep one of them.`,
    at: '"title"',
  },
  {
    code: 'missing-site',
    title: 'No site.json',
    files: {
      'site.json': null,
      ...home({ type: 'card-grid', items: [{ title: 'One', image: 'van.svg' }, { title: 'Two' }] }),
    },
    says: `content/site.json:1:1  missing-site
  There is no content/site.json.
  It holds the name, navigation and footer; schemas/site.schema.json says how.`,
    at: '',
  },
  {
    code: 'missing-register',
    title: 'What stays on the device is to be shown, and is written nowhere',
    files: { ...REGISTER, 'storage.json': null },
    says: `content/pages/404.json:1:137  missing-register
  This block shows what the site keeps on the device, and there is no content/storage.json.
  Write it: schemas/storage.schema.json says how.`,
    at: '"all"',
  },
  {
    code: 'missing-register',
    title: 'No page says what stays on the device, before the launch',
    files: site(),
    occasions: ['launch'],
    says: `content/site.json:1:1  missing-register
  No page says what the site keeps on the visitor’s device.
  Write content/storage.json and put { "type": "stored-data", "items": "all" } on the page about cookies or privacy.`,
    at: '{',
  },
  {
    code: 'missing-property',
    title: 'A thing that the site keeps, and nothing said of it',
    files: {
      'storage.json': json({
        terms: {},
        places: {},
        grounds: {},
        things: { draft: REGISTERED, scheme: REGISTERED },
      }),
    },
    says: `content/storage.json:5:13  missing-property
  things has no "consent".
  Add "consent": What is said of it.`,
    at: '{',
  },
  {
    code: 'missing-page',
    title: 'No page for unknown addresses',
    files: { 'pages/404.json': null },
    says: `content/pages/404.json:1:1  missing-page
  There is no content/pages/404.json.
  Write one, for example with: npm run new page /404`,
    at: '',
  },
  {
    code: 'unknown-file',
    title: 'A file in a folder that is misspelt',
    files: { 'page/about.json': '{}' },
    says: `content/page/about.json:1:1  unknown-file
  Nothing reads this file.
  Did you mean content/pages?  Files are read from content/site.json, content/redirects.json, content/house-style.json, content/published.json, content/storage.json, content/pages/, content/services/<id>.json, content/forms/<id>.json and content/media/.`,
    at: '{',
  },
  {
    code: 'duplicate-route',
    title: 'Two files for one page',
    files: { ...site({ menu: ['/about'] }), 'pages/about.json': page(), 'pages/about/index.json': page() },
    says: `content/pages/about/index.json:1:1  duplicate-route
  This file and content/pages/about.json are both the page /about.
  Rename or delete one of them.`,
    at: '{',
  },
  {
    code: 'bad-route',
    title: 'A file name with capital letters and a space',
    files: { ...site({ sections: ['/*'] }), 'pages/Our Stops.json': page() },
    says: `content/pages/Our Stops.json:1:1  bad-route
  The address /Our Stops has characters that are hard to type and share.
  Name the file content/pages/our-stops.json: small letters, digits and single hyphens.`,
    at: '{',
  },
  {
    code: 'unknown-record',
    title: 'A service that does not exist',
    files: {
      ...home({ type: 'service-list', services: ['vam', 'van'] }),
      'services/van.json': json({ title: 'The van' }),
    },
    says: `content/pages/index.json:12:9  unknown-record
  blocks[1].services[0] is "vam"; there is no content/services/vam.json.
  Did you mean "van"?  Known: van`,
    at: '"vam"',
  },
  {
    code: 'unused-record',
    title: 'A service that no page shows',
    files: { 'services/van.json': json({ title: 'The van' }) },
    says: `content/services/van.json:1:1  unused-record (notice)
  No page shows services/van.
  Name "van" in a block of a page, or delete the file.`,
    at: '{',
  },
];
