import { isObject } from '../../schema/schema-walk.ts';
import type { Pass } from './pass.ts';
import { type Json, listOf, mapSchemas, mapValues, propertiesOf } from './schema-tree.ts';

/**
 * Characters that separate names in the path of a field, in a JSON pointer, and in the lists of ids of HTML. Any other
 * character may be in a name.
 */
const SEPARATORS = /[\s./~*[\]"'\\`%#<>&]+/gu;

/** `__proto__`, `constructor`: every object of JavaScript has them. */
const isReserved = (name: string) => name in Object.prototype;
const isNumber = (name: string) => /^\d+$/.test(name);

/** `Date of birth` → `Date_of_birth` */
function plainName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(SEPARATORS, '_')
    .replace(/^_+|_+$/g, '');
  return plain === '' || isReserved(plain) || isNumber(plain) ? `field_${plain}` : plain;
}

const needsName = (name: string) =>
  name.search(SEPARATORS) >= 0 ||
  name === '' ||
  isReserved(name) ||
  name !== name.normalize('NFC') ||
  isNumber(name);

function allNames(schema: Json, found: Set<string>, origins: Parameters<Pass>[1]['origins']): void {
  mapSchemas(
    schema,
    (one) => {
      for (const name of Object.keys(propertiesOf(one))) found.add(name);
      return one;
    },
    origins,
  );
}

/**
 * Gives a plain name to each property whose name the path of a field cannot have. Equal names become equal ones, and no
 * two names become the same. Not equivalent: what the form stores has the new names. The title keeps the old one.
 */
export const renameProperties: Pass = (schema, { origins, remark }) => {
  const names = new Set<string>();
  allNames(schema, names, origins);
  const taken = new Set([...names].filter((name) => !needsName(name)));
  const renamed = new Map<string, string>();
  for (const name of names) {
    if (!needsName(name)) continue;
    const plain = plainName(name);
    let free = plain;
    for (let number = 2; taken.has(free); number += 1) free = `${plain}_${number}`;
    taken.add(free);
    renamed.set(name, free);
  }
  if (renamed.size === 0) return schema;
  const nameOf = (name: unknown) => renamed.get(String(name)) ?? name;
  const titled = (property: unknown, name: string): unknown =>
    renamed.has(name) && isObject(property) && property['title'] === undefined && /\s/.test(name)
      ? origins.copy(property, { ...property, title: name })
      : property;
  const keys = (map: Json, isProperties: boolean): Json =>
    origins.copy(
      map,
      Object.fromEntries(
        Object.entries(map).map(([name, inner]) => [
          String(nameOf(name)),
          isProperties ? titled(inner, name) : Array.isArray(inner) ? inner.map(nameOf) : inner,
        ]),
      ),
    );
  remark(schema, {
    message: `Fields have other names than their properties: ${[...renamed].map(([name, plain]) => `${JSON.stringify(name)} is ${plain}`).join(', ')}.`,
    hint: 'Columns and lists that are stored as JSON have these names.',
  });
  return mapSchemas(
    schema,
    (one) =>
      mapValues(one, (value, keyword) => {
        if (keyword === 'required') return listOf(value).map(nameOf);
        if (keyword === 'after') return nameOf(value);
        if (!isObject(value)) return value;
        if (keyword === 'properties') return keys(value, true);
        return /^depende/.test(keyword) ? keys(value, false) : value;
      }),
    origins,
  ) as Json;
};
