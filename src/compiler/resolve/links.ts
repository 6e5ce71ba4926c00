import { addressBelow, nearest } from '@json-site/model/visitor';
import type { ValuePart } from '@json-site/values/locations';
import { valueIn } from '@json-site/values/objects';
import { parseUrl } from '@json-site/values/paths';
import { isLasting } from '../media/lasting.ts';
import { inFile, sentence } from '../report/sentence.ts';
import { intended, suggestion } from '../report/wording.ts';
import { successorOf } from '../source/published.ts';
import { feedPath, NOT_FOUND, normalRoute } from '../source/routes.ts';
import { FACT_REFERENCE } from '../source/site-facts.ts';
import {
  type CompileContext,
  OMIT,
  reportText,
  type SourceLocation,
  type WrittenText,
} from './compile-context.ts';
import { isCalendar, isFeed } from './feeds.ts';
import { downloadUrl, fileAt, intendedFile, mediaAddress } from './media.ts';
import { type Address, completeAddress, readAddress } from './urls.ts';

type Internal = Extract<Address, { kind: 'internal' }>;

function routes(context: CompileContext): string[] {
  return [...context.project.pages.keys()].filter((route) => route !== NOT_FOUND);
}

function pageExists(context: CompileContext, route: string): boolean {
  return route !== NOT_FOUND && context.project.pages.has(route);
}

function checkAnchor(link: WrittenText, route: string | null, hash: string, context: CompileContext): void {
  const names = route === null ? context.anchors.everywhere : context.anchors.of(route);
  if (names === null || names.has(hash)) return;
  const where =
    route === null ? 'shared block' : `block of ${route === link.location.route ? 'this page' : route}`;
  const owner =
    route === null
      ? [...context.project.pages.keys()].find((page) => context.anchors.of(page)?.has(hash))
      : undefined;
  const hint = owner
    ? `Several pages use this file. Add the page: "${owner}#${hash}".`
    : suggestion(hash, [...names], 'Ids');
  const right = owner ? undefined : intended(hash, names, true);
  const anchored = right && `${link.text.slice(0, link.text.indexOf('#'))}#${right}`;
  reportText(link, context, 'broken-anchor', `no ${where} has the id "${hash}"`, hint, anchored);
}

/** Reports a link from anything that a build contains to a page that it does not. */
export function checkDraftLink(link: WrittenText, route: string, context: CompileContext): void {
  const { drafts, pages } = context.project;
  const value = drafts.get(route)?.parsed.value;
  const draft = valueIn(value, 'draft');
  // With another value, it is unknown whether the page is one.
  const isDraft = draft === true || (draft === undefined && valueIn(value, 'publishAt') !== undefined);
  if (!isDraft || drafts.has(link.location.route ?? '')) return;
  const file = pages.get(route)?.parsed.source.path ?? '';
  if (draft === undefined) {
    const later = sentence`Remove the link until then, or delete ${{ property: 'publishAt', of: [], file }} in ${inFile(file)}.`;
    reportText(link, context, 'draft-link', 'that page is not published before its time', later);
    return;
  }
  const hint = sentence`Remove the link, or publish the page: delete ${{ property: 'draft', of: [], file }} in ${inFile(file)}.`;
  reportText(link, context, 'draft-link', 'that page is a draft', hint);
}

/** The one address that a broken one can mean. `moved` is where it redirects, which may not have its anchor. */
function intendedAddress(route: string, tail: string, moved: string | undefined, context: CompileContext) {
  if (moved !== undefined) return tail === '' && pageExists(context, moved) ? moved : undefined;
  const right = intended(route, routes(context), true);
  return right && `${right}${tail}`;
}

/**
 * Returns the address of the file that an unusable address names, such as `/media/My report.pdf` and `report.pdf`, and
 * notes the reference to it.
 */
function addressOfFile({ location, part }: WrittenText, text: string, context: CompileContext) {
  const written = text.replace(/^(?:\.{0,2}\/)+/, '');
  const [path = '', anchor] = written.split('#');
  const name = intendedFile(written, context) ?? intendedFile(path, context);
  if (name === undefined) return undefined;
  context.addReference(location, { kind: 'media', to: name }, part);
  return `${mediaAddress(name, context)}${anchor === undefined || name.includes('#') ? '' : `#${anchor}`}`;
}

/** Reports a link to a file that does not exist. */
function missingFile(link: WrittenText, written: string, tail: string, context: CompileContext): string {
  const names = [...context.project.media.values()]
    .filter(({ src }) => !isLasting(src))
    .map(({ name }) => mediaAddress(name, context).slice('/media/'.length));
  const meant = intendedFile(written, context);
  const right = meant && `${mediaAddress(meant, context)}${tail}`;
  const hint = suggestion(written, names, 'Files');
  reportText(link, context, 'missing-media', 'there is no such file in content/media/', hint, right);
  return link.text;
}

