import path from 'node:path';
import { isObject } from '../../../compiler/schema/schema-walk.ts';
import { parseFile } from '../../../compiler/source/json-file.ts';
import { formatPath, type JsonPath, rangeOf } from '../../../compiler/source/locations.ts';
import { isPlainRoute, NOT_FOUND, PAGES, routeOfFile } from '../../../compiler/source/routes.ts';
import type { SourceFile } from '../../../compiler/source/source-file.ts';
import type { CompileInput } from '../../../compiler/types.ts';
import type { PageReferrer } from '../protocol.ts';
import { type Moves, movedReferences, schemaOfFile } from './moved-references.ts';
import { rewriteJson } from './rewrite-json.ts';

const REDIRECTS = 'content/redirects.json';
const REDIRECTS_START = '{\n  "$schema": "../schemas/redirects.schema.json"\n}\n';

/** Why a change of the pages makes no sense, in words for the person who asked. */
export class PageChangeError extends Error {}

/** What a change of the pages does: new texts by file, null for a file that goes. */
export interface PlannedChange {
  texts: Map<string, string | null>;
  moves: [from: string, to: string][];
  referrers: PageReferrer[];
  redirects: [from: string, to: string][];
}

/** What is to happen to a page and, if wanted, to those below it. */
export interface PageChangeRequest {
  kind: 'move' | 'remove';
  file: string;
  to: string;
  withPagesBelow?: boolean;
}

/** The file of a route: `/about` → `content/pages/about.json`. */
export function fileOfRoute(route: string): string {
  return `${PAGES}${route === '/' ? 'index' : route.slice(1)}.json`;
}

function pagesOf(input: CompileInput): Map<string, SourceFile> {
  const files = input.files.filter((file) => file.path.startsWith(PAGES) && file.path.endsWith('.json'));
  return new Map(files.map((file) => [routeOfFile(file.path), file]));
}

function movesOf({ kind, file, to, withPagesBelow }: PageChangeRequest, pages: Map<string, SourceFile>) {
  const from = routeOfFile(file);
  if (from === '/' || from === NOT_FOUND) throw new PageChangeError(`Every site needs the page ${from}.`);
  const moves = new Map([[from, to]]);
  if (kind === 'remove') {
    if (!pages.has(to) || to === from || to === NOT_FOUND) {
      throw new PageChangeError(`${to} is not a page that could take over the visitors of ${from}.`);
    }
    return moves;
  }
  if (!isPlainRoute(to) || to === '/' || to === NOT_FOUND) {
    throw new PageChangeError(`${to} cannot be an address: small letters, digits and single hyphens.`);
  }
  if (withPagesBelow) {
    for (const route of pages.keys())
      if (route.startsWith(`${from}/`)) moves.set(route, to + route.slice(from.length));
  }
  for (const target of moves.values()) {
    if (pages.has(target) && !moves.has(target)) throw new PageChangeError(`${target} is a page already.`);
  }
  if (to === from) throw new PageChangeError(`The page's address is ${to} already.`);
  if (withPagesBelow && to.startsWith(`${from}/`)) {
    throw new PageChangeError(`${to} is below ${from}, which would move along.`);
  }
  return moves;
}

/** A copy with another value at one place. */
function withValue(value: unknown, [first, ...rest]: JsonPath, inner: unknown): unknown {
  if (first === undefined) return inner;
  if (Array.isArray(value)) return value.with(Number(first), withValue(value[Number(first)], rest, inner));
  const object = isObject(value) ? value : {};
  return { ...object, [first]: withValue(object[String(first)], rest, inner) };
}

/** The path of the schema from a page's new folder. */
function withSchemaPath(value: unknown, from: string, to: string): unknown {
  const schema = isObject(value) ? value['$schema'] : undefined;
  if (typeof schema !== 'string' || !schema.startsWith('.')) return value;
  const target = path.posix.join(path.posix.dirname(from), schema);
  return withValue(value, ['$schema'], path.posix.relative(path.posix.dirname(to), target));
}

/** The redirects with the old addresses of what moved, and without those that are pages now. */
function withRedirects(value: unknown, moves: ReadonlyMap<string, string>): unknown {
  const targets = new Set(moves.values());
  const kept = Object.entries(isObject(value) ? value : {}).filter(([from]) => !targets.has(from));
  return { ...Object.fromEntries(kept), ...Object.fromEntries(moves) };
}

/**
 * Everything that has to change with the address of a page: its file, what leads to it, and a redirect for those who
 * have the old address. Pure; writes nothing.
 */
export function planPageChange(input: CompileInput, wanted: PageChangeRequest): PlannedChange {
  const pages = pagesOf(input);
  if (!pages.has(routeOfFile(wanted.file))) throw new PageChangeError(`There is no ${wanted.file} any more.`);
  const routes = movesOf(wanted, pages);
  const isMove = wanted.kind === 'move';
  const moves: Moves = { routes, keepsPlaces: isMove };
  const texts = new Map<string, string | null>();
  const referrers: PageReferrer[] = [];
  const hasRedirects = input.files.some((file) => file.path === REDIRECTS);
  const files = hasRedirects ? input.files : [...input.files, { path: REDIRECTS, text: REDIRECTS_START }];
  for (const source of files) {
    const { value } = parseFile(source);
    const schema = schemaOfFile(source.path, input.schemas);
    const route = source.path.startsWith(PAGES) ? routeOfFile(source.path) : undefined;
    const target = route === undefined ? undefined : routes.get(route);
    if (target !== undefined && !isMove) {
      texts.set(source.path, null);
      continue;
    }
    if (value === undefined || !schema) continue;
    const references = movedReferences(value, schema, input.schemas, moves);
    for (const { segments, before, after } of references) {
      const { line } = rangeOf(source, segments);
      referrers.push({ file: source.path, line, path: formatPath(segments), before, after });
    }
    let next = references.reduce<unknown>(
      (all, { segments, after }) => withValue(all, segments, after),
      value,
    );
    if (source.path === REDIRECTS) next = withRedirects(next, routes);
    const file = target === undefined ? source.path : fileOfRoute(target);
    if (file !== source.path) {
      next = withSchemaPath(next, source.path, file);
      if (!texts.has(source.path)) texts.set(source.path, null);
    }
    if (next !== value || file !== source.path) texts.set(file, rewriteJson(source.text, next));
  }
  const all = [...routes];
  return { texts, moves: all, referrers, redirects: all };
}
