import type { Reference } from '@json-site/compiler/project';
import type { Compiled } from '@json-site/compiler/types';
import { count, printable, suggestion } from '@json-site/compiler/words';
import { formatPath, type JsonPath, rangeOf, type SourceRange } from '@json-site/values/locations';

/** The location of a reference. */
export interface Referrer extends SourceRange {
  file: string;
  /** The JSON path as text. */
  path: string;
  /** The anchor, for a link that has one. */
  hash?: string;
}

/** All references to a target. `known` is false if the page, file or record does not exist. */
export interface Referrers {
  target: string;
  known: boolean;
  referrers: Referrer[];
}

function referrer({ source, jsonPath, part, hash }: Reference): Referrer {
  const path = formatPath(jsonPath as JsonPath);
  return { file: source.path, ...rangeOf(source, jsonPath, part), path, ...(hash && { hash }) };
}

/**
 * Finds every reference to a page ("/contact"), an anchor ("/contact#map"), a file of content/media/ ("logo.svg") or a
 * record ("people/ada").
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

/** Formats the references as text. `names` are the known targets, for a suggestion. */
export function formatReferrers({ target, known, referrers }: Referrers, names: readonly string[]): string {
  const lines = referrers.map(
    ({ file, line, column, path, hash }) => `${file}:${line}:${column}  ${path}${hash ? ` (#${hash})` : ''}`,
  );
  const unknown = known ? [] : [`There is no ${target}.  ${suggestion(target, names)}`];
  const head = `${count(referrers.length, 'reference')} to ${target}${lines.length > 0 ? ':' : '.'}`;
  return [...unknown, ...(known || lines.length > 0 ? [head] : []), ...lines].map(printable).join('\n');
}
