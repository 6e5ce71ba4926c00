import type { JsonPath } from '@json-site/values/locations';
import { isObject, valueIn } from '@json-site/values/objects';
import { STRUCTURE } from '../keywords/keywords.ts';

/** A part of a schema that has an error. Without a keyword, nothing can be said about the value. */
export interface FaultyPart {
  node: JsonPath;
  keyword: string | undefined;
}

/**
 * Copies a schema without its faulty parts, so that Ajv can compile it and content is not reported for an error of its
 * schema. Where the structure is wrong, any value is allowed.
 */
export function usableSchema(
  value: Record<string, unknown>,
  faults: readonly FaultyPart[],
): Record<string, unknown> {
  const copy = structuredClone(value);
  for (const { node, keyword } of faults) {
    const schema = valueIn(copy, ...node);
    if (keyword !== undefined && !STRUCTURE.has(keyword)) {
      if (isObject(schema)) delete schema[keyword];
      continue;
    }
    const kept = valueIn(schema, 'description');
    const anything = typeof kept === 'string' ? { description: kept } : {};
    if (node.length === 0) {
      for (const key of Object.keys(copy)) if (key !== '$defs' && key !== 'title') delete copy[key];
      Object.assign(copy, anything);
    } else {
      const parent = valueIn(copy, ...node.slice(0, -1));
      if (isObject(parent)) parent[String(node.at(-1))] = anything;
    }
  }
  return copy;
}
