import { branchesOf, groupsAmong, itemDefinitions, type Visible } from '@json-site/form-core/form-rules';
import type { CoreObject, CoreSchema } from '@json-site/form-core/schema';

/** Joins two definitions of a property, of which one or both may apply, to what its control has to offer. */
function joined(one: CoreSchema, other: CoreSchema): CoreSchema {
  const [options, others] = [one, other].map((schema) => ('enum' in schema ? schema.enum : undefined));
  if (!options) return one;
  const { enum: _, ...open } = one as CoreSchema & { enum?: unknown };
  return (others ? { ...one, enum: [...new Set([...options, ...others])] } : open) as CoreSchema;
}

/** Every property of an object, also those that a condition adds. Required are those that always are. */
export function allProperties(objects: readonly CoreObject[]): Visible {
  const all: Visible = new Map();
  const required = new Set(objects.flatMap((object) => object.required ?? []));
  for (const { core } of objects.flatMap((object) => branchesOf(object))) {
    for (const [name, definition] of Object.entries(core.properties ?? {})) {
      const { definitions } = all.get(name) ?? { definitions: [] };
      const [first] = definitions;
      const isInside = first?.type === 'object' || first?.type === 'array';
      const next = !first || isInside ? [...definitions, definition] : [joined(first, definition)];
      all.set(name, { definitions: next, isRequired: required.has(name) });
    }
  }
  return all;
}

/** Whether conditions add fields to a form, or lists have entries: without script, nobody can add or show them. */
export function changesWithScript(objects: readonly CoreObject[]): boolean {
  return objects.some(
    (object) =>
      (object.allOf ?? []).length > 0 ||
      Object.values(object.properties ?? {}).some((inner) => {
        if (inner.type === 'object') return changesWithScript(groupsAmong([inner]));
        const [item] = inner.type === 'array' ? itemDefinitions([inner]) : [];
        return item !== undefined && !('enum' in item);
      }),
  );
}
