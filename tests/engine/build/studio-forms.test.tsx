import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { openContent } from '../../../scripts/content/content-store.ts';
import { SITE } from '../../../scripts/root.ts';
import { labelFor } from '../../../src/compiler/report/labels.ts';
import type { Schema } from '../../../src/compiler/schema/schema-set.ts';
import { documentKinds, kindOfFile } from '../../../src/compiler/source/document-kinds.ts';
import { parseFile } from '../../../src/compiler/source/json-file.ts';
import { uiSchemaFor } from '../../../src/dev/studio/form/field-labels.ts';
import { FormContextProvider } from '../../../src/dev/studio/form/form-context.tsx';
import { PartForm } from '../../../src/dev/studio/form/PartForm.tsx';
import { studioSite } from '../../../src/dev/studio/server/studio-site.ts';
import { partsOf, valueOfPart } from '../../../src/dev/studio/state/document-parts.ts';

const store = openContent(SITE);
const site = studioSite({ store, root: SITE });

/** Renders the forms of all parts of a document besides its blocks. */
function formsOf(file: string): string {
  const kind = kindOfFile(file, site.schemas);
  const source = store.source(file);
  if (!kind || !source) throw new Error(`${file} has no schema.`);
  const value = parseFile(source).value as Record<string, unknown>;
  const parts = partsOf(kind.schema, site.schemas);
  return [null, ...parts.groups]
    .map((part) =>
      renderToStaticMarkup(
        <FormContextProvider value={{ site, route: '/', lang: 'en-GB', ownAnchors: [] }}>
          <PartForm
            schema={kind.schema}
            names={part === null ? parts.general : [part]}
            value={valueOfPart(value, part, parts)}
            errors={{}}
            onChange={() => undefined}
          />
        </FormContextProvider>,
      ),
    )
    .join('');
}

test('every file of content/ is in the navigator', () => {
  const listed = site.documents.map(({ file }) => file);
  const files = store.input().files.map(({ path }) => path);
  expect(files.filter((path) => !listed.includes(path))).toEqual([]);
  expect(site.documents.every(({ kind }) => site.kinds.some(({ id }) => id === kind))).toBe(true);
});

test.each(site.documents.map(({ file }) => file))('%s has a form with the titles of its schema', (file) => {
  const { schema } = kindOfFile(file, site.schemas) ?? {};
  const html = formsOf(file);
  const { blocks } = partsOf(schema ?? {}, site.schemas);
  for (const [name, property] of Object.entries(schema?.properties ?? {})) {
    if (name === '$schema' || name === blocks) continue;
    const label = (property.title ?? labelFor(name)).replaceAll('&', '&amp;');
    expect(html).toContain(label);
  }
  expect(html).not.toContain('Unsupported');
});

/** Every schema in the tree, with the properties that contain it. */
function* schemasIn(schema: Schema, name = ''): Generator<[name: string, schema: Schema]> {
  yield [name, schema];
  for (const [property, inner] of Object.entries(schema.properties ?? {})) {
    if (property !== '$schema') yield* schemasIn(inner, `${name} ${property}`);
  }
  if (schema.items) yield* schemasIn(schema.items, `${name} items`);
}

test('no help of a field contains the path of a file, a command or the name of a property', () => {
  const kinds = documentKinds(site.schemas).map(({ id, schema }) => [id, schema] as const);
  const roots = { ...site.schemas.blocks, ...Object.fromEntries(kinds) };
  const found = Object.entries(roots).flatMap(([root, schema]) =>
    [...schemasIn(schema, root)].flatMap(([name, inner]) => {
      const help = uiSchemaFor(name, inner)['ui:help'] ?? '';
      return /content\/|\.json\b|npm run|`|(?<!\{site\.)\b[a-z]+[A-Z][a-z]+\b/.test(String(help))
        ? [`${name}: ${help}`]
        : [];
    }),
  );
  expect(found).toEqual([]);
});

test('a dictionary has a field for the name of each entry', () => {
  const { schema = {} } = kindOfFile('content/redirects.json', site.schemas) ?? {};
  const html = renderToStaticMarkup(
    <FormContextProvider value={{ site, route: '/', lang: 'en-GB', ownAnchors: [] }}>
      <PartForm schema={schema} value={{ '/old': '/new' }} errors={{}} onChange={() => undefined} />
    </FormContextProvider>,
  );
  expect(html).toContain('value="/old"');
  expect(html).toContain('value="/new"');
});
