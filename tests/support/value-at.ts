/** Returns the value at a path such as `visitors.1.age`. */
export function valueAt(values: unknown, path: string): unknown {
  let found: unknown = values;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}
