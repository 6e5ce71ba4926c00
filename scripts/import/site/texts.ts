import { withoutMarkup } from '@json-site/compiler/words';
import { fillIn } from '@json-site/model/visitor';
import type { Piece } from '../html/parts.ts';
import type { ImportWords } from '../words.ts';

const TITLE = { least: 2, most: 90 };
const DESCRIPTION = { least: 50, most: 170 };
const SUMMARY = { least: 10, most: 220 };
const LABEL = 60;

/** A text that is not too long, cut after a word. */
export function shortened(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const part = plain.slice(0, most - 2);
  const end = part.lastIndexOf(' ');
  return `${part.slice(0, end > most / 2 ? end : undefined).replace(/[\s,;:.–-]+$/, '')} …`;
}

const withoutTags = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#\d+|#x[0-9a-f]+|\w+);/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const labelOf = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : shortened(text, LABEL);

export function titleOf(title: string, site: string): string {
  const plain = shortened(withoutTags(title), TITLE.most);
  return plain.length >= TITLE.least ? plain : shortened(`${plain} – ${site}`, TITLE.most);
}

/** The words of the first paragraphs. */
function firstWords(pieces: readonly Piece[]): string {
  return pieces
    .filter((piece) => typeof piece === 'string')
    .slice(0, 4)
    .map(withoutMarkup)
    .join(' ');
}

/** What a page offers, for search engines: what the old site said, or its first words. */
export function descriptionOf(
  {
    title,
    summary,
    site,
    words,
  }: { title: string; summary: string | undefined; site: string; words: ImportWords },
  pieces: readonly Piece[],
): string {
  const candidates = [
    withoutTags(summary ?? ''),
    firstWords(pieces),
    `${withoutTags(summary ?? '')} ${firstWords(pieces)}`,
  ];
  const found = candidates
    .map((text) => shortened(text, DESCRIPTION.most))
    .find((text) => text.length >= DESCRIPTION.least);
  return (
    found ??
    shortened(
      fillIn(words.description, { title: shortened(title, 40), site: shortened(site, 40) }),
      DESCRIPTION.most,
    )
  );
}

/** The summary of the old site, where it is more than the description. */
export function summaryOf(summary: string | undefined, description: string): string | undefined {
  const text = withoutTags(summary ?? '');
  const isUsable = text.length >= SUMMARY.least && text.length <= SUMMARY.most && text !== description;
  return isUsable ? text : undefined;
}
