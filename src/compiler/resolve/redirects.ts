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

function checkSource(from: string, location: SourceLocation, context: CompileContext): boolean {
  const { pages, redirects, drafts } = context.project;
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
  const twin = [...redirects.keys()].find((other) => withoutSlash(other) === address);
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
function endOf(from: string, to: string, context: CompileContext): string | null {
  const seen = new Set([from]);
  let end = to;
  for (let next = redirectTarget(to, context); next !== undefined; next = redirectTarget(end, context)) {
    if (seen.has(withoutSlash(end))) return null;
    seen.add(withoutSlash(end));
    end = next;
  }
  return end;
}

function target(
  from: string,
  to: string,
  location: SourceLocation,
  context: CompileContext,
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
  const end = endOf(withoutSlash(from), to, context);
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
  return [...redirects].flatMap(([from, text]): Redirect[] => {
    const jsonPath: JsonPath = [from];
    const location: SourceLocation = { source: file.source, route: null, jsonPath, schema };
    const isSound = checkSource(from, location, context);
    const to = target(from, text, location, context);
    return isSound && to !== OMIT ? [{ from, to }] : [];
  });
}
