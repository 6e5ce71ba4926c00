import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import type { SourceFile } from '@json-site/values/source-file';
import { locateDiagnostic } from '../../report/diagnostic.ts';
import { parseFile } from '../../source/json-file.ts';
import type { Diagnostic } from '../../types.ts';
import { withExampleCollection } from '../queries/example-collection.ts';
import { blockOfFile, collectionOfFile, documentOfFile } from '../schema-files.ts';
import type { Schema, SchemaSet } from '../schema-set.ts';
import { validateAt } from '../validate.ts';
import { isQuery } from '../vocabulary.ts';
import type { SchemaSources } from './schema-sources.ts';

/** Returns the schema of a file in the schema set, and the name of its block. */
function schemaOf(path: string, set: SchemaSet): { schema: Schema; block?: string } | undefined {
  const block = blockOfFile(path);
  const collection = collectionOfFile(path);
  const document = documentOfFile(path);
  if (block !== undefined) return set.blocks[block] && { schema: set.blocks[block], block };
  if (collection !== undefined) return set.records[collection] && { schema: set.records[collection] };
  if (document !== 'defs') return document && { schema: set[document] };
  const own = Object.entries(set.$defs).filter(([key]) => !key.startsWith('formTexts.'));
  return { schema: { $defs: Object.fromEntries(own) } };
}

/** Every value that a schema gives as an example, with the schema that it must fit. */
function* examplesIn(
  schema: Schema,
  path: JsonPath,
): Generator<{ schema: Schema; value: unknown; path: JsonPath }> {
  // The compiler itself has written what is inside a query.
  if (isQuery(schema.means)) return;
  const { examples, default: first, properties, alternatives, items, additionalProperties, $defs } = schema;
  for (const [index, value] of (examples ?? []).entries())
    yield { schema, value, path: [...path, 'examples', index] };
  if (first !== undefined) yield { schema, value: first, path: [...path, 'default'] };
  for (const [keyword, named] of Object.entries({ properties, alternatives, $defs }))
    for (const [name, inner] of Object.entries(named ?? {}))
      yield* examplesIn(inner, [...path, keyword, name]);
  if (items) yield* examplesIn(items, [...path, 'items']);
  if (typeof additionalProperties === 'object')
    yield* examplesIn(additionalProperties, [...path, 'additionalProperties']);
}

function check(source: SourceFile, set: SchemaSet): Diagnostic[] {
  const found = schemaOf(source.path, set);
  const parsed = parseFile(source);
  if (!found || !isObject(parsed.value)) return [];
  const { schema: root, block } = found;
  return [...examplesIn(root, [])].flatMap(({ schema, value, path }) => {
    const isBlock = block !== undefined && schema === root;
    const written = isBlock && isObject(value) ? { type: block, ...value } : value;
    return validateAt(schema, written, set, parsed.source, path).map(
      (one) => locateDiagnostic(one).diagnostic,
    );
  });
}

/** Reports examples and defaults in schemas that do not fit their schema. */
export function checkExamples(schemas: SchemaSet, { files }: SchemaSources): Diagnostic[] {
  const set = withExampleCollection(schemas);
  return files.flatMap((source) => check(source, set));
}
