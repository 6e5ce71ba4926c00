import { replaceAt } from '../report/fix.ts';
import { inFile, type Sentence, sentence } from '../report/sentence.ts';
import { formatValue } from '../report/wording.ts';
import type { JsonPath } from '../source/locations.ts';
import { normalRoute } from '../source/routes.ts';
import type { Redirect } from '../types.ts';
import { type CompileContext, diagnosticAt, OMIT, type SourceLocation } from './compile-context.ts';
import { resolveLink } from './links.ts';
import { readAddress } from './urls.ts';

/** An old address may have any form, but no character that hosts interpret as a pattern. */
const OLD_ADDRESS = /^\/([^\s?#*:\\{}"%]|%[0-9a-f]{2})+$/i;

function isOldAddress(from: string): boolean {
  try {
    return OLD_ADDRESS.test(from) && decodeURI(from) !== '';
  } catch {
    return false;
  }
}

/** Hosts treat /old and /old/ as one address. */
function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

function checkSource(
  from: string,
  location: SourceLocation,
  context: CompileContext,
  first: ReadonlyMap<string, string>,
): boolean {
  const { pages, drafts } = context.project;
  const address = withoutSlash(from);
  const reportAndFail = (code: 'wrong-pattern' | 'redirect-conflict', message: Sentence, hint: Sentence) => {
    context.report(diagnosticAt(location, code, message, hint, 'key'));
    return false;
  };
  if (!isOldAddress(from)) {
    const message = `${formatValue(from)} cannot be the address of a former page.`;
    return reportAndFail(
      'wrong-pattern',
      message,
      'Start it with /, and use no spaces and none of ? # * : { } " \\.',
    );
  }
  if (pages.has(address) && !drafts.has(address)) {
    const message = `${formatValue(from)} is a page of this site, which visitors would no longer see.`;
    return reportAndFail(
      'redirect-conflict',
      message,
      sentence`Delete this line or ${inFile(pages.get(address)?.parsed.source.path ?? '')}.`,
    );
  }
  const twin = first.get(address);
  if (twin === from) return true;
  return reportAndFail(
    'redirect-conflict',
    `${formatValue(from)} and ${formatValue(twin)} are the same address.`,
    'Delete one of them.',
  );
}

/** Returns the target of a redirect. Undefined for a page: a redirect from a page is reported as a conflict. */
function redirectTarget(address: string, { project }: CompileContext): string | undefined {
  const read = readAddress(address);
  if (read.kind !== 'internal') return undefined;
  const route = normalRoute(read.path);
  if (project.pages.has(route)) return undefined;
  return project.redirects.get(read.path) ?? project.redirects.get(route);
}

/** Follows a chain of redirects to its end. Returns null for a loop. */
type FindEnd = (from: string, to: string) => string | null;

/** Stores the end of each address on a chain, so that a chain of thousands is followed once. */
function createFindEnd(context: CompileContext): FindEnd {
  const ends = new Map<string, string | null>();
  return (from, to) => {
    const seen = new Set<string>();
    let end: string | null = to;
    while (end !== null) {
      const address = withoutSlash(end);
      const known = ends.get(address);
      const next: string | undefined = known === undefined ? redirectTarget(end, context) : undefined;
      if (known !== undefined) end = known;
      if (next === undefined) break;
      end = address === from || seen.has(address) ? null : next;
      seen.add(address);
    }
    for (const address of seen) ends.set(address, end);
    return end;
  };
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
  const end = findEnd(withoutSlash(from), to);
  if (end === to) return resolveLink(to, location, context);
  const next = redirectTarget(to, context);
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

/** Checks content/redirects.json and returns the valid redirects. */
export function resolveRedirects(context: CompileContext): Redirect[] {
  const { redirectsFile: file, redirects, input } = context.project;
  const schema = input.schemas.redirects.additionalProperties;
  if (!file || typeof schema !== 'object') return [];
  const findEnd = createFindEnd(context);
  // The first address of two that are the same.
  const first = new Map([...redirects.keys()].reverse().map((from) => [withoutSlash(from), from]));
  return [...redirects].flatMap(([from, text]): Redirect[] => {
    const jsonPath: JsonPath = [from];
    const location: SourceLocation = { source: file.source, route: null, jsonPath, schema };
    const isSound = checkSource(from, location, context, first);
    const to = target(from, text, location, context, findEnd);
    return isSound && to !== OMIT ? [{ from, to }] : [];
  });
}
