import type { JsonPath } from '@json-site/values/locations';
import { isLasting } from '../media/lasting.ts';
import { type Fix, replaceAt } from '../report/fix.ts';
import { inFile, type Sentence, sentence } from '../report/sentence.ts';
import { formatValue, suggestion } from '../report/wording.ts';
import { publishedRoutes } from '../source/published.ts';
import { type FoundRedirect, hasWildcard, withoutSlash, withoutWildcard } from '../source/redirects.ts';
import { isReservedFile, MALFORMED, reservedFolder, routeOfBuiltFile } from '../source/reserved.ts';
import { normalRoute, parentOf } from '../source/routes.ts';
import type { Redirect } from '../types.ts';
import {
  type CompileContext,
  diagnosticAt,
  OMIT,
  reportText,
  type SourceLocation,
} from './compile-context.ts';
import { isFeed } from './feeds.ts';
import { resolveLink } from './links.ts';
import { fileAt } from './media.ts';
import { readAddress } from './urls.ts';

/** An old address may have any form, but no character that hosts interpret as a pattern. */
const OLD_ADDRESS = /^\/([^\s?#*:\\{}"%]|%[0-9a-f]{2})+$/i;

/** A part of an address that some hosts read as any text: `*`, `:path*`, `{path}`, `(.*)`. Sites write it as an end. */
const WILDCARD = /\*|\/:\w|\{\w*\}/;

const REFUSED = new RegExp(MALFORMED);

function isOldAddress(from: string): boolean {
  const address = withoutWildcard(from);
  try {
    return OLD_ADDRESS.test(address) && !REFUSED.test(address) && decodeURIComponent(address) !== '';
  } catch {
    return false;
  }
}

/** Why an address that is no old address cannot be one, as a hint. */
function hintForAddress(from: string): string {
  if (WILDCARD.test(from))
    return 'A wildcard is the end of an address, after a folder: "/old/*": "/new/*" redirects everything below /old. Otherwise write a line for each old address, with its own target.';
  if (REFUSED.test(from))
    return 'No host answers an address with //, \\, a part that is only dots, or an escaped slash, backslash or control character. Delete this line.';
  return 'Start it with /, and use no spaces and none of ? # * : { } " \\.';
}

/** An address as hosts compare it: decoded, without a slash at its end. */
function comparedAddress(from: string): string {
  return withoutSlash(isOldAddress(from) ? decodeURIComponent(from) : from);
}

/** What answers at one of the addresses that a wildcard covers: a page, a lasting file, or the folder of others. */
function ownerBelow(folder: string, { project }: CompileContext): string | undefined {
  const isInside = (address: string) => `${address}/`.startsWith(`${folder}/`);
  const page = [...project.pages.keys()].find((route) => isInside(route) && !project.drafts.has(route));
  if (page !== undefined) return `covers ${page}, a page of this site`;
  const file = [...project.media.values()].find(({ src }) => isLasting(src) && isInside(src));
  if (file) return `covers ${file.src}, a file of this site`;
  const reserved = reservedFolder(folder);
  return reserved && `is in ${reserved.folder}: ${reserved.reason}`;
}

/** What answers at an address that is no page: a file of the build, or whatever has its folder. */
function ownerOf(address: string, context: CompileContext): string | undefined {
  const { project } = context;
  const page = routeOfBuiltFile(address);
  if (page !== undefined && project.pages.has(page) && !project.drafts.has(page))
    return `is the file of the page ${page}, which needs no redirect`;
  if (isFeed(address, project)) return 'is a feed of this site';
  if (isLasting(address) && fileAt(address, context)) return 'is a file of this site';
  if (isReservedFile(address)) return 'is a file of the build or of a host';
  const reserved = reservedFolder(address);
  // A page that was public before its folder was reserved still needs its redirect.
  if (!reserved || publishedRoutes(project)?.includes(address)) return undefined;
  return `is in ${reserved.folder}: ${reserved.reason}`;
}

/** @param first The redirect that hosts read first of those with an address as hosts compare it. */
function checkSource(
  from: string,
  location: SourceLocation,
  context: CompileContext,
  first: ReadonlyMap<string, string>,
): boolean {
  const { pages, redirects, drafts } = context.project;
  const address = comparedAddress(from);
  const reportAndFail = (
    code: 'wrong-pattern' | 'redirect-conflict',
    message: Sentence,
    hint: Sentence,
    fix?: Fix,
  ) => {
    context.report({ ...diagnosticAt(location, code, message, hint, 'key'), fix });
    return false;
  };
  if (!isOldAddress(from)) {
    const message = `${formatValue(from)} cannot be the address of a former page.`;
    return reportAndFail('wrong-pattern', message, hintForAddress(from));
  }
  if (hasWildcard(from)) {
    const covered = ownerBelow(withoutWildcard(address), context);
    const narrower =
      'Hosts differ in what they send there. Write a narrower address, or a line for each old one.';
    if (covered !== undefined)
      return reportAndFail('redirect-conflict', `${formatValue(from)} ${covered}.`, narrower);
  } else if (pages.has(address) && !drafts.has(address)) {
    const message = `${formatValue(from)} is a page of this site, which visitors would no longer see.`;
    return reportAndFail(
      'redirect-conflict',
      message,
      sentence`Delete this line or ${inFile(pages.get(address)?.parsed.source.path ?? '')}.`,
    );
  }
  const owner = ownerOf(address, context);
  if (owner !== undefined) {
    const isIdle = routeOfBuiltFile(address) === redirects.get(from);
    const fix: Fix | undefined = isIdle ? { kind: 'remove', path: location.jsonPath } : undefined;
    return reportAndFail('redirect-conflict', `${formatValue(from)} ${owner}.`, 'Delete this line.', fix);
  }
  const twin = first.get(address);
  if (twin === from) return true;
  return reportAndFail(
    'redirect-conflict',
    `${formatValue(from)} and ${formatValue(twin)} are the same address.`,
    'Delete one of them.',
  );
}

/** Returns the redirect from an address. Undefined for a page: a redirect from a page is reported as a conflict. */
function redirectFrom(address: string, { project }: CompileContext): FoundRedirect | undefined {
  const read = readAddress(address);
  if (read.kind !== 'internal') return undefined;
  const route = normalRoute(read.path);
  if (project.pages.has(route)) return undefined;
  return project.redirects.find(read.path) ?? project.redirects.find(route);
}

/** Follows a chain of redirects to its end. Returns null for a loop. */
type FindEnd = (from: string, to: string) => string | null;

/** Stores the end of each address on a chain, so that a chain of thousands is followed once. */
function createFindEnd(context: CompileContext): FindEnd {
  const ends = new Map<string, string | null>();
  return (from, to) => {
    const seen = new Set<string>();
    // A wildcard below its own folder makes another address with each step.
    const lines = new Set([from]);
    let end: string | null = to;
    while (end !== null) {
      const address = withoutSlash(end);
      const known = ends.get(address);
      const next: FoundRedirect | undefined = known === undefined ? redirectFrom(end, context) : undefined;
      if (known !== undefined) end = known;
      if (next === undefined) break;
      end = lines.has(next.from) ? null : next.to;
      seen.add(address);
      lines.add(next.from);
    }
    for (const address of seen) ends.set(address, end);
    return end;
  };
}

/** The target of a wildcard: `/new/*`, below which there are pages, or any other address. */
function targetOfWildcard(to: string, location: SourceLocation, context: CompileContext) {
  const { pages } = context.project;
  const address = readAddress(to);
  if (!hasWildcard(to) || address.kind !== 'internal') return resolveLink(to, location, context);
  const folder = withoutWildcard(to);
  const isBelow = (route: string) => `${route}/`.startsWith(`${folder}/`);
  if ([...pages.keys()].some(isBelow)) return to;
  const folders = [...new Set([...pages.keys()].map((route) => `${parentOf(route)}/*`.replace('//', '/')))];
  reportText(
    { text: to, location },
    context,
    'broken-link',
    `there is no page at or below "${folder}"`,
    suggestion(to, folders, 'Folders'),
  );
  return OMIT;
}

function target(
  from: string,
  to: string,
  location: SourceLocation,
  context: CompileContext,
  findEnd: FindEnd,
): string | typeof OMIT {
  // validate() reports it.
  if (to === '') return OMIT;
  const address = readAddress(to);
  const isElsewhere = address.kind === 'external' && !to.startsWith('https:');
  if (isElsewhere || address.kind === 'anchor') {
    const message = `${formatValue(from)} redirects to ${formatValue(to)}, which is not a page.`;
    context.report(diagnosticAt(location, 'wrong-pattern', message, location.schema.description));
    return OMIT;
  }
  const end = findEnd(from, to);
  if (end === to)
    return hasWildcard(from) ? targetOfWildcard(to, location, context) : resolveLink(to, location, context);
  const next = redirectFrom(to, context)?.to;
  if (end === null) {
    const way =
      next === undefined || next === to ? 'itself' : `${formatValue(to)}, which redirects in a circle`;
    const hint = 'Change the target to a page, or delete this line.';
    context.report(
      diagnosticAt(location, 'redirect-loop', `${formatValue(from)} redirects to ${way}.`, hint),
    );
  } else {
    const message = `${formatValue(from)} redirects to ${formatValue(to)}, which redirects to ${formatValue(next)}.`;
    const hint = `Write ${formatValue(end)}.`;
    const fix = replaceAt(location.jsonPath, 'value', to, end);
    context.report({ ...diagnosticAt(location, 'redirect-chain', message, hint), fix });
  }
  return OMIT;
}

/** Reports a line that says what a line with a wildcard says already. */
function checkRepetition(from: string, to: string, location: SourceLocation, context: CompileContext): void {
  const wider = context.project.redirects.find(from, from);
  if (!wider || wider.to !== to) return;
  const message = `${formatValue(from)} redirects where ${formatValue(wider.from)} redirects it already.`;
  const fix: Fix = { kind: 'remove', path: location.jsonPath };
  const found = diagnosticAt(location, 'redirect-conflict', message, 'Delete this line.', 'key');
  context.report({ ...found, severity: 'warning', fix });
}

/** Checks content/redirects.json and returns the valid redirects. */
export function resolveRedirects(context: CompileContext): Redirect[] {
  const { redirectsFile: file, redirects, input } = context.project;
  const schema = input.schemas.redirects.additionalProperties;
  if (!file || typeof schema !== 'object') return [];
  const findEnd = createFindEnd(context);
  // The first address of two that are the same.
  const first = new Map([...redirects.keys()].reverse().map((from) => [comparedAddress(from), from]));
  return [...redirects].flatMap(([from, text]): Redirect[] => {
    const jsonPath: JsonPath = [from];
    const location: SourceLocation = { source: file.source, route: null, jsonPath, schema };
    const isSound = checkSource(from, location, context, first);
    const to = target(from, text, location, context, findEnd);
    if (isSound && to !== OMIT) checkRepetition(from, text, location, context);
    return isSound && to !== OMIT ? [{ from, to }] : [];
  });
}
