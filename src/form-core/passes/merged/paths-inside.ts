import { origins } from '../origins.ts';
import { type Json, without } from '../schema-tree.ts';
import { itemsIn, propertiesIn, propertyNamed } from './normal-form.ts';

/** Names of properties, and `*` for the items of a list. */
export type Path = readonly string[];

const inside = (schema: Json, name: string): Json | undefined =>
  name === '*' ? itemsIn([schema])[0] : propertyNamed(schema, name);

/** The schema at a path, if there is one. */
export const schemaAt = (schema: Json, path: Path) =>
  path.reduce<Json | undefined>((found, name) => found && inside(found, name), schema);

/** A schema with another one at a path. */
export function withAt(schema: Json, [name = '', ...rest]: Path, value: Json): Json {
  const inner = rest.length > 0 ? withAt(inside(schema, name) ?? {}, rest, value) : value;
  const change = name === '*' ? { items: inner } : { properties: { ...propertiesIn(schema), [name]: inner } };
  return origins.copy(schema, { ...schema, ...change });
}

/** A schema without the property at a path. Only a list without entries would be left of it. */
export function withoutAt(schema: Json, path: Path): Json {
  const name = path.at(-1) ?? '';
  const owner = schemaAt(schema, path.slice(0, -1)) ?? {};
  if (name === '*') return withAt(schema, path, {});
  const rest = origins.copy(owner, { ...owner, properties: without(propertiesIn(owner), name) });
  return path.length > 1 ? withAt(schema, path.slice(0, -1), rest) : rest;
}

/** The paths of the values inside an object. */
export const pathsIn = (schema: Json): Path[] => {
  const names = [...Object.keys(propertiesIn(schema)), ...(itemsIn([schema]).length > 0 ? ['*'] : [])];
  return names.flatMap((name) => {
    const inner = inside(schema, name);
    return inner ? [[name], ...pathsIn(inner).map((path) => [name, ...path])] : [];
  });
};
