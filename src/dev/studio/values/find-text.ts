import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { walk } from '@json-site/compiler/schema';
import { escapeRegExp } from '@json-site/compiler/words';
import type { JsonPath } from '@json-site/values/locations';
import { isHiddenProperty } from './hidden-properties.ts';
import { shownText } from './inline-parts.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** A fact of the site in a text, such as {site.email}: the page shows something else. */
const FACT = /\{[\w.-]+\}/g;

/** How many letters of a text a page shows as they are; 0 if it shows something else. */
function shownLetters(text: string, shown: string): number {
  const literal = text.replace(FACT, '');
  if (literal === text) return text === shown ? text.length : 0;
  if (!/\p{L}/u.test(literal)) return 0;
  const pattern = text.split(FACT).map(escapeRegExp).join('.+');
  return new RegExp(`^${pattern}$`).test(shown) ? literal.length : 0;
}

/** Returns the path of the value that a page shows as one of these texts: the one with most letters. */
export function findText(
  value: unknown,
  schema: Schema,
  set: SchemaSet,
  shown: readonly string[],
  base: JsonPath = [],
): JsonPath | undefined {
  const wanted = shown.map(plain).filter(Boolean);
  let found: { path: JsonPath; length: number } | undefined;
  walk(
    schema,
    value,
    set,
    (textSchema, inner, path) => {
      if (typeof inner !== 'string' || isHiddenProperty(path.at(-1))) return;
      const text = plain(shownText(inner, textSchema));
      const length = Math.max(0, ...wanted.map((one) => shownLetters(text, one)));
      if (length > (found?.length ?? 0)) found = { path, length };
    },
    base,
  );
  return found?.path;
}
