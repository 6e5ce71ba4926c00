import { type JsonPath, leavesIn } from '@json-site/values/locations';

/** Every text inside a value, with its path. */
export function* textsIn(value: unknown): Iterable<{ text: string; jsonPath: JsonPath }> {
  for (const { leaf, jsonPath } of leavesIn(value))
    if (typeof leaf === 'string') yield { text: leaf, jsonPath };
}

/** Every text and every name of a property inside a value, with its path. */
export function* stringsIn(
  value: unknown,
  jsonPath: JsonPath = [],
): Iterable<{ text: string; jsonPath: JsonPath; isName: boolean }> {
  if (typeof value === 'string') yield { text: value, jsonPath, isName: false };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const path = [...jsonPath, Array.isArray(value) ? Number(key) : key];
    if (!Array.isArray(value)) yield { text: key, jsonPath: path, isName: true };
    yield* stringsIn(inner, path);
  }
}
