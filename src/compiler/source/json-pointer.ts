import { isObject } from '../schema/schema-walk.ts';

/** A value inside a document. The indexes of lists are numbers in its path. */
export interface PointedValue {
  value: unknown;
  jsonPath: (string | number)[];
}

/** Follows a JSON pointer (RFC 6901). Returns undefined if the document has no such value. */
export function followPointer(root: unknown, pointer: string): PointedValue | undefined {
  let value = root;
  const jsonPath: (string | number)[] = [];
  for (const segment of pointer.split('/').slice(1)) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(value)) {
      jsonPath.push(Number(name));
      value = value[Number(name)] as unknown;
    } else if (isObject(value) && Object.hasOwn(value, name)) {
      jsonPath.push(name);
      value = value[name];
    } else return undefined;
  }
  return value === undefined ? undefined : { value, jsonPath };
}
