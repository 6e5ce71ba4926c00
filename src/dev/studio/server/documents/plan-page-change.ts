import path from 'node:path';
import {
  fileOfRoute,
  isPlainRoute,
  kindOfFile,
  NOT_FOUND,
  PAGES,
  parseFile,
  reservedMessage,
  routeOfFile,
  SINGLETONS,
  templateCollection,
} from '@json-site/compiler/documents';
import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { TARGETS } from '@json-site/compiler/schema';
import type { CompileInput } from '@json-site/compiler/types';
import { refuse } from '@json-site/dev/server';
import { documentName } from '@json-site/dev/shared';
import { formatPath, type JsonPath, rangeOf } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import type { SourceFile } from '@json-site/values/source-file';
import type { PageChange, PageReferrer } from '../../protocol.ts';
import { changedAt } from '../../values/at-path.ts';
import { formatLabels, labelPath } from '../../values/label-path.ts';
import { rewriteJson } from '../files/rewrite-json.ts';
import { type Moves, movedReferences } from './moved-references.ts';

const REDIRECTS = SINGLETONS.redirectsFile.file;
const PUBLISHED = SINGLETONS.publishedFile.file;
const EMPTY_REDIRECTS = '{\n  "$schema": "../schemas/redirects.schema.json"\n}\n';

/** Returns the routes of all pages, and those that the names of templates would have: their files move as well. */
function routesOf(input: CompileInput): Set<string> {
  const files = input.files.filter(({ path }) => path.startsWith(PAGES) && path.endsWith('.json'));
  return new Set([...files.map(({ path }) => routeOfFile(path)), ...TARGETS.page.names(input, {})]);
}

/** Refuses what no page can have as its address. */
export function checkAddress(route: string): void {
  if (isPlainRoute(route) && route !== NOT_FOUND) return;
  refuse(`“${route}” cannot be an address, such as /about-us. Use small letters, digits and single hyphens.`);
}

/** Returns the new route of each page that the change affects. Throws when the change is not possible. */
function movedRoutes({ kind, file, to, withPagesBelow }: PageChange, routes: Set<string>) {
  const from = routeOfFile(file);
  if (templateCollection(file) !== undefined) {
    refuse(
      'This file makes several pages. Move the page above it, with the pages below; or ask somebody to rename the file.',
    );
  }
  if (!routes.has(from)) refuse(`The page ${from} does not exist any more.`);
  if (from === '/' || from === NOT_FOUND) refuse(`Every site needs the page ${from}.`);
  const moved = new Map([[from, to]]);
  if (kind === 'remove') {
    if (!routes.has(to) || to === from || to === NOT_FOUND) {
      refuse(`${from} cannot redirect to ${to || 'nothing'}. Choose another page of the site.`);
    }
    return moved;
  }
  if (to === '/') refuse('The site has its home page there.');
  checkAddress(to);
  if (withPagesBelow) {
    for (const route of routes)
      if (route.startsWith(`${from}/`)) moved.set(route, to + route.slice(from.length));
  }
  const reserved = reservedMessage(to);
  if (reserved !== undefined) refuse(reserved);
  for (const target of moved.values()) {
    if (routes.has(target) && !moved.has(target)) refuse(`${target} is already a page.`);
  }
  if (to === from) refuse(`The address of the page is already ${to}.`);
  if (withPagesBelow && to.startsWith(`${from}/`)) {
    refuse(`${to} is below ${from}, so it would move as well. Choose an address outside ${from}.`);
  }
  return moved;
}

/** Adapts the relative path in `$schema` to the new folder of the page. */
function withSchemaPath(value: unknown, from: string, to: string): unknown {
  const schema = isObject(value) ? value['$schema'] : undefined;
  if (typeof schema !== 'string' || !schema.startsWith('.')) return value;
  const target = path.posix.join(path.posix.dirname(from), schema);
  return changedAt(value, ['$schema'], () => path.posix.relative(path.posix.dirname(to), target));
}

/** Returns the redirects that visitors need: those from published addresses. Without a list, every address counts. */
function neededRedirects(input: CompileInput, routes: ReadonlyMap<string, string>): [string, string][] {
  const source = input.files.find(({ path: file }) => file === PUBLISHED);
  const list = source && parseFile(source).value;
  const published = isObject(list) && Array.isArray(list['routes']) ? list['routes'] : undefined;
  return [...routes].filter(([from]) => published?.includes(from) ?? isPlainRoute(from));
}

/** Adds redirects, and removes those from routes that are pages now. */
function withRedirects(value: unknown, redirects: [string, string][], pages: Iterable<string>): unknown {
  const targets = new Set(pages);
  const kept = Object.entries(isObject(value) ? value : {}).filter(([from]) => !targets.has(from));
  return { ...Object.fromEntries(kept), ...Object.fromEntries(redirects) };
}

/** Describes the place of a reference. */
function referrerAt(
  source: SourceFile,
  jsonPath: JsonPath,
  schema: Schema,
  schemas: SchemaSet,
): PageReferrer {
  const { value } = parseFile(source);
  const labels = labelPath(schema, value, jsonPath, schemas) ?? [];
  return {
    where: formatLabels([documentName(source.path, value), ...labels]),
    file: source.path,
    line: rangeOf(source, jsonPath).line,
    path: formatPath(jsonPath),
  };
}

/**
 * Plans everything that changes with the address of a page: its file, every reference to it, and a redirect from the
 * old address if visitors may know it. Writes nothing: returns the new texts by file, where null deletes the file.
 */
export function planPageChange(input: CompileInput, change: PageChange) {
  const routes = movedRoutes(change, routesOf(input));
  const isMove = change.kind === 'move';
  const moves: Moves = { routes, isSamePage: isMove };
  const redirects = neededRedirects(input, routes);
  const texts = new Map<string, string | null>();
  const referrers: PageReferrer[] = [];
  const hasRedirects = input.files.some((file) => file.path === REDIRECTS);
  const files = hasRedirects ? input.files : [...input.files, { path: REDIRECTS, text: EMPTY_REDIRECTS }];
  for (const source of files) {
    const newRoute = source.path.startsWith(PAGES) ? routes.get(routeOfFile(source.path)) : undefined;
    if (newRoute !== undefined && !isMove) {
      texts.set(source.path, null);
      continue;
    }
    const { value } = parseFile(source);
    const schema = kindOfFile(source.path, input.schemas)?.schema;
    if (value === undefined || !schema) continue;
    const references = movedReferences(value, schema, input.schemas, moves);
    referrers.push(...references.map((one) => referrerAt(source, one.jsonPath, schema, input.schemas)));
    let next = references.reduce<unknown>((all, one) => changedAt(all, one.jsonPath, () => one.after), value);
    if (source.path === REDIRECTS) next = withRedirects(next, redirects, routes.values());
    const file = newRoute === undefined ? source.path : fileOfRoute(newRoute);
    if (file !== source.path) {
      next = withSchemaPath(next, source.path, file);
      // A page that moves along may already have been written to this path.
      if (!texts.has(source.path)) texts.set(source.path, null);
    }
    const text = rewriteJson(source.text, next);
    if (file !== source.path || text !== source.text) texts.set(file, text);
  }
  return { texts, referrers, redirects };
}
