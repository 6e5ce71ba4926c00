import type { DiagnosticInput } from '../report/diagnostic.ts';
import { formatValue, kindOf, suggestion } from '../report/wording.ts';
import { formatPath, type JsonPath } from '../source/locations.ts';
import type { SourceFile } from '../source/source-file.ts';
import { explainErrors } from './explain.ts';
import { BLOCK_REF, type Schema, type SchemaSet } from './schema-set.ts';
import { blockSchemaOf, isObject, walk } from './schema-walk.ts';
import { validatorsOf } from './validators.ts';

const cache = new WeakMap<SourceFile, { schema: Schema; problems: DiagnosticInput[] }>();

function against(
  schema: Schema,
  value: unknown,
  set: SchemaSet,
  source: SourceFile,
  base: JsonPath,
): DiagnosticInput[] {
  const validate = validatorsOf(set)(schema);
  if (validate(value)) return [];
  return explainErrors(validate.errors ?? [], value, schema, set, base).map((one) => ({ ...one, source }));
}

function noSuchBlock(
  value: unknown,
  set: SchemaSet,
  source: SourceFile,
  segments: JsonPath,
): DiagnosticInput {
  const known = Object.keys(set.blocks);
  const where = formatPath(segments);
  const place = { source, segments };
  if (!isObject(value)) {
    const message = `${where} is ${formatValue(value)}, ${kindOf(value)}; a block is an object with a "type".`;
    return { ...place, code: 'wrong-type', message, hint: suggestion('', known) };
  }
  const type = value['type'];
  if (type === undefined) {
    const message = `${where} has no "type", which says what block it is.`;
    return { ...place, code: 'missing-property', spot: 'open', message, hint: suggestion('', known) };
  }
  const inType = { source, segments: [...segments, 'type'] };
  if (typeof type !== 'string') {
    const message = `${where}.type is ${formatValue(type)}, ${kindOf(type)}; it must be text.`;
    return { ...inType, code: 'wrong-type', message, hint: suggestion('', known) };
  }
  const message = `${where}.type is ${formatValue(type)}; there is no such block.`;
  return { ...inType, code: 'unknown-block', message, hint: suggestion(type, known) };
}

/**
 * What the schemas have to say about a document: the document by its schema, each block by the schema of its
 * own type. An unchanged file is validated once.
 */
export function validate(
  source: SourceFile,
  value: unknown,
  schema: Schema,
  set: SchemaSet,
): DiagnosticInput[] {
  const known = cache.get(source);
  if (known?.schema === schema) return known.problems;
  const problems = against(schema, value, set, source, []);
  walk(schema, value, set, (place, inner, segments) => {
    if (place.$ref !== BLOCK_REF) return;
    const block = blockSchemaOf(inner, set);
    problems.push(
      ...(block ? against(block, inner, set, source, segments) : [noSuchBlock(inner, set, source, segments)]),
    );
  });
  cache.set(source, { schema, problems });
  return problems;
}
