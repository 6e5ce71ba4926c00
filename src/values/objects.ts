/** Whether a value is a JSON object, and not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value has a type of JSON Schema. */
export function hasType(value: unknown, type: string): boolean {
  if (type === 'object') return isObject(value);
  if (type === 'array') return Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

/** Returns the value at a path inside a value. Undefined if there is none. */
export function valueIn(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, segment) => {
    if (Array.isArray(inner)) return inner[Number(segment)];
    return isObject(inner) && Object.hasOwn(inner, segment) ? inner[segment] : undefined;
  }, value);
}
