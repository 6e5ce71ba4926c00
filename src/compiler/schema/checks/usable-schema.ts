import type { JsonPath } from '../../source/locations.ts';
import { STRUCTURE } from '../keywords/keywords.ts';
import { isObject } from '../schema-walk.ts';

/** A part of a schema that has an error. Without a keyword, nothing can be said about the value. */
export interface FaultyPart {
  node: JsonPath;
  keyword: string | undefined;
}

function parentOf(root: Record<string, unknown>, path: JsonPath): Record<string, unknown> | undefined {
  let value: unknown = root;
  for (const segment of path) value = isObject(value) ? value[segment] : undefined;
  return isObject(value) ? value : undefined;
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
    const schema = parentOf(copy, node);
    if (keyword !== undefined && !STRUCTURE.has(keyword)) {
      if (schema) delete schema[keyword];
      continue;
    }
    const kept = schema?.['description'];
    const anything = typeof kept === 'string' ? { description: kept } : {};
    if (node.length === 0) {
      for (const key of Object.keys(copy)) if (key !== '$defs' && key !== 'title') delete copy[key];
      Object.assign(copy, anything);
    } else {
      const parent = parentOf(copy, node.slice(0, -1));
      if (parent) parent[String(node.at(-1))] = anything;
    }
  }
  return copy;
}
