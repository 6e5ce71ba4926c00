import { isObject } from '../../schema/schema-walk.ts';

function pathsIn(entries: unknown, parents: readonly string[]): string[] {
  if (!Array.isArray(entries)) return [];
  return entries.filter(isObject).flatMap((entry) => {
    const name = String(entry['name']);
    const own = parents.map((parent) => parent + name);
    // The content does not say whether the field is a group or a list.
    const inside = pathsIn(
      entry['fields'],
      own.flatMap((path) => [`${path}.`, `${path}.*.`]),
    );
    return [...(entry['prefill'] === true ? own : []), ...inside];
  });
}

/** Lists the paths of the fields whose defaults the content of a form asks for, with `"prefill": true`. */
export function prefilledFields(form: unknown): ReadonlySet<string> {
  const sections = isObject(form) && Array.isArray(form['sections']) ? form['sections'].filter(isObject) : [];
  return new Set(sections.flatMap((section) => pathsIn(section['fields'], [''])));
}
