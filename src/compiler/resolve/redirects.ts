import { formatValue } from '../report/wording.ts';
import type { JsonPath } from '../source/locations.ts';
import { normalRoute } from '../source/routes.ts';
import type { Redirect } from '../types.ts';
import { type CompileContext, DROP, type Place, reportAt } from './compile-context.ts';
import { resolveLink } from './links.ts';
import { readAddress } from './urls.ts';

/** An old address: it need not have this site's form, but nothing that hosts read as a pattern. */
const OLD_ADDRESS = /^\/([^\s?#*:\\{}"%]|%[0-9a-f]{2})+$/i;

function isOldAddress(from: string): boolean {
  try {
    return OLD_ADDRESS.test(from) && decodeURI(from) !== '';
  } catch {
    return false;
  }
}

/** Hosts take /old and /old/ for one address. */
function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

function checkSource(from: string, place: Place, world: CompileContext): boolean {
  const { pages, redirects } = world.project;
  const plain = withoutSlash(from);
  const tell = (code: 'wrong-pattern' | 'redirect-conflict', message: string, hint: string) => {
    world.report(reportAt(place, code, message, hint, 'key'));
    return false;
  };
  if (!isOldAddress(from)) {
    const message = `${formatValue(from)} is not the address of a page that was.`;
    return tell('wrong-pattern', message, 'It starts with / and has no spaces and none of ? # * : { } " \\.');
  }
  if (pages.has(plain)) {
    const message = `${formatValue(from)} is a page of this site, which nobody would see any more.`;
    return tell('redirect-conflict', message, `Delete this line or ${pages.get(plain)?.parsed.source.path}.`);
  }
  const twin = [...redirects.keys()].find((other) => withoutSlash(other) === plain);
  if (twin === from) return true;
  return tell(
    'redirect-conflict',
    `${formatValue(from)} and ${formatValue(twin)} are one address.`,
    'Keep one of them.',
  );
}

/** Where an address redirects to; a page that is one as well is told as a conflict. */
function onwards(address: string, { project }: CompileContext): string | undefined {
  const read = readAddress(address);
  if (read.kind !== 'internal') return undefined;
  const route = normalRoute(read.path);
  if (project.pages.has(route)) return undefined;
  return project.redirects.get(read.path) ?? project.redirects.get(route);
}

/** Where the way that begins with a redirect ends; null when it never does. */
function endOf(from: string, to: string, world: CompileContext): string | null {
  const seen = new Set([from]);
  let end = to;
  for (let next = onwards(to, world); next !== undefined; next = onwards(end, world)) {
    if (seen.has(withoutSlash(end))) return null;
    seen.add(withoutSlash(end));
    end = next;
  }
  return end;
}

function target(from: string, to: string, place: Place, world: CompileContext): string | typeof DROP {
  const address = readAddress(to);
  const isElsewhere = address.kind === 'external' && !to.startsWith('https:');
  if (isElsewhere || address.kind === 'anchor') {
    const message = `${formatValue(from)} leads to ${formatValue(to)}, which is no page.`;
    world.report(reportAt(place, 'wrong-pattern', message, place.schema.description));
    return DROP;
  }
  const end = endOf(withoutSlash(from), to, world);
  if (end === to) return resolveLink(world, place, to);
  const next = onwards(to, world);
  if (end === null) {
    const way =
      next === undefined || next === to ? 'itself' : `${formatValue(to)}, and from there in a circle`;
    const hint = 'Let it lead to a page, or delete this line.';
    world.report(reportAt(place, 'redirect-loop', `${formatValue(from)} leads to ${way}.`, hint));
  } else {
    const message = `${formatValue(from)} leads to ${formatValue(to)}, which redirects to ${formatValue(next)}.`;
    world.report(reportAt(place, 'redirect-chain', message, `Write ${formatValue(end)}.`));
  }
  return DROP;
}

/** Checks content/redirects.json and gives the redirects that can be used. */
export function resolveRedirects(world: CompileContext): Redirect[] {
  const { redirectsFile: file, redirects, input } = world.project;
  const schema = input.schemas.redirects.additionalProperties;
  if (!file || typeof schema !== 'object') return [];
  return [...redirects].flatMap(([from, text]): Redirect[] => {
    const segments: JsonPath = [from];
    const place: Place = { source: file.source, route: null, segments, schema };
    const isSound = checkSource(from, place, world);
    const to = target(from, text, place, world);
    return isSound && to !== DROP ? [{ from, to }] : [];
  });
}
