import type { Schema, SchemaSet } from '../../../compiler/schema/schema-set.ts';
import { walk } from '../../../compiler/schema/schema-walk.ts';
import type { JsonPath } from '../../../compiler/source/locations.ts';
import { shownText } from './inline-parts.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** A fact of the site in a text, such as {site.email}: the page shows something else. */
const FACT = /\\\{[\w.\\-]+\\\}/g;

function isShownAs(text: string, shown: string): boolean {
  if (!text.includes('{')) return text === shown;
  const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(FACT, '.+');
  return new RegExp(`^${pattern}$`).test(shown);
}

/** Returns the path of the value that a page shows as one of these texts, the longest first. */
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
      if (typeof inner !== 'string' || path.at(-1) === 'type' || path.at(-1) === '$schema') return;
      const text = plain(shownText(inner, textSchema));
      const match = wanted.find((one) => isShownAs(text, one));
      if (match && match.length > (found?.length ?? 0)) found = { path, length: match.length };
    },
    base,
  );
  return found?.path;
}
