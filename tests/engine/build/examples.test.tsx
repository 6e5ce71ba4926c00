import { describe, expect, test, vi } from 'vitest';
import { loadContent } from '../../../scripts/content/load-content.ts';
import { BlockBand } from '../../../src/app/page/BlockBand.tsx';
import { inputForExamples } from '../../../src/compiler/schema/examples.ts';
import type { Schema } from '../../../src/compiler/schema/schema-set.ts';
import { isQuery } from '../../../src/compiler/schema/vocabulary.ts';
import { compile } from '../../../src/core/compile.ts';
import type { CoreObject } from '../../../src/form-core/core-schema.ts';
import { renderedPart } from '../../support/rendered-part.tsx';

vi.mock('virtual:forms', async (original) => {
  const { formRules } = await original<typeof import('virtual:forms')>();
  const field = { type: 'string' };
  const properties = { name: field, group: field, date: field, wishes: field };
  const boxes = { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['books', 'maps'] } };
  const schema = { type: 'object', properties: { ...properties, interests: boxes } };
  const rules = async () => ({ ...(await Object.values(formRules)[0]?.()), schema });
  return { formRules: { ...formRules, example: rules } };
});

// Compiled validators exist for the forms of content/ only. The example has no conditions.
vi.mock('../../../src/forms/validator.ts', async () => {
  const { visibleProperties } = await import('../../../src/form-core/form-rules/visible.ts');
  const validator = { validateFormData: () => ({ errors: [], errorSchema: {} }) };
  const visible = (core: CoreObject[]) => visibleProperties(core, {}, () => false);
  return { createFormLogic: ({ schema }: { schema: CoreObject }) => ({ core: schema, validator, visible }) };
});

const input = loadContent();
const complete = inputForExamples(input);
const { blocks, records } = input.schemas;
const file = (path: string, value: unknown) => ({ path, text: JSON.stringify(value) });

const HEADER = { type: 'page-header', heading: 'Example' };

const EXAMPLES = Object.entries(blocks).flatMap(([type, { examples = [] }]) =>
  examples.map((example, index) => ({
    type,
    example: example as Record<string, unknown>,
    route: `/examples/${type}-${index + 1}`,
  })),
);

const { site, pages, diagnostics } = compile({
  ...complete,
  files: [
    ...complete.files,
    ...Object.entries(records).map(([name, schema]) =>
      file(`content/${name}/example.json`, schema.examples?.[0] ?? {}),
    ),
    ...EXAMPLES.map(({ type, example, route }) =>
      file(`content/pages${route}.json`, {
        title: 'Example',
        description: 'A page that shows one example of one block and nothing else besides.',
        blocks: [...(blocks[type]?.givesMainHeading ? [] : [HEADER]), { type, ...example }],
      }),
    ),
  ],
});

function resolveRef(schema: Schema | undefined): Schema | undefined {
  const name = schema?.$ref?.split('/').at(-1);
  return name ? { ...input.schemas.$defs[name], ...schema } : schema;
}

/** The alternative that an object is: the one that has all of its properties. */
const chosenOf = (value: object, schema: Schema | undefined) =>
  Object.values(schema?.alternatives ?? {})
    .map(resolveRef)
    .find((one) => Object.keys(value).every((key) => one?.properties?.[key]));

/** The visible texts of a value, without names of icons, files, records, options or links. */
function visibleTexts(value: unknown, schemaOrRef: Schema | undefined): string[] {
  const schema = resolveRef(schemaOrRef);
  // Visitors do not see the values of a query.
  if (isQuery(schema?.means)) return [];
  if (Array.isArray(value)) return value.flatMap((item) => visibleTexts(item, schema?.items));
  if (value && typeof value === 'object') {
    const own = { ...chosenOf(value, schema)?.properties, ...schema?.properties };
    return Object.entries(value).flatMap(([key, inner]) => visibleTexts(inner, own[key]));
  }
  const isRead = typeof value === 'string' && !schema?.enum && [undefined, 'inline'].includes(schema?.means);
  if (!isRead) return [];
  // A name in braces becomes a link of the visitor's page.
  return value
    .replaceAll('**', '')
    .replace(/(?<!\w)_([^_]+)_(?!\w)|[~^`]([^~^`]+)[~^`]/g, '$1$2')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .split(/\{\w+\}/);
}

/** The text and the text alternatives of the HTML. */
function readable(html: string): string {
  const alternatives = [...html.matchAll(/ (?:alt|aria-label)="([^"]*)"/g)].map(([, text]) => text).join(' ');
  const text = `${html.replaceAll('<!-- -->', '').replace(/<[^>]+>/g, '')} ${alternatives}`;
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

test('the pictures of records in an example are those of the engine', () => {
  const page = pages.find(({ path }) => path === '/examples/records-1');
  expect(JSON.stringify(page?.blocks)).toMatch(/"src":"data:image\/svg\+xml,/);
  expect(JSON.stringify(page?.blocks)).not.toContain('/media/');
});

describe('every block', () => {
  test.each(Object.entries(blocks))('%s has a description and an example', (_, schema) => {
    expect(schema.description).toMatch(/\w{3}/);
    expect(schema.examples?.length).toBeGreaterThan(0);
  });
});

describe('every example of every block', () => {
  test.each(EXAMPLES)('has no errors: $route', ({ route }) => {
    const own = diagnostics.filter(
      (one) => one.file === `content/pages${route}.json` && one.severity === 'error',
    );
    // Examples are sample texts, and this site has no search.
    expect(own.filter(({ code }) => !['sample-text', 'missing-search'].includes(code))).toEqual([]);
  });

  test.each(EXAMPLES)('renders all of its text: $route', async ({ type, example, route }) => {
    const block = pages.find(({ path }) => path === route)?.blocks.at(-1);
    if (!site || !block) throw new Error(`${route} was not compiled.`);
    const page = { path: route, title: 'Example', renderedOn: '2026-01-31' };
    const rendered = readable(await renderedPart(<BlockBand block={block} />, site, page));
    expect(rendered.length).toBeGreaterThan(0);
    for (const text of visibleTexts(example, blocks[type])) expect(rendered).toContain(text);
  });
});
