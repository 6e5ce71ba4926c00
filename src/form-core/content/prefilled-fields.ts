import { entriesIn, type FormEntry, objectOf } from './named-entries.ts';

const pathsIn = (entry: FormEntry, path = ''): string[] =>
  entriesIn(entry, 'fields').flatMap((field) => {
    const own = path + String(field.value['name']);
    return [
      ...(field.value['prefill'] === true || field.value['hidden'] === true ? [own] : []),
      ...pathsIn(field, `${own}.`),
    ];
  });

/** Lists the paths of the fields whose defaults the content of a form asks for, with `"prefill"` or `"hidden"`. */
export function prefilledFields(form: unknown): ReadonlySet<string> {
  const sections = entriesIn({ value: objectOf(form), jsonPath: [] }, 'sections');
  return new Set(sections.flatMap((section) => pathsIn(section)));
}
