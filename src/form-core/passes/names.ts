import { isObject } from '@json-site/values/objects';
import { origins } from './origins.ts';
import type { Pass } from './pass.ts';
import { type Json, listOf, mapSchemas, mapValues, propertyNamesIn, schemasIn } from './schema-tree.ts';

/**
 * Characters that separate names in the path of a field, in a JSON pointer, and in the lists of ids of HTML. Any other
 * character may be in a name.
 */
const SEPARATORS = /[\s./~*[\]"'\\`%#<>&]+/gu;

/** The content of a form names its fields in at most 200 characters. This leaves some for a number. */
const MAX_NAME = 190;

/** Whether ids and paths can have a name. Every object of JavaScript has `constructor`, and numbers are positions. */
const isPlain = (name: string) =>
  name !== '' &&
  name.length <= MAX_NAME &&
  !(name in Object.prototype) &&
  !/^\d+$/.test(name) &&
  name === name.normalize('NFC') &&
  name.search(SEPARATORS) < 0;

/** `Date of birth` → `Date_of_birth` */
function plainName(name: string): string {
  const plain = name
    .normalize('NFC')
    .slice(0, MAX_NAME - 'field_'.length)
    .replace(SEPARATORS, '_')
    .replace(/^_+|_+$/g, '');
  return isPlain(plain) ? plain : `field_${plain}`;
}

/** The new names of those that need one. None becomes that of another. */
function newNames(schema: Json): Map<string, string> {
  const names = new Set(propertyNamesIn(schemasIn(schema)));
  const renamed = new Map<string, string>();
  for (const name of [...names].filter((one) => !isPlain(one))) {
    const plain = plainName(name);
    let free = plain;
    for (let number = 2; names.has(free); number += 1) free = `${plain}_${number}`;
    names.add(free);
    renamed.set(name, free);
  }
  return renamed;
}

/**
 * Gives a plain name to each property whose name the path of a field cannot have. Equal names become equal ones, and no
 * two names become the same. Not equivalent: what the form stores has the new names. The title keeps the old one.
 */
export const renameProperties: Pass = (schema, { remark }) => {
  const renamed = newNames(schema);
  if (renamed.size === 0) return schema;
  const pairs = [...renamed].map(([name, plain]) => `${JSON.stringify(name)} is ${plain}`);
  const message = `Fields have other names than their properties: ${pairs.join(', ')}.`;
  const hint = 'Columns and lists that are stored as JSON have these names.';
  remark({ at: origins.at(schema), message, hint });
  const rename = (name: unknown) => renamed.get(String(name)) ?? name;
  const titled = (property: unknown, title: string): unknown =>
    renamed.has(title) && isObject(property) && property['title'] === undefined && /\s/.test(title)
      ? origins.copy(property, { ...property, title })
      : property;
  return mapSchemas(schema, (one) =>
    mapValues(one, (value, keyword) => {
      if (keyword === 'required') return listOf(value).map(rename);
      if (keyword === 'after') return rename(value);
      const isMap = keyword === 'properties' || keyword.startsWith('depende');
      if (!isMap || !isObject(value)) return value;
      const entries = Object.entries(value).map(([name, inner]) => {
        const own = keyword === 'properties' ? titled(inner, name) : inner;
        return [rename(name), Array.isArray(own) ? own.map(rename) : own];
      });
      return Object.fromEntries(entries);
    }),
  );
};
