import { branchesOf, definitionsNamed } from '@json-site/form-core/form-rules';
import type { CoreObject, CoreSchema } from '@json-site/form-core/schema';

/** A value that may be any of those that one of its definitions allows. */
function loosest(all: readonly CoreSchema[]): CoreSchema[] {
  const [first] = all;
  if (!first || !('enum' in first)) return all.slice(0, 1);
  const lists = all.map((one) => ('enum' in one ? one.enum : undefined));
  const { enum: _, ...open } = first;
  if (lists.includes(undefined)) return [open as CoreSchema];
  return [{ ...open, enum: [...new Set(lists.flatMap((list) => [...(list ?? [])]))] } as CoreSchema];
}

/** The definitions by which a control accepts every answer that is valid beside some other answers. */
function definitionsFor(own: readonly CoreSchema[], all: readonly CoreSchema[]): CoreSchema[] {
  const [first] = all;
  if (first?.type === 'object') return [...all];
  if (first?.type !== 'array') return own.length > 0 ? [...own] : loosest(all);
  const items = (list: readonly CoreSchema[]) =>
    list.flatMap((one) => (one.type === 'array' ? [one.items] : []));
  const limits = own.length > 0 ? first : { type: first.type };
  return definitionsFor(items(own), items(all)).map((item) => ({ ...limits, items: item }));
}

/** Every property of an object, whatever its answers are: those that always apply, and those that conditions add. */
export function everyField(groups: readonly CoreObject[]) {
  const always = groups.flatMap(({ properties, required = [] }) => ({ properties, required }));
  const names = groups
    .flatMap((group) => branchesOf(group))
    .flatMap(({ core }) => Object.keys(core.properties ?? {}));
  return [...new Set(names)].map((name) => {
    const own = always.flatMap(({ properties }) =>
      Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
    );
    return {
      name,
      definitions: definitionsFor(own, definitionsNamed(groups, name)),
      isRequired: always.some(({ required }) => required.includes(name)) && own.length > 0,
    };
  });
}
