import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../../scripts/content/load-content.ts';
import { ROOT } from '../../../scripts/root.ts';
import type { Schema } from '../../../src/compiler/schema/schema-set.ts';
import { ENGINE_TEXTS } from '../../../src/compiler/source/languages/engine-texts.ts';
import type { CompileInput } from '../../../src/compiler/types.ts';
import { compile } from '../../../src/core/compile.ts';
import { isObject } from '../../../src/values/objects.ts';

const LANGUAGES = [...ENGINE_TEXTS.keys()];
const STARTER = path.join(ROOT, 'starter');
const BLOCKS = path.join(ROOT, 'src/blocks');

type Texts = Record<string, unknown>;

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts;

/** Labels with which a site decides what its pages show: a contact button, kind and size of linked documents. */
const OF_SITE = ['contactAction', 'contactHref', 'linkedFile'];

interface SiteSchema {
  properties: Record<'labels' | 'pageNumbers', { properties: Record<string, Texts> }>;
}

const siteSchema = () => readJson(path.join(ROOT, 'schemas/site.schema.json')) as unknown as SiteSchema;

/** The labels of the engine by their path, each with the schema that describes it. */
function labelSchemas(): Record<string, Texts> {
  const { labels, pageNumbers } = siteSchema().properties;
  const folders = readdirSync(BLOCKS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const ofBlocks = folders.map(
    ({ name }) => readJson(path.join(BLOCKS, name, 'block.schema.json'))['labels'],
  );
  const all = Object.assign({}, labels.properties, ...ofBlocks) as Record<string, Texts>;
  const own = Object.entries(all).filter(([name]) => !OF_SITE.includes(name));
  return Object.fromEntries([
    ...own.map(([name, one]) => [`.labels.${name}`, one]),
    ...Object.entries(pageNumbers.properties).map(([name, one]) => [`.pageNumbers.${name}`, one]),
  ]);
}

const placeholdersIn = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

/** What a text must be filled with. A name that begins a sentence is the same one. A noun for what is sent bends. */
const filledWith = (text: unknown) =>
  [...new Set(placeholdersIn(String(text)).map((one) => one.toLowerCase()))].filter(
    (one) => one !== '{submission}',
  );

/** The texts by their path. The forms of a plural have one, with those that the language has. */
function flat(value: unknown, plurals: readonly string[], at = ''): Record<string, unknown> {
  if (!isObject(value)) return { [at]: filledWith(value) };
  if (Object.hasOwn(value, 'other')) {
    expect(Object.keys(value).sort(), at).toEqual([...plurals].sort());
    return { [at]: [...new Set(Object.values(value).map((one) => filledWith(one).join()))] };
  }
  return Object.assign(
    {},
    ...Object.entries(value)
      .filter(([name]) => name !== '$schema')
      .map(([name, one]) => flat(one, plurals, `${at}.${name}`)),
  ) as Record<string, unknown>;
}

/** The paths of the texts that a schema describes. */
function described({ properties = {} }: Schema, at = ''): string[] {
  if (Object.keys(properties).length === 0 || properties['other']) return [at];
  return Object.entries(properties).flatMap(([name, one]) =>
    name === '$schema' ? [] : described(one, `${at}.${name}`),
  );
}

const pluralsOf = (tag: string) => new Intl.PluralRules(tag).resolvedOptions().pluralCategories;

const starter = loadContent(STARTER);

test('the new site has each text that forms may need, in English', () => {
  const english = flat(readJson(path.join(STARTER, 'content/form-texts.json')), pluralsOf('en'));
  expect(Object.keys(english).sort()).toEqual(described(starter.schemas.formTexts).sort());
});

describe.each(LANGUAGES)('the texts in "%s"', (tag) => {
  const texts = ENGINE_TEXTS.get(tag);

  test.each(['content/form-texts.json', 'content/storage.json'] as const)(
    'have each text of %s, with its placeholders and plural forms',
    (file) => {
      const english = flat(readJson(path.join(STARTER, file)), pluralsOf('en'));
      expect(flat(texts?.[file], pluralsOf(tag))).toEqual(english);
    },
  );

  test('have each label of the engine, with its placeholders', () => {
    const described = Object.entries(labelSchemas()).map(([name, { title, description }]) => [
      name,
      filledWith(`${String(title)} ${String(description)}`),
    ]);
    expect(flat(texts?.['content/site.json'], pluralsOf(tag))).toEqual(Object.fromEntries(described));
  });
});

/** The new site in a language, with other files in the place of its own. */
function siteIn(language: string, site: object, files: Record<string, object | null>) {
  const all = {
    'content/form-texts.json': null,
    'content/storage.json': null,
    'content/site.json': {
      ...readJson(path.join(STARTER, 'content/site.json')),
      language,
      labels: {},
      ...site,
    },
    ...files,
  };
  const own = starter.files.filter((one) => !Object.hasOwn(all, one.path));
  const others = Object.entries(all).flatMap(([file, value]) =>
    value ? [{ path: file, text: JSON.stringify(value) }] : [],
  );
  return { ...starter, files: [...own, ...others] } satisfies CompileInput;
}

const formOf = (input: CompileInput, route = '/contact') => {
  const { pages } = compile(input);
  return JSON.stringify(pages.find((page) => page.path === route)?.blocks);
};

const errorsIn = (input: CompileInput) =>
  compile(input).diagnostics.filter(({ severity }) => severity === 'error');

test.each([...LANGUAGES, 'fr-CA'])(
  'a site in "%s" needs to write none of them, and they fit the schemas',
  (tag) => {
    const stored = {
      ...readJson(path.join(STARTER, 'content/pages/people.json')),
      blocks: [{ type: 'page-header' }, { type: 'stored-data', heading: 'Data', items: 'all' }],
    };
    expect(errorsIn(siteIn(tag, {}, { 'content/pages/people.json': stored }))).toEqual([]);
  },
);

test.each(LANGUAGES)('no rule reports a text in "%s", also not before a launch', (tag) => {
  const reported = (input: CompileInput) =>
    compile(input, 'launch')
      .diagnostics.filter(({ file }) => /(?:form-texts|storage|site)/.test(file))
      .map(({ code, path: at }) => `${code} ${at}`);
  expect(reported(siteIn(tag, {}, {}))).toEqual(reported(starter));
});

test('a site in another language still has to write them', () => {
  expect(errorsIn(siteIn('it', {}, {})).map(({ code }) => code)).toContain('missing-form-text');
});

test('what a site says is first, and the forms of a plural are one text', () => {
  const input = siteIn(
    'pl',
    { labels: { close: 'Zamknij to' } },
    {
      'content/form-texts.json': {
        button: { idle: 'Poślij' },
        charactersLeft: { one: 'jeszcze {count}', other: 'jeszcze {count}' },
      },
    },
  );
  const form = formOf(input);
  expect(form).toContain('"button":{"idle":"Poślij","busy":"Wysyłanie…"}');
  expect(form).toContain('"charactersLeft":{"one":"jeszcze {count}","other":"jeszcze {count}"}');
  expect(compile(input).site?.labels).toMatchObject({
    close: 'Zamknij to',
    menu: 'Menu',
    reload: 'Odśwież stronę',
  });
});

test('a further language has them in the place of those of the main language', () => {
  const page = readJson(path.join(STARTER, 'content/pages/contact.json'));
  const languages = [
    { tag: 'en-GB', name: 'English' },
    { tag: 'de', name: 'Deutsch' },
  ];
  const english = readJson(path.join(STARTER, 'content/site.json'))['labels'];
  const input = siteIn(
    'en-GB',
    { languages, labels: english },
    {
      'content/form-texts.json': readJson(path.join(STARTER, 'content/form-texts.json')),
      'content/form-texts.de.json': { button: { idle: 'Los' } },
      'content/pages/de/contact.json': page,
    },
  );
  expect(formOf(input)).toContain('"button":{"idle":"Send","busy":"Sending…"}');
  expect(formOf(input, '/de/contact')).toContain('"button":{"idle":"Los","busy":"Wird gesendet …"}');
  const { sites, diagnostics } = compile(input);
  expect(sites['de']?.labels).toMatchObject({ close: 'Schließen' });
  const missing = diagnostics.find(({ code }) => code === 'missing-translation');
  expect(missing?.message).toContain('header.links and 4 more in');
  expect(missing?.message).not.toMatch(/labels|form-texts/);
});
