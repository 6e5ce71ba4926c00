import { parseInline } from '../../../compiler/resolve/inline.ts';
import { readAddress } from '../../../compiler/resolve/urls.ts';
import type { Schema, SchemaSet } from '../../../compiler/schema/schema-set.ts';
import { followRef, walk } from '../../../compiler/schema/schema-walk.ts';
import type { JsonPath } from '../../../compiler/source/locations.ts';
import { normalRoute, PAGES } from '../../../compiler/source/routes.ts';

/** A text in a content file that leads to a page, and what it says once the page has another address. */
export interface MovedReference {
  segments: JsonPath;
  before: string;
  after: string;
}

/** Old route → where it is now; `keepsPlaces` is false where the new page has other anchors. */
export interface Moves {
  routes: ReadonlyMap<string, string>;
  keepsPlaces: boolean;
}

function movedAddress(text: string, { routes, keepsPlaces }: Moves): string {
  const address = readAddress(text);
  if (address.kind !== 'internal') return text;
  const to = routes.get(normalRoute(address.path));
  if (to === undefined) return text;
  return `${to}${address.query}${keepsPlaces && address.hash ? `#${address.hash}` : ''}`;
}

function movedLinks(text: string, moves: Moves): string {
  return parseInline(text).reduceRight(
    (all, part) =>
      part.kind === 'link'
        ? `${all.slice(0, part.start)}${movedAddress(part.href, moves)}${all.slice(part.end)}`
        : all,
    text,
  );
}

/** A list of all pages below a route goes where the route goes, if its pages do. */
function movedSection(text: string, { routes, keepsPlaces }: Moves): string {
  const parent = text.endsWith('/*') ? text.slice(0, -2) : undefined;
  const to = parent === undefined || !keepsPlaces ? undefined : routes.get(parent);
  const goAlong = [...routes.keys()].some((route) => parent && route.startsWith(`${parent}/`));
  return to !== undefined && goAlong ? `${to}/*` : text;
}

function moved(text: string, { means }: Schema, moves: Moves): string {
  if (means === 'link' || means === 'page') return movedAddress(text, moves);
  if (means === 'inline') return movedLinks(text, moves);
  if (means === 'pages' || means === 'page-names') return movedSection(text, moves);
  return text;
}

/** The schema of a content file, by its path. */
export function schemaOfFile(file: string, schemas: SchemaSet): Schema | undefined {
  if (file === 'content/site.json') return schemas.site;
  if (file === 'content/redirects.json') return schemas.redirects;
  if (file.startsWith(PAGES)) return schemas.page;
  return schemas.records[file.split('/')[1] ?? ''];
}

/** Everything in a file's value that leads to a page with another address now. */
export function movedReferences(
  value: unknown,
  schema: Schema,
  schemas: SchemaSet,
  moves: Moves,
): MovedReference[] {
  const found: MovedReference[] = [];
  walk(schema, value, schemas, (place, text, segments) => {
    if (typeof text !== 'string') return;
    const after = moved(text, followRef(place, schemas), moves);
    if (after !== text) found.push({ segments, before: text, after });
  });
  return found;
}
