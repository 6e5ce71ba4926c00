import { normalRoute, readAddress } from '@json-site/compiler/documents';
import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { followRef, TARGETS, targetKind, walk, writtenAs } from '@json-site/compiler/schema';
import { linksOf } from '@json-site/compiler/words';
import type { JsonPath } from '@json-site/values/locations';

/** The new route of each moved page. */
export interface Moves {
  routes: ReadonlyMap<string, string>;
  /** False when a deleted page redirects to a page that has other anchors and other pages below it. */
  isSamePage: boolean;
}

function movedUrl(text: string, { routes, isSamePage }: Moves): string {
  const address = readAddress(text);
  if (address.kind !== 'internal') return text;
  const to = routes.get(normalRoute(address.path));
  if (to === undefined) return text;
  return `${to}${address.query}${isSamePage && address.hash ? `#${address.hash}` : ''}`;
}

/** Replaces the links inside inline text. Goes from the end, so that the positions of earlier links stay valid. */
function movedInlineLinks(text: string, moves: Moves): string {
  return linksOf(text).reduceRight(
    (result, { href, start, end }) => `${result.slice(0, start)}${movedUrl(href, moves)}${result.slice(end)}`,
    text,
  );
}

/** Moves a list of all pages below a route (`/work/*`) when those pages move as well. */
function movedSection(text: string, { routes, isSamePage }: Moves): string {
  const parent = text.endsWith('/*') ? text.slice(0, -2) : undefined;
  const to = parent === undefined || !isSamePage ? undefined : routes.get(parent);
  const movesPagesBelow = [...routes.keys()].some((route) => parent && route.startsWith(`${parent}/`));
  return to !== undefined && movesPagesBelow ? `${to}/*` : text;
}

function movedText(text: string, { means }: Schema, moves: Moves): string {
  if (writtenAs(means) === 'inline') return movedInlineLinks(text, moves);
  const kind = targetKind(means);
  const pages = kind && TARGETS[kind].pages;
  if (pages === 'address') return movedUrl(text, moves);
  return pages === 'section' ? movedSection(text, moves) : text;
}

/** Finds every string in a file's value that refers to a moved page, and the string that replaces it. */
export function movedReferences(value: unknown, schema: Schema, schemas: SchemaSet, moves: Moves) {
  const references: { jsonPath: JsonPath; after: string }[] = [];
  walk(schema, value, schemas, (stringSchema, text, jsonPath) => {
    if (typeof text !== 'string') return;
    const after = movedText(text, followRef(stringSchema, schemas), moves);
    if (after !== text) references.push({ jsonPath, after });
  });
  return references;
}
