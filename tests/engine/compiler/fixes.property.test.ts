import { expect, test } from 'vitest';
import { fixSite, withTexts } from '../../../src/compiler/fix-site.ts';
import { decodeText } from '../../../src/compiler/source/encoding.ts';
import type { CompileInput } from '../../../src/compiler/types.ts';
import { compile } from '../../../src/core/compile.ts';
import { fc } from '../../support/fast-check.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { form } from '../../support/small-site/form.ts';
import { CARDS, home, homeWithText, json, page, siteWith } from '../../support/small-site/parts.ts';
import { QUOTE, schemaSources } from '../../support/small-site/schema-project.ts';
import { DATED } from '../../support/small-site/schemas.ts';
import { type Files, inputOf, VAN } from '../../support/small-site/site.ts';

/** The figures of `least` are those of the full run. */
const FILES_OF_EACH_KIND = IS_FULL_RUN ? 30 : 6;

const DATE = { type: 'string', means: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const;

const INPUT: Partial<CompileInput> = {
  schemas: { ...DATED, page: { ...DATED.page, properties: { ...DATED.page.properties, date: DATE } } },
  formerIcons: new Map([['Tome', 'book']]),
  media: [VAN, { ...VAN, name: 'concert-hall.svg', src: '/media/concert-hall.svg' }],
};

/** A valid site, all of whose values a mistake can change. */
const SITE: Files = {
  ...siteWith({ menu: ['/stops', '/news', '/media/concert-hall.svg'] }),
  ...home({
    ...CARDS,
    items: [
      { title: 'One', icon: 'book', image: 'concert-hall.svg' },
      { title: 'Two', icon: 'map' },
    ],
    columns: 3,
    wide: true,
    tags: ['red', 'blue'],
    id: 'cards',
    tone: 'tinted',
  }),
  'pages/stops.json': page({ summary: 'Where the van stops.', order: 15 }),
  'pages/news.json': page({
    $schema: '../../schemas/page.schema.json',
    title: 'News',
    description: 'What is new.',
    date: '2026-09-18',
  }),
  'redirects.json': '{\n  "/halts": "/stops"\n}\n',
  'published.json': JSON.stringify({ routes: ['/', '/halts', '/news', '/stops'] }, null, 2),
};

/** A data schema with fields, a list of choices and a list of numbers, and the content of its form. */
const VISIT = {
  type: 'object',
  properties: {
    family: { type: 'string', maxLength: 80 },
    size: { type: 'string', enum: ['small', 'large'] },
    tickets: { type: 'integer', enum: [10, 20] },
  },
};

const FORM_SITE: Files = {
  'forms/visit.json': json({
    sections: [
      {
        fields: [
          { name: 'family', label: 'Family' },
          {
            name: 'size',
            label: 'Size',
            widget: 'radios',
            options: [{ value: 'small' }, { value: 'large' }],
          },
          { name: 'tickets', label: 'Tickets', options: [{ value: 10 }, { value: 20 }] },
        ],
      },
    ],
    destination: { table: 'visits', columns: [{ column: 'people', field: 'family' }] },
  }),
};

/** The sites in which the mistakes are. */
const SITES = {
  content: inputOf(SITE, INPUT),
  schemas: inputOf(SITE, { ...INPUT, schemaSources: schemaSources() }),
  forms: inputOf(FORM_SITE, {
    ...form({}).input,
    formSchemas: { visit: { path: 'schemas/forms/visit.schema.json', text: json(VISIT) } },
  }),
};

const textsOf = ({ files, schemaSources: schemas }: CompileInput) =>
  new Map([...files, ...(schemas?.files ?? [])].map(({ path, text }) => [path, text]));

/** Fixes a site; `bytes` are those of its file that is not UTF-8. */
function fixed(input: CompileInput, bytes = new Uint8Array()): CompileInput {
  const { files } = fixSite(
    input,
    (current) => compile(current).diagnostics,
    () => bytes,
  );
  return withTexts(input, files);
}

/** Whether a mistake was fixed. Fails for any other text than the right one or the broken one. */
function isFixed(site: CompileInput, file: string, broken: string): boolean {
  const right = textsOf(site).get(file);
  const once = fixed(withTexts(site, new Map([[file, broken]])));
  const text = textsOf(once).get(file);
  expect([right, broken]).toContain(text);
  expect(textsOf(fixed(once))).toEqual(textsOf(once));
  return text === right;
}

/** One slip: a letter is left out, doubled or wrong, or two are swapped. */
const slips = (name: string) =>
  fc
    .record({
      at: fc.nat({ max: name.length - 2 }),
      kind: fc.nat({ max: 3 }),
      by: fc.constantFrom('x', 'e', 's'),
    })
    .map(({ at, kind, by }) => {
      const [before, letter, next, rest] = [
        name.slice(0, at),
        name[at] ?? '',
        name[at + 1] ?? '',
        name.slice(at + 2),
      ];
      if (kind === 0) return before + next + rest;
      if (kind === 1) return before + letter + letter + next + rest;
      return kind === 2 ? before + by + next + rest : before + next + letter + rest;
    });

const HOME = 'content/pages/index.json';

interface Kind {
  name: string;
  /** Default: `content`. */
  site?: keyof typeof SITES;
  file: string;
  /** The characters that are replaced, and the replacement. */
  mistakes: fc.Arbitrary<readonly [from: string, to: string]>;
  /** The number of 30 that must be fixed at least. */
  least: number;
}

const misspelt = (...names: string[]) =>
  fc.constantFrom(...names).chain((name) => slips(name).map((slip) => [`"${name}"`, `"${slip}"`] as const));

const oneOf = (...rows: (readonly [string, string])[]) => fc.constantFrom(...rows);

const KINDS: Kind[] = [
  { name: 'a block', file: HOME, mistakes: misspelt('card-grid', 'hero'), least: 15 },
  {
    name: 'a property',
    file: HOME,
    mistakes: misspelt('title', 'icon', 'image', 'columns', 'items', 'heading', 'description').filter(
      ([from]) => from !== '"title"',
    ),
    least: 15,
  },
  { name: 'a value of a list of choices', file: HOME, mistakes: misspelt('tinted'), least: 20 },
  { name: 'a former name of an icon', file: HOME, mistakes: oneOf(['"book"', '"tome"']), least: 30 },
  {
    name: 'the path of a schema',
    file: 'content/pages/news.json',
    mistakes: oneOf(
      ['../../schemas/page', '../schemas/page'],
      ['../../schemas/page', './page'],
      ['page.schema', 'site.schema'],
    ),
    least: 30,
  },
  {
    name: 'a keyword of a schema',
    site: 'schemas',
    file: QUOTE,
    mistakes: misspelt('required', 'properties', 'minimum', 'maxItems', 'description', 'examples', 'means'),
    least: 15,
  },
  {
    name: 'a type in a schema',
    site: 'schemas',
    file: QUOTE,
    mistakes: misspelt('integer', 'object', 'array', 'string'),
    least: 20,
  },
  { name: 'a meaning in a schema', site: 'schemas', file: QUOTE, mistakes: misspelt('media'), least: 15 },
  {
    name: 'a reference in a schema',
    site: 'schemas',
    file: QUOTE,
    mistakes: slips('heading').map((slip) => ['$defs/heading"', `$defs/${slip}"`] as const),
    least: 20,
  },
  {
    name: 'a required property in a schema',
    site: 'schemas',
    file: QUOTE,
    mistakes: slips('text').map((slip) => ['["text"]', `["${slip}"]`] as const),
    least: 10,
  },
  {
    name: 'a field of a form',
    site: 'forms',
    file: 'content/forms/visit.json',
    mistakes: misspelt('family', 'tickets'),
    least: 20,
  },
  {
    name: 'a field of a column',
    site: 'forms',
    file: 'content/forms/visit.json',
    mistakes: slips('family').map((slip) => ['"field": "family"', `"field": "${slip}"`] as const),
    least: 20,
  },
  {
    name: 'a control of a form',
    site: 'forms',
    file: 'content/forms/visit.json',
    mistakes: misspelt('radios'),
    least: 10,
  },
  {
    name: 'an option of a form',
    site: 'forms',
    file: 'content/forms/visit.json',
    mistakes: fc.oneof(misspelt('small', 'large'), oneOf(['10', '"10"'], ['20', '"20"'])),
    least: 15,
  },
  { name: 'an icon', file: HOME, mistakes: misspelt('book'), least: 10 },
  { name: 'an address', file: 'content/site.json', mistakes: misspelt('/stops', '/news'), least: 3 },
  {
    name: 'an address with other capitals or a slash',
    file: 'content/site.json',
    mistakes: oneOf(
      ['"/stops"', '"/Stops"'],
      ['"/stops"', '"/stops/"'],
      ['"/stops"', '"/stops.html"'],
      ['"/stops"', '"stops"'],
    ),
    least: 30,
  },
  {
    name: 'an address of a page that has moved',
    file: 'content/site.json',
    mistakes: oneOf(['"/stops"', '"/halts"']),
    least: 30,
  },
  {
    name: 'a file of content/media/',
    file: HOME,
    mistakes: oneOf(
      ['concert-hall.svg', 'media/Concert-Hall.SVG'],
      ['concert-hall.svg', 'Concert-hall.svg'],
      ['concert-hall.svg', '/media/concert-hall.svg'],
      ['concert-hall.svg', 'concert-halls.svg'],
    ),
    least: 12,
  },
  {
    name: 'a date',
    file: 'content/pages/news.json',
    mistakes: oneOf(
      ['2026-09-18', '18/09/2026'],
      ['2026-09-18', '18.9.2026'],
      ['2026-09-18', '09/18/2026'],
      ['2026-09-18', '2026/09/18'],
      ['2026-09-18', '09/08/2026'],
      ['2026-09-18', '2026-09-31'],
    ),
    least: 12,
  },
  { name: 'a number', file: HOME, mistakes: oneOf(['3', '"3"'], ['3', '"three"'], ['3', '"£3"']), least: 5 },
  {
    name: 'an amount',
    file: 'content/pages/stops.json',
    mistakes: oneOf(['15', '"£15"'], ['15', '"15"'], ['15', '"£15.00"'], ['15', '"1,5"'], ['15', '"015"']),
    least: 12,
  },
  {
    name: 'a value that is listed twice',
    file: HOME,
    mistakes: oneOf(['"blue"', '"blue",\n        "blue"']),
    least: 30,
  },
  { name: 'true', file: HOME, mistakes: oneOf(['true', '"true"']), least: 30 },
  {
    name: 'a character of JSON',
    file: HOME,
    mistakes: oneOf(
      ['"blue"\n', '"blue",\n'],
      ['"tinted"\n', '"tinted",\n'],
      ['"columns": 3,', '"columns": 3'],
      ['"columns":', 'columns:'],
      ['"columns":', '"columns"='],
      ['"columns": 3,', '"columns"： 3,'],
      ['true', 'True'],
      ['"columns": 3,', '"columns": 3,,'],
      ['"columns": 3,', '"columns": 3, // three'],
      ['"blue"', "'blue'"],
    ),
    least: 15,
  },
];

test.each(KINDS)(
  'fixes $name, or changes nothing, and twice gives the same',
  ({ site = 'content', file, mistakes, least }) => {
    let amount = 0;
    fc.assert(
      fc.property(mistakes, ([from, to]) => {
        const text = textsOf(SITES[site]).get(file) ?? '';
        expect(text).toContain(from);
        const broken = text.replace(from, () => to);
        fc.pre(broken !== text);
        if (isFixed(SITES[site], file, broken)) amount++;
      }),
      { numRuns: FILES_OF_EACH_KIND },
    );
    expect(amount).toBeGreaterThanOrEqual(
      least === 30 ? FILES_OF_EACH_KIND : IS_FULL_RUN ? least : Number(least > 9),
    );
  },
);

/** The characters of Windows-1252 in the texts of this file. */
const BYTES: Record<string, number> = { '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96, é: 0xe9, '£': 0xa3 };

test('saves a file as UTF-8, or changes nothing if it can mean several texts', () => {
  const file = 'content/pages/stops.json';
  const words = fc.array(fc.constantFrom('It’s', '“stops”', 'café', '–', '£5', 'village'), { minLength: 1 });
  let amount = 0;
  fc.assert(
    fc.property(words, fc.constantFrom('utf16le' as const, 'Windows-1252' as const), (list, encoding) => {
      const text = page({ summary: list.join(' ') });
      const bytes =
        encoding === 'utf16le'
          ? Buffer.from(`\uFEFF${text}`, 'utf16le')
          : Uint8Array.from(text, (character) => BYTES[character] ?? character.charCodeAt(0));
      const others = inputOf({ ...SITE, 'pages/stops.json': null }, INPUT);
      const broken = { ...others, files: [...others.files, { path: file, ...decodeText(bytes) }] };
      const once = fixed(broken, bytes);
      expect(textsOf(once).get(file)).toBe(text);
      expect(textsOf(fixed(once))).toEqual(textsOf(once));
      amount++;
    }),
    { numRuns: FILES_OF_EACH_KIND },
  );
  expect(amount).toBeGreaterThanOrEqual(FILES_OF_EACH_KIND);
});

test.each([
  ['a text of which a part is UTF-8', [0xc3, 0xa9, 0x20, 0xe9]],
  ['Polish in Windows-1250', [0x70, 0xb9, 0x6b]],
  ['a byte that Windows-1252 does not have', [0x81, 0xe9]],
])('keeps %s', (_, letters) => {
  const bytes = Uint8Array.from([...Buffer.from('{ "title": "'), ...letters, ...Buffer.from('" }')]);
  const others = inputOf({ ...SITE, 'pages/stops.json': null }, INPUT);
  const broken = {
    ...others,
    files: [...others.files, { path: 'content/pages/stops.json', ...decodeText(bytes) }],
  };
  expect(textsOf(fixed(broken, bytes))).toEqual(textsOf(broken));
});

test('adds the redirect of a page that was moved to another folder, and keeps the layout of the file', () => {
  const input = inputOf(
    {
      ...SITE,
      ...siteWith({ menu: ['/stops', '/about/news', '/media/concert-hall.svg'] }),
      'pages/news.json': null,
      'pages/about/news.json': page({ title: 'News', description: 'What is new.' }),
    },
    INPUT,
  );
  const once = fixed(input);
  expect(textsOf(once).get('content/redirects.json')).toBe(
    '{\n  "/halts": "/stops",\n  "/news": "/about/news"\n}\n',
  );
  expect(textsOf(fixed(once))).toEqual(textsOf(once));
});

test('keeps the layout and the escapes of a text with two misspelt words', () => {
  const files = {
    ...homeWithText('Ask.'),
    'house-style.json': JSON.stringify({ spelling: { 'Power BI': ['PowerBI'] } }),
  };
  const text = (files['pages/index.json'] ?? '').replace(
    '"Ask."',
    '"A\\u0020PowerBI,\\t\\"PowerBI\\" \\u2013"',
  );
  const once = textsOf(fixed(inputOf({ ...files, 'pages/index.json': text })));
  expect(once.get(HOME)).toBe(text.replaceAll('PowerBI', 'Power BI'));
});
