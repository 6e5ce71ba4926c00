import { expect, test } from 'vitest';
import { loadContent } from '../../../scripts/content/load-content.ts';
import { SECOND_SITE } from '../../../scripts/test/site-copy.ts';
import { fixSite, withTexts } from '../../../src/compiler/fix-site.ts';
import { formatDiagnostics } from '../../../src/compiler/report/format-diagnostic.ts';
import type { CompileInput } from '../../../src/compiler/types.ts';
import { compile } from '../../../src/core/compile.ts';
import { fc } from '../../support/fast-check.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';

// Sites as they were before `prose` became one list of parts: paragraphs, then points.

const SITES = IS_FULL_RUN ? 200 : 20;

/** Also characters that have been marks since: a raised, a lowered or a slanted text, and code. */
const WORDS = [
  ...'the van comes on Mondays and leaves a box of books at each gate because nobody has asked otherwise'.split(
    ' ',
  ),
  ...[
    '**bold words**',
    '[the first page](/)',
    'file_name_of_2019',
    '~100',
    '2^10',
    'a*b',
    '`',
    '5 < 6',
    '“so”',
    '{site.name}',
  ],
  ...[
    'café',
    'Straße',
    'naïve',
    '1,200',
    '£4.50',
    '👋',
    'ŵ',
    '_',
    'x_',
    '^',
    'H~2~O',
    '_once_',
    '\\',
    '"quoted"',
  ],
];

const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 3, maxLength: 30 })
  .map((words) => `Here ${words.join(' ')}.`);
const texts = (maxLength: number) => fc.array(text, { minLength: 1, maxLength });
const heading = fc
  .array(fc.constantFrom('Books', 'Stops', 'Hours', 'Prices', 'People'), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(', '));
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });

const prose = fc.record({
  type: fc.constant('prose'),
  tone: optional(fc.constantFrom('plain', 'tinted', 'ink')),
  heading: optional(heading),
  paragraphs: texts(12),
  points: optional(texts(20)),
  actions: optional(fc.constant([{ label: 'Begin again', href: '/' }])),
});
const others = fc.oneof(
  fc.record({ type: fc.constant('notice'), text }),
  fc.record({ type: fc.constant('quote'), text, name: fc.constant('Olive Marsh') }),
  fc.record({
    type: fc.constant('faq'),
    items: texts(3).map((answer) => [{ question: 'When does it come?', answer }]),
  }),
  fc.record({
    type: fc.constant('media-and-text'),
    paragraphs: texts(3),
    src: fc.constant('edge.svg'),
    alt: fc.constant('An edge.'),
  }),
);

/** The blocks of each page but the first, and how its file is indented. */
const site = fc.array(
  fc.record({
    blocks: fc.array(fc.oneof({ weight: 3, arbitrary: prose }, others), { minLength: 1, maxLength: 8 }),
    indent: fc.constantFrom(0, 2, 4, '\t'),
  }),
  { minLength: 1, maxLength: 3 },
);

const { files, ...rest } = loadContent(SECOND_SITE);

/** What a site of today needs besides its pages. */
const KEPT = /^content\/((site|theme|form-texts|storage|pages\/404)\.json|people\/)/;
const without = (value: string) => {
  const {
    header,
    footer,
    sharedBlocks: _,
    banner: __,
    embeds: ___,
    ...own
  } = JSON.parse(value) as Record<string, object>;
  const links = [{ label: 'Start', href: '/' }];
  return JSON.stringify({
    ...own,
    header: { ...header, menus: [], links, action: undefined },
    footer: { ...footer, groups: [{ heading: 'Pages', links }] },
    sharedBlocks: [],
  });
};
const BASE = files
  .filter(({ path }) => KEPT.test(path))
  .map((file) => (file.path === 'content/site.json' ? { path: file.path, text: without(file.text) } : file));

type OldSite = typeof site extends fc.Arbitrary<infer Pages> ? Pages : never;

function inputOf(pages: OldSite): CompileInput {
  const description = 'A page of a site that was written before a text was one list of parts, number';
  const written = [{ blocks: [] as object[], indent: 2 as number | string }, ...pages].map(
    ({ blocks, indent }, index) => {
      const page = {
        $schema: '../../schemas/page.schema.json',
        title: `Page ${index}`,
        description: `${description} ${index}.`,
        blocks: [{ type: 'page-header' }, ...blocks],
      };
      const path = `content/pages/${index === 0 ? 'index' : `page-${index}`}.json`;
      return { path, text: JSON.stringify(page, null, indent) };
    },
  );
  return { ...rest, files: [...BASE, ...written], formSchemas: {}, migrations: [] };
}

/** Every word of the values in the pages of a site, sorted. */
function wordsOf({ files }: CompileInput): string[] {
  const words: string[] = [];
  for (const { path, text } of files)
    if (path.startsWith('content/pages/'))
      JSON.parse(text, (_, value: unknown) => {
        if (typeof value === 'string') words.push(...value.split(/\s+/));
        return value;
      });
  return words.sort();
}

const errorsOf = (input: CompileInput) =>
  compile(input).diagnostics.filter(({ severity }) => severity === 'error');

function fixed(input: CompileInput): CompileInput {
  const noBytes = () => new Uint8Array();
  return withTexts(input, fixSite(input, (current) => compile(current).diagnostics, noBytes).files);
}

test('old sites pass the check after --fix, without an edit by hand and without losing a word', () => {
  let rewritten = 0;
  fc.assert(
    fc.property(site, (pages) => {
      const old = inputOf(pages);
      const once = fixed(old);
      expect(formatDiagnostics(errorsOf(once))).toBe('');
      expect(wordsOf(once)).toEqual(wordsOf(old));
      expect(fixed(once).files).toEqual(once.files);
      if (errorsOf(old).length > 0) rewritten += 1;
    }),
    { numRuns: SITES },
  );
  // Few sites have no text at all.
  expect(rewritten).toBeGreaterThan(SITES / 2);
}, 600_000);
