import { formatValue, nearest, suggestion } from '../report/wording.ts';
import { formatPath, type SourceLocation } from '../source/locations.ts';
import { successorOf } from '../source/published.ts';
import { NOT_FOUND, normalRoute } from '../source/routes.ts';
import { type CompileContext, DROP, type Place, reportAt } from './compile-context.ts';
import { type Address, completed, readAddress } from './urls.ts';

type Internal = Extract<Address, { kind: 'internal' }>;

/** Where the address of a link in running text stands; undefined when the whole text is the address. */
export type Part = SourceLocation | undefined;

function routes(world: CompileContext): string[] {
  return [...world.project.pages.keys()].filter((route) => route !== NOT_FOUND);
}

function pageExists(world: CompileContext, route: string): boolean {
  return route !== NOT_FOUND && world.project.pages.has(route);
}

/** A plain word before the problem: which value it is, and whether it is a link inside a text. */
function subject(place: Place, part: Part): string {
  return part === undefined ? formatPath(place.segments) : `A link in ${formatPath(place.segments)}`;
}

function checkAnchor(
  world: CompileContext,
  place: Place,
  part: Part,
  route: string | null,
  hash: string,
  text: string,
): void {
  const names = route === null ? world.anchors.everywhere : world.anchors.of(route);
  if (names === null || names.has(hash)) return;
  const where =
    route === null ? 'that is on every page' : `of ${route === place.route ? 'this page' : route}`;
  const owner =
    route === null
      ? [...world.project.pages.keys()].find((page) => world.anchors.of(page)?.has(hash))
      : undefined;
  const message = `${subject(place, part)} is ${formatValue(text)}; no block ${where} has the id "${hash}".`;
  const hint = owner
    ? `This file is used on several pages. Name the page: "${owner === '/' ? '/' : owner}#${hash}".`
    : suggestion(hash, [...names], 'Ids there');
  world.report(reportAt(place, 'broken-anchor', message, hint, part));
}

function internal(
  world: CompileContext,
  place: Place,
  part: Part,
  text: string,
  { path, query, hash }: Internal,
): string {
  const route = normalRoute(path);
  const tail = `${query}${hash ? `#${hash}` : ''}`;
  if (path.startsWith('/media/')) {
    const name = path.slice('/media/'.length);
    world.refer(place, { kind: 'media', to: name }, part);
    const file = world.project.media.get(name);
    if (file) return `${file.src}${query}${hash ? `#${hash}` : ''}`;
    const message = `${subject(place, part)} is ${formatValue(text)}; there is no such file in content/media/.`;
    const hint = suggestion(name, [...world.project.media.keys()], 'Files');
    world.report(reportAt(place, 'missing-media', message, hint, part));
    return text;
  }
  world.refer(place, { kind: 'page', to: route, hash }, part);
  if (!pageExists(world, route)) {
    const moved = world.project.redirects.get(path);
    const near = successorOf(route, world.project) ?? nearest(route, routes(world));
    const message = `${subject(place, part)} is ${formatValue(text)}; no page has this address.`;
    const hint = moved
      ? `It redirects: write "${moved}".`
      : near
        ? `Did you mean "${near}"?`
        : 'A page is a file in content/pages/: its path there is its address.';
    world.report(reportAt(place, 'broken-link', message, hint, part));
    return text;
  }
  if (path !== route) {
    const message = `${subject(place, part)} is ${formatValue(text)}; the page's address is "${route}".`;
    world.report(reportAt(place, 'broken-link', message, `Write "${route}${tail}".`, part));
  }
  if (hash) checkAnchor(world, place, part, route, hash, text);
  return `${route}${tail}`;
}

function relative(world: CompileContext, place: Place, part: Part, text: string, path: string): string {
  const route = normalRoute(`/${path.replace(/^(\.{1,2}\/)+/, '')}`);
  const near = completed(text) ?? (pageExists(world, route) ? route : nearest(route, routes(world)));
  const message = `${subject(place, part)} is ${formatValue(text)}; an address starts with /, #, https://, mailto: or tel:.`;
  const hint = near ? `Did you mean "${near}"?` : place.schema.description;
  world.report(reportAt(place, 'broken-link', message, hint, part));
  return '#';
}

/** The address to use for what the author wrote, or DROP when no link may come of it. Reports what is wrong. */
export function resolveLink(
  world: CompileContext,
  place: Place,
  text: string,
  part?: Part,
): string | typeof DROP {
  const address = readAddress(text);
  switch (address.kind) {
    case 'external':
      return address.href;
    case 'internal':
      return internal(world, place, part, text, address);
    case 'relative':
      return relative(world, place, part, text, address.path);
    case 'anchor':
      checkAnchor(world, place, part, place.route, address.hash, text);
      return text;
    default: {
      const code = address.kind === 'unsafe' ? 'unsafe-url' : 'wrong-pattern';
      const message = `${subject(place, part)} is ${formatValue(text)}; that ${address.reason}.`;
      world.report(reportAt(place, code, message, address.hint, part));
      return DROP;
    }
  }
}