function internal(link: WrittenText, { path, query, hash }: Internal, context: CompileContext): string {
  const { text, location, part } = link;
  const route = normalRoute(path);
  const tail = `${query}${hash ? `#${hash}` : ''}`;
  const file = fileAt(path, context);
  if (file || path.startsWith('/media/')) {
    const written = path.slice('/media/'.length);
    context.addReference(location, { kind: 'media', to: file?.name ?? written }, part);
    return file ? `${downloadUrl(file, link, context)}${tail}` : missingFile(link, written, tail, context);
  }
  if (isFeed(path, context.project) || isCalendar(path, context.project)) return text;
  context.addReference(location, { kind: 'page', to: route, hash }, part);
  if (!pageExists(context, route)) {
    const moved = context.project.redirects.find(path)?.to;
    const meant = moved === undefined ? addressOfFile(link, text, context) : undefined;
    const near = successorOf(route, context.project) ?? nearest(route, routes(context));
    const hint = meant
      ? `Write "${meant}": it is in content/media/.`
      : moved
        ? `The address redirects. Write "${moved}".`
        : near
          ? `Did you mean "${near}"?`
          : 'The address of a page is the path of its file in content/pages/.';
    const right = meant ?? intendedAddress(route, tail, moved, context);
    reportText(link, context, 'broken-link', 'no page has this address', hint, right);
    return text;
  }
  checkDraftLink(link, route, context);
  if (path !== route) {
    const right = `${route}${tail}`;
    reportText(link, context, 'broken-link', `the page's address is "${route}"`, `Write "${right}".`, right);
  }
  if (hash) checkAnchor(link, route, hash, context);
  return `${route}${tail}`;
}

function relative(link: WrittenText, path: string, context: CompileContext): string {
  const { text, location } = link;
  const file = addressOfFile(link, text, context);
  if (file) {
    const problem = 'the address of a file begins with /media/';
    reportText(link, context, 'broken-link', problem, `Write "${file}".`, file);
    return '#';
  }
  const route = normalRoute(`/${path.replace(/^(\.{1,2}\/)+/, '')}`);
  const near =
    completeAddress(text) ?? (pageExists(context, route) ? route : nearest(route, routes(context)));
  const hint = near ? `Did you mean "${near}"?` : location.schema.description;
  // An address such as ./about may be beside the page that contains it.
  const isPage = !path.startsWith('.') && pageExists(context, route);
  const right = completeAddress(text) ?? (isPage ? route : undefined);
  const problem = 'an address starts with /, #, https://, mailto: or tel:';
  reportText(link, context, 'broken-link', problem, hint, right);
  return '#';
}

/** A subscription to a calendar of this site, which needs the name of its server. */
function subscription(link: WrittenText, path: string, context: CompileContext): string | typeof OMIT {
  const { project } = context;
  const url = parseUrl(String(valueIn(project.site?.value, 'url')));
  if (isCalendar(path, project)) return url ? `webcal://${url.host}${addressBelow(url.href, path)}` : OMIT;
  const known = routes(context)
    .map((route) => feedPath(route, 'events'))
    .filter((one) => isCalendar(one, project));
  const near = known.length > 0 ? suggestion(path, known, 'Calendars') : undefined;
  const hint = near ?? 'A page with "calendar" has one; its address is that of the page with ".ics".';
  const right = intended(path, known);
  const problem = 'no calendar has this address';
  reportText(link, context, 'broken-link', problem, hint, right && `webcal:${right}`);
  return OMIT;
}

/** Resolves the address of a link and reports its errors. Returns OMIT if the address must not become a link. */
export function resolveLink(
  text: string,
  location: SourceLocation,
  context: CompileContext,
  part?: ValuePart,
): string | typeof OMIT {
  // The rule unknown-placeholder reports a fact that site.json does not have.
  if (text.search(FACT_REFERENCE) >= 0) return OMIT;
  const link = { text, location, part };
  const address = readAddress(text);
  switch (address.kind) {
    case 'external':
      return address.href;
    case 'internal':
      return internal(link, address, context);
    case 'calendar':
      return subscription(link, address.path, context);
    case 'relative':
      return relative(link, address.path, context);
    case 'anchor':
      checkAnchor(link, location.route, address.hash, context);
      return text;
    default: {
      const code = address.kind === 'unsafe' ? 'unsafe-url' : 'wrong-pattern';
      const file = addressOfFile(link, text, context);
      const [hint, right] = file ? [`Write "${file}".`, file] : [address.hint, address.right];
      reportText(link, context, code, `it ${address.reason}`, hint, right);
      return OMIT;
    }
  }
}
