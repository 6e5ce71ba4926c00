import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/root.ts';
import { loadSchemas } from '../../../src/compiler/schema/load-schemas.ts';
import type { Diagnostic } from '../../../src/compiler/types.ts';
import { pageWith, siteWith } from '../../support/small-site/parts.ts';
import { COLLECTIONS } from '../../support/small-site/schemas.ts';
import { compileFiles } from '../support/virtual-project.ts';

/** Names that every object of JavaScript inherits, each with one of the same letters and capitals that none has. */
const NAMES = [
  ['constructor', 'consxxxctor'],
  ['hasOwnProperty', 'hasXxxProperty'],
  ['__proto__', '__prxxx__'],
] as const;

type At = (name: string) => Record<string, string>;

const hero = { type: 'hero', heading: 'Start' };
const page = (value: object) =>
  JSON.stringify({ title: 'A page', description: 'It.', blocks: [hero], ...value });
const block =
  (value: (name: string) => object): At =>
  (name) => ({ 'pages/index.json': pageWith(value(name)) });
/** A value that also `__proto__` is a property of: as JSON.parse() makes it. */
const own = (name: string, value: unknown) =>
  JSON.parse(`{ ${JSON.stringify(name)}: ${JSON.stringify(value)} }`);

const PLACES: Record<string, At> = {
  'a page': (name) => ({ [`pages/${name}.json`]: page({}) }),
  'a section': (name) => siteWith({ sections: [`/${name}/*`] }),
  'a link': block((name) => ({ ...hero, text: `See [it](/${name}) and [this](#${name}).` })),
  'a page in a link to a page': block((name) => ({ type: 'back-link', to: `/${name}` })),
  'a block': block((name) => ({ type: name })),
  'the id of a block': block((name) => ({
    type: 'card-grid',
    id: name,
    items: [{ title: 'One' }, { title: 'Two' }],
  })),
  'a property of a block': block((name) => ({ ...hero, ...own(name, 'a') })),
  'a property of an object in a block': block((name) => ({ ...hero, actions: [own(name, 'a')] })),
  'a property of a page': (name) => ({ 'pages/a.json': page(own(name, 'a')) }),
  'a property of site.json': (name) => siteWith(own(name, 'a')),
  'an icon': block((name) => ({
    type: 'card-grid',
    items: [{ title: 'One', icon: name }, { title: 'Two' }],
  })),
  'a picture': block((name) => ({
    type: 'card-grid',
    items: [{ title: 'One', image: name }, { title: 'Two' }],
  })),
  'a record': (name) => ({ [`people/${name}.json`]: '{ "name": "Ada" }' }),
  'a reference to a record': block((name) => ({ type: 'person', person: name })),
  'a property of a record': (name) => ({
    'people/ada.json': JSON.stringify({ name: 'Ada', ...own(name, 'a') }),
  }),
  'a collection without a schema': (name) => ({ [`${name}/ada.json`]: '{ "name": "Ada" }' }),
  'a collection in a list': block((name) => ({
    type: 'lists',
    records: own(name, { show: { title: 'name' } }),
  })),
  'a property in a query': block((name) => ({
    type: 'people-list',
    people: { order: name, where: own(name, 'a') },
  })),
  'a property in a list': block((name) => ({
    type: 'lists',
    records: { people: { show: { title: name, figures: [name], labels: own(name, 'A') } } },
  })),
  'a template': (name) => ({ [`pages/people/[${name}].json`]: page({ title: '{record.name}' }) }),
  'a placeholder': (name) => ({
    'pages/people/[people].json': page({ description: `{record.${name}} {site.${name}}` }),
  }),
  'a placeholder of a form': (name) => ({
    'form-texts.json': JSON.stringify({ button: { idle: `Send {${name}}` } }),
  }),
  'a form': (name) => ({ [`forms/${name}.json`]: '{ "title": "A form" }' }),
  'a language': (name) => ({
    ...siteWith({
      languages: [
        { tag: 'en', name: 'English' },
        { tag: name, name },
      ],
    }),
    [`site.${name}.json`]: '{}',
  }),
  'a fact about storage': (name) => ({
    'storage.json': JSON.stringify({ things: own(name, {}), places: own(name, 'a') }),
  }),
  'a spelling': (name) => ({
    'house-style.json': JSON.stringify({ spelling: own(name, [name.toUpperCase()]) }),
  }),
  'an old address': (name) => ({ 'redirects.json': JSON.stringify({ [`/${name}`]: '/' }) }),
  'a bare word': (name) => ({ 'pages/a.json': `{ "title": ${name} }` }),
};

/** Without proposals, which differ for names of other letters. */
function brief({ file, code, path: at, message, hint }: Diagnostic): string {
  expect(message + hint).not.toMatch(/\[native code\]|\[object /);
  return `${file} ${code} ${at}`.toLowerCase();
}

const renamed = (text: string, from: string, to: string) =>
  text.replaceAll(from, to).replaceAll(from.toLowerCase(), to.toLowerCase());

test.each(NAMES)('a name that objects inherit is a name like any other: %s', (inherited, other) => {
  for (const [place, at] of Object.entries(PLACES)) {
    const compiled = (name: string) => {
      const { diagnostics, pages } = compileFiles(
        { ...siteWith({ sections: ['/people/*'] }), 'people/eve.json': '{ "name": "Eve" }', ...at(name) },
        { schemas: COLLECTIONS },
      );
      return JSON.stringify([diagnostics.map(brief).sort(), pages]);
    };
    expect(compiled(inherited), place).toBe(renamed(compiled(other), other, inherited));
  }
});

test.each(NAMES)(
  'a collection, a block and their keywords can have the name %s, or are refused',
  (inherited, other) => {
    const read = (file: string) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') });
    const found = (name: string) => {
      const text = { type: 'string', title: 'A text', description: 'A text.' };
      const record = { title: 'Thing', description: 'A thing.', type: 'object', additionalProperties: false };
      const odd = {
        ...text,
        means: name,
        format: name,
        ...own(name, 1),
        $ref: `../defs.schema.json#/$defs/${name}`,
      };
      const properties = { name: text, odd, kind: { ...text, type: name } };
      const { schemaDiagnostics } = loadSchemas({
        files: [
          read('schemas/defs.schema.json'),
          read('src/blocks/records/block.schema.json'),
          {
            path: `schemas/records/${name}.schema.json`,
            text: JSON.stringify({ ...record, required: ['name', name], properties: { name: text } }),
          },
          {
            path: `src/site/blocks/${name}/block.schema.json`,
            text: JSON.stringify({ ...record, allows: [name], labels: own(name, text), properties }),
          },
        ],
        expected: ['schemas/defs.schema.json'],
        blocks: [{ folder: `src/site/blocks/${name}`, files: ['block.schema.json'], modules: [] }],
      });
      return schemaDiagnostics.map(brief).sort().join('\n');
    };
    expect(found(inherited)).toBe(renamed(found(other), other, inherited));
  },
);
