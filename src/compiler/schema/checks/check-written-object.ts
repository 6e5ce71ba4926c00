import { isObject } from '@json-site/values/objects';
import { formatValue } from '../../report/wording.ts';
import { isWrittenObject, type Shape, WRITTEN_OBJECTS } from '../written-objects.ts';
import { type Definitions, holderOf, type SchemaInFile } from './references.ts';
import type { SchemaNode, SchemaReport } from './schema-node.ts';

/** Returns what is missing in a schema of text: "a text with the pattern …". */
function misfitOfText(shape: Shape, read: (keyword: string) => unknown): string | undefined {
  const listed = read('enum') ?? (read('const') === undefined ? undefined : [read('const')]);
  const values = Array.isArray(listed) ? listed : undefined;
  const isText = read('type') === 'string' || (read('type') === undefined && values !== undefined);
  if (shape === 'inline' || shape === 'date')
    return read('means') === shape ? undefined : `must be a text with "means": "${shape}"`;
  if (!isText || read('means') !== undefined) return 'must be a text without "means"';
  if (typeof shape === 'string') return undefined;
  if ('pattern' in shape && read('pattern') !== shape.pattern)
    return `must have the "pattern" ${formatValue(shape.pattern)}`;
  if ('oneOf' in shape && !(values ?? ['']).every((one) => shape.oneOf.some((known) => known === one)))
    return `must have an "enum" of ${shape.oneOf.map(formatValue).join(', ')}`;
  return undefined;
}

/** What a message calls the value itself. */
const WHOLE = 'its value';

/** Returns what a schema, or the first schema inside it that does not fit, has to be. */
function misfit(
  shape: Shape,
  schema: SchemaInFile,
  name: string,
  definitions: Definitions,
): string | undefined {
  const read = (keyword: string) => holderOf(schema, keyword, definitions).schema[keyword];
  const inside = (keyword: string, key?: string): SchemaInFile | undefined => {
    const { schema: holder, from } = holderOf(schema, keyword, definitions);
    const value = holder[keyword];
    const inner = key === undefined ? value : isObject(value) ? value[key] : undefined;
    return isObject(inner) ? { schema: inner, from } : undefined;
  };
  const type = read('type');
  if (shape === 'number or null')
    return type === 'number' || type === 'integer' ? undefined : `${name} must be a number`;
  if (typeof shape === 'object' && 'items' in shape) {
    const items = inside('items');
    if (type !== 'array' || !items) return `${name} must be a list`;
    return misfit(shape.items, items, `${name}[]`, definitions);
  }
  if (typeof shape === 'object' && 'properties' in shape) {
    if (type !== 'object') return `${name} must be an object`;
    const required = read('required');
    for (const [written, inner] of Object.entries(shape.properties)) {
      const key = written.replace(/\?$/, '');
      const path = name === WHOLE ? key : `${name}.${key}`;
      const property = inside('properties', key);
      const isRequired = Array.isArray(required) && required.includes(key);
      if (key === written && !(property && isRequired)) return `${path} must be a required property`;
      const found = property && misfit(inner, property, path, definitions);
      if (found) return found;
    }
    return undefined;
  }
  const wrong = misfitOfText(shape, read);
  return wrong && `${name} ${wrong}`;
}

/**
 * Reports the schema of a chart, a table or opening hours that allows values of which the compiler can make no figure.
 * `isFaulty`: something in the schema is reported already, and a misfit may follow from it.
 */
export function checkWrittenObject(
  { schema, path }: SchemaNode,
  from: string,
  definitions: Definitions,
  isFaulty: boolean,
  report: SchemaReport,
): void {
  const { means } = schema;
  if (!isWrittenObject(means)) return;
  const wrong = misfit(WRITTEN_OBJECTS[means], { schema, from }, WHOLE, definitions);
  if (wrong === undefined) return;
  const message = `means is ${formatValue(means)}; ${wrong}.`;
  const hint = `Compare the property with that of the block "${means}", or copy it from there.`;
  report({ node: path, keyword: 'means', isConsequence: isFaulty, message, hint });
}
