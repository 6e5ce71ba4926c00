import { expect, test } from 'vitest';
import { formatDiagnostics } from '../../../src/compiler/report/format-diagnostic.ts';
import type { Diagnostic } from '../../../src/compiler/types.ts';
import { compile } from '../../../src/core/compile.ts';
import { randomNumbers } from '../../../src/form-core/sample/random.ts';
import { fc } from '../../support/fast-check.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { SEED } from '../../support/seed.ts';
import { mutateJson } from '../support/json-mutations.ts';
import { secondSiteInput } from '../support/second-site-input.ts';
import { compileFiles } from '../support/virtual-project.ts';

const knownStrings = fc.constantFrom(
  ...['title', 'blocks', 'type', 'hero', 'items', 'card-grid', '/about', '#a', '__proto__'],
);
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 6 },
    fc.jsonValue({ maxDepth: 3 }),
    knownStrings,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(knownStrings, fc.string()), tie('value'), { maxKeys: 5 }),
  ),
})).value;

/** A page that is almost valid, so that the code after validation runs as well. */
const nearlyPage = fc.record(
  {
    title: fc.oneof(fc.string(), json),
    description: fc.oneof(fc.string(), json),
    image: json,
    blocks: fc.array(
      fc.oneof(
        json,
        fc.record({
          type: fc.constantFrom('hero', 'card-grid', 'page-cards'),
          items: json,
          pages: json,
          text: json,
        }),
      ),
    ),
  },
  { requiredKeys: [] },
);

const SITE = '{ "url": "https://example.org", "menu": ["/about"], "sharedBlocks": [] }';

test('arbitrary JSON in any file never throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(json, nearlyPage),
      fc.constantFrom('pages/about.json', 'site.json', 'shuttles/a.json'),
      (value, path) => {
        const text = JSON.stringify(value) ?? '';
        const { pages, diagnostics } = compileFiles({ 'site.json': SITE, [path]: text });
        expect(pages.length).toBeGreaterThanOrEqual(2);
        for (const { line, column, length } of diagnostics) {
          expect(Math.min(line, column, length)).toBeGreaterThanOrEqual(1);
        }
      },
    ),
  );
});

test('arbitrary text in any file never throws', () => {
  const pieces = fc.constantFrom(
    ...['{', '}', '[', ']', '"', ',', ':', '1', 'true', '\\', '//', '/*', '"a"', '\n', ' '],
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (source) => void compileFiles({ 'site.json': SITE, 'pages/about.json': source })),
  );
});

test('compiled pages without errors match the types of their components', () => {
  fc.assert(
    fc.property(nearlyPage, (value) => {
      const { pages } = compileFiles({ 'site.json': SITE, 'pages/about.json': JSON.stringify(value) });
      const page = pages.find(({ path }) => path === '/about');
      for (const block of page?.blocks ?? []) {
        expect(['hero', 'card-grid', 'page-cards']).toContain(block.type);
        if (block.type === 'card-grid') expect(Array.isArray(block.items)).toBe(true);
      }
    }),
  );
});

const MISTAKES = IS_FULL_RUN ? 1500 : 24;

test('a mistake in the content is one diagnostic for each value', { timeout: 600_000 }, () => {
  const valid = secondSiteInput();
  const keyOf = ({ code, file, message }: Diagnostic) => `${code} ${file} ${message}`;
  const known = new Set(compile(valid).diagnostics.map(keyOf));
  let reported = 0;
  for (let number = 0; number < MISTAKES; number++) {
    const random = randomNumbers(SEED * 100_000 + number);
    const changed = Math.floor(random() * valid.files.length);
    const files = valid.files.map((file, index) =>
      index === changed ? { ...file, text: mutateJson(file.text, random) } : file,
    );
    const found = compile({ ...valid, files }).diagnostics.filter((one) => !known.has(keyOf(one)));
    reported += found.length;
    const places = found.map(
      ({ file, path, missing, line, column }) => `${file} ${path} ${missing} ${line}:${column}`,
    );
    const twice = found.filter((_, index) => places.indexOf(places[index] ?? '') !== index);
    expect(formatDiagnostics(twice)).toBe('');
  }
  expect(reported).toBeGreaterThan(MISTAKES / 4);
});
