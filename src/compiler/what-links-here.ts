import { count, suggestion } from './report/wording.ts';
import type { Reference } from './resolve/reference.ts';
import { formatPath, type JsonPath, rangeOf, type SourceRange } from './source/locations.ts';
import type { Compiled } from './types.ts';

/** A place that leads to something, for people and for programs. */
export interface Referrer extends SourceRange {
  file: string;
  /** The value inside its file. */
  path: string;
  /** The place on the page that it names, if it does. */
  hash?: string;
}

/** What leads somewhere; `known` is false when there is no such page, file or record. */
export interface Referrers {
  target: string;
  known: boolean;
  referrers: Referrer[];
}

function referrer({ source, segments, spot, hash }: Reference): Referrer {
  const path = formatPath(segments as JsonPath);
  return { file: source.path, ...rangeOf(source, segments, spot), path, ...(hash && { hash }) };
}

/**
 * Every place that leads to a page ("/about"), to a place on it ("/about#team"), shows a file of content/media/
 * ("logo.svg") or uses a record ("services/devops").
 */
export function whatLinksHere(
  { pages, references }: Compiled,
  media: readonly string[],
  records: readonly string[],
  target: string,
): Referrers {
  const [to = '', hash] = target.split('#');
  const known = pages.some(({ path }) => path === to) || media.includes(to) || records.includes(to);
  const referrers = references
    .filter((one) => one.to === to && (hash === undefined || one.hash === hash))
    .map(referrer)
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column));
  return { target, known, referrers };
}

/** The same as text. `names` are all that could have been asked for. */
export function formatReferrers({ target, known, referrers }: Referrers, names: readonly string[]): string {
  const lines = referrers.map(
    ({ file, line, column, path, hash }) => `${file}:${line}:${column}  ${path}${hash ? ` (#${hash})` : ''}`,
  );
  const unknown = known ? [] : [`There is no ${target}.  ${suggestion(target, names)}`];
  const head = `${count(referrers.length, 'place')} lead${referrers.length === 1 ? 's' : ''} to ${target}${lines.length > 0 ? ':' : '.'}`;
  return [...unknown, ...(known || lines.length > 0 ? [head] : []), ...lines].join('\n');
}
