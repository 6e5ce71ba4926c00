import { at, inFile, type Sentence, sentence } from '../report/sentence.ts';
import { formatValue, intended, suggestion } from '../report/wording.ts';
import type { ValuePart } from '../source/locations.ts';
import { successorOf } from '../source/published.ts';
import { NOT_FOUND, normalRoute } from '../source/routes.ts';
import { FACT_REFERENCE } from '../source/site-facts.ts';
import { nearest } from '../visitor/nearest.ts';
import { type CompileContext, diagnosticAt, OMIT, type SourceLocation } from './compile-context.ts';
import { isFeed } from './feeds.ts';
import { downloadUrl, intendedFile } from './media.ts';
import { type Address, completeAddress, readAddress } from './urls.ts';

type Internal = Extract<Address, { kind: 'internal' }>;

function routes(context: CompileContext): string[] {
  return [...context.project.pages.keys()].filter((route) => route !== NOT_FOUND);
}

function pageExists(context: CompileContext, route: string): boolean {
  return route !== NOT_FOUND && context.project.pages.has(route);
}

/** The subject of a message: the value, or a link inside the value. */
function subject(location: SourceLocation, part: ValuePart | undefined): Sentence {
  return part === undefined
    ? sentence`${at(location.jsonPath)}`
    : sentence`A link in ${at(location.jsonPath)}`;
}

function checkAnchor(
  context: CompileContext,
  location: SourceLocation,
  part: ValuePart | undefined,
  route: string | null,
  hash: string,
  text: string,
): void {
  const names = route === null ? context.anchors.everywhere : context.anchors.of(route);
  if (names === null || names.has(hash)) return;
  const where =
    route === null ? 'shared block' : `block of ${route === location.route ? 'this page' : route}`;
  const owner =
    route === null
      ? [...context.project.pages.keys()].find((page) => context.anchors.of(page)?.has(hash))
      : undefined;
  const message = sentence`${subject(location, part)} is ${formatValue(text)}; no ${where} has the id "${hash}".`;
  const hint = owner
    ? `Several pages use this file. Add the page: "${owner}#${hash}".`
    : suggestion(hash, [...names], 'Ids');
  const right = owner ? undefined : intended(hash, names, true);
  const anchored = right && `${text.slice(0, text.indexOf('#'))}#${right}`;
  context.report(
    diagnosticAt(location, 'broken-anchor', message, hint, part, { wrong: text, right: anchored }),
  );
}

/** Reports a link from anything that a build contains to a page that it does not. */
export function checkDraftLink(
  { project, report }: CompileContext,
  location: SourceLocation,
  part: ValuePart | undefined,
  text: string,
  route: string,
): void {
  if (!project.drafts.has(route) || project.drafts.has(location.route ?? '')) return;
  const message = sentence`${subject(location, part)} is ${formatValue(text)}; that page is a draft.`;
  const hint = sentence`Remove the link, or publish the page: delete "draft" in ${inFile(project.pages.get(route)?.parsed.source.path ?? '')}.`;
  report(diagnosticAt(location, 'draft-link', message, hint, part));
}

/** The one address that a broken one can mean. `moved` is where it redirects, which may not have its anchor. */
function intendedAddress(route: string, tail: string, moved: string | undefined, context: CompileContext) {
  if (moved !== undefined) return tail === '' && pageExists(context, moved) ? moved : undefined;
  const right = intended(route, routes(context), true);
  return right && `${right}${tail}`;
}

function internal(
  context: CompileContext,
  location: SourceLocation,
  part: ValuePart | undefined,
  text: string,
  { path, query, hash }: Internal,
): string {
  const route = normalRoute(path);
  const tail = `${query}${hash ? `#${hash}` : ''}`;
  if (path.startsWith('/media/')) {
    const name = path.slice('/media/'.length);
    context.addReference(location, { kind: 'media', to: name }, part);
    const file = context.project.media.get(name);
    if (file) return `${downloadUrl(file, context)}${query}${hash ? `#${hash}` : ''}`;
    const message = sentence`${subject(location, part)} is ${formatValue(text)}; there is no such file in content/media/.`;
    const hint = suggestion(name, [...context.project.media.keys()], 'Files');
    const meant = intendedFile(name, context);
    const right = meant && `/media/${meant}`;
    context.report(diagnosticAt(location, 'missing-media', message, hint, part, { wrong: text, right }));
    return text;
  }
  if (isFeed(path, context.project)) return text;
  context.addReference(location, { kind: 'page', to: route, hash }, part);
  if (!pageExists(context, route)) {
    const moved = context.project.redirects.get(path);
    const near = successorOf(route, context.project) ?? nearest(route, routes(context));
    const message = sentence`${subject(location, part)} is ${formatValue(text)}; no page has this address.`;
    const hint = moved
      ? `The address redirects. Write "${moved}".`
      : near
        ? `Did you mean "${near}"?`
        : 'The address of a page is the path of its file in content/pages/.';
    const right = intendedAddress(route, tail, moved, context);
    context.report(diagnosticAt(location, 'broken-link', message, hint, part, { wrong: text, right }));
    return text;
  }
  checkDraftLink(context, location, part, text, route);
  if (path !== route) {
    const message = sentence`${subject(location, part)} is ${formatValue(text)}; the page's address is "${route}".`;
    const right = `${route}${tail}`;
    const hint = `Write "${right}".`;
    context.report(diagnosticAt(location, 'broken-link', message, hint, part, { wrong: text, right }));
  }
  if (hash) checkAnchor(context, location, part, route, hash, text);
  return `${route}${tail}`;
}

function relative(
  context: CompileContext,
  location: SourceLocation,
  part: ValuePart | undefined,
  text: string,
  path: string,
): string {
  const route = normalRoute(`/${path.replace(/^(\.{1,2}\/)+/, '')}`);
  const near =
    completeAddress(text) ?? (pageExists(context, route) ? route : nearest(route, routes(context)));
  const message = sentence`${subject(location, part)} is ${formatValue(text)}; an address starts with /, #, https://, mailto: or tel:.`;
  const hint = near ? `Did you mean "${near}"?` : location.schema.description;
  // An address such as ./about may be beside the page that contains it.
  const isPage = !path.startsWith('.') && pageExists(context, route);
  const right = completeAddress(text) ?? (isPage ? route : undefined);
  context.report(diagnosticAt(location, 'broken-link', message, hint, part, { wrong: text, right }));
  return '#';
}

/** Resolves the address of a link and reports its errors. Returns OMIT if the address must not become a link. */
export function resolveLink(
  context: CompileContext,
  location: SourceLocation,
  text: string,
  part?: ValuePart,
): string | typeof OMIT {
  // The rule unknown-placeholder reports a fact that site.json does not have.
  if (text.search(FACT_REFERENCE) >= 0) return OMIT;
  const address = readAddress(text);
  switch (address.kind) {
    case 'external':
      return address.href;
    case 'internal':
      return internal(context, location, part, text, address);
    case 'relative':
      return relative(context, location, part, text, address.path);
    case 'anchor':
      checkAnchor(context, location, part, location.route, address.hash, text);
      return text;
    default: {
      const correction = { wrong: text, right: address.right };
      const code = address.kind === 'unsafe' ? 'unsafe-url' : 'wrong-pattern';
      const message = sentence`${subject(location, part)} is ${formatValue(text)}; it ${address.reason}.`;
      context.report(diagnosticAt(location, code, message, address.hint, part, correction));
      return OMIT;
    }
  }
}
