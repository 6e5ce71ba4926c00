import { REPLACEABLE } from './additions.ts';
import { withQuerySchemas } from './queries/query-schemas.ts';
import { eachDocument } from './schema-files.ts';
import {
  BLOCK_REF,
  pascalCase,
  type Schema,
  type SchemaFiles,
  type SchemaSet,
  TONES,
  type Tone,
} from './schema-set.ts';

/** Properties of every block besides its type. The studio shows them after the block's own properties. */
function commonProperties(defaultTone: Tone = 'plain'): Record<string, Schema> {
  return {
    id: {
      type: 'string',
      title: 'Name for links',
      pattern: '^[a-z][a-z0-9-]*$',
      maxLength: 60,
      means: 'anchor',
      description: 'Id of this block, for links such as #contact. Unique on the page.',
    },
    tone: {
      enum: [...TONES],
      title: 'Background',
      description: `Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "${defaultTone}".`,
    },
  };
}

const REWRITES: [RegExp, string][] = [
  [/^.*defs\.schema\.json#\/\$defs\//, '#/$defs/'],
  [/^.*form-texts\.schema\.json#\/properties\//, '#/$defs/formTexts.'],
  [/^.*block\.schema\.json$/, BLOCK_REF],
];

/** Copies a schema. References to other schema files point into the bundle. */
function rewriteReferences(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    const rule = REWRITES.find(([pattern]) => pattern.test(value));
    return rule ? value.replace(rule[0], rule[1]) : value;
  }) as Schema;
}

/** The schema of the values of a record, which do not include its labels. */
function withoutLabels(file: Schema): Schema {
  const { labels: _, ...schema } = rewriteReferences(file);
  return schema;
}

function blockSchema(type: string, file: Schema): Schema {
  const own = rewriteReferences(file);
  return {
    ...own,
    title: `${pascalCase(type)}Block`,
    required: ['type', ...(own.required ?? [])],
    properties: {
      type: { const: type, title: own.title ?? type, description: `The block: "${type}".` },
      ...own.properties,
      ...commonProperties(own.defaultTone),
    },
  };
}

function mapValues<A, B>(record: Record<string, A>, map: (value: A, key: string) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}

function labelsOf(owners: Record<string, Schema>): Record<string, Schema> {
  return Object.fromEntries(
    Object.values(owners).flatMap((owner) => Object.entries(rewriteReferences(owner).labels ?? {})),
  );
}

/**
 * Adds the labels of blocks and collections to those of site.json. Those of a block are needed when something shows the
 * block: resolve() asks for them.
 */
function withLabels(site: Schema, { records, blocks }: SchemaFiles): Schema {
  const labels = site.properties?.['labels'];
  if (!labels) return site;
  const ofRecords = labelsOf(records);
  const all: Schema = {
    ...labels,
    additionalProperties: false,
    required: [...(labels.required ?? []), ...Object.keys(ofRecords)],
    properties: { ...labels.properties, ...ofRecords, ...labelsOf(blocks) },
  };
  return { ...site, properties: { ...site.properties, labels: all } };
}

/** The widgets that the content of a form can choose: the engine's, then those of the site. */
function withWidgets(defs: Record<string, Schema>, added: readonly string[]): Record<string, Schema> {
  const { formField } = defs;
  const { widget } = formField?.properties ?? {};
  if (!widget?.enum) return defs;
  const own = { ...widget, enum: [...REPLACEABLE, ...added] };
  return { ...defs, formField: { ...formField, properties: { ...formField?.properties, widget: own } } };
}

/** Bundles the schema files into one set without references to other files. */
export function bundleSchemas(files: SchemaFiles): SchemaSet {
  const { defs, ...documents } = eachDocument((name) => rewriteReferences(files[name]));
  const texts = Object.entries(documents.formTexts.properties ?? {});
  const set: SchemaSet = {
    $defs: {
      ...withWidgets(defs.$defs ?? {}, Object.keys(files.widgets ?? {})),
      // Without the title, which is a label: the title of a definition is the name of a type.
      ...Object.fromEntries(texts.map(([name, { title: _, ...schema }]) => [`formTexts.${name}`, schema])),
    },
    ...documents,
    site: withLabels(documents.site, files),
    records: mapValues(files.records, withoutLabels),
    blocks: mapValues(files.blocks, (file, type) => blockSchema(type, file)),
    ...(files.widgets && { widgets: files.widgets }),
  };
  return withQuerySchemas(set, set);
}
