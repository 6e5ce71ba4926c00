import { MARKS, withoutMarkup } from '@json-site/compiler/words';
import type { InlineMark } from '@json-site/model/model';

/** Characters of a line with the same marks and the same link. */
export interface Run {
  text: string;
  marks: readonly InlineMark[];
  href?: string | undefined;
}

/** A text of the content may have so many characters. */
export const LONGEST = 1200;

const ORDER = Object.keys(MARKS) as InlineMark[];
/** What a mark can be around: spaces at the ends are outside of it. */
const WRITABLE: Readonly<Record<InlineMark, RegExp>> = {
  strong: /^[^*\n]+$/,
  em: /^[^_\n]+$/,
  code: /^[^`\n]+$/,
  sup: /^[^\s^~]{1,30}$/,
  sub: /^[^\s^~]{1,30}$/,
};
/** Characters that no reader sees, but that change what is read. */
const INVISIBLE = /(?![\t\n\r\u200C-\u200F])[\p{Cc}\p{Cf}\p{Co}\uFFFC]/gu;

const clean = (text: string) => text.replace(INVISIBLE, '').replace(/[\s\u00A0]+/g, ' ');

/** The characters of runs, without needless spaces. */
export function plainText(runs: readonly Run[]): string {
  return clean(runs.map(({ text }) => text).join('')).trim();
}

/** Joins neighbours that are alike, and removes spaces at the ends and beside other spaces. */
function tidy(runs: readonly Run[]): Run[] {
  const joined: { text: string; marks: readonly InlineMark[]; href?: string | undefined }[] = [];
  for (const { text, marks, href } of runs) {
    const last = joined.at(-1);
    const added = last?.text.endsWith(' ') || !last ? clean(text).trimStart() : clean(text);
    if (added === '') continue;
    if (last && last.href === href && last.marks.join() === marks.join()) last.text += added;
    else joined.push({ text: added, marks, href });
  }
  const last = joined.at(-1);
  if (last) last.text = last.text.trimEnd();
  return joined.filter(({ text }) => text !== '');
}

/** Writes one run. Of what markup cannot express, the characters remain. */
function writeRun({ text, marks, href }: Run, before: string, after: string): string {
  const [, start = '', inner = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (inner === '') return text;
  const isInWord = /[\p{L}\p{N}_]$/u.test(before + start) || /^[\p{L}\p{N}_]/u.test(end + after);
  const usable = marks.filter((mark) => WRITABLE[mark].test(inner) && !(mark === 'em' && isInWord));
  const marked = ORDER.filter((mark) => usable.includes(mark)).reduceRight(
    (result, mark) => MARKS[mark] + result + MARKS[mark],
    inner,
  );
  const label = marked.replaceAll('[', '(').replaceAll(']', ')');
  return `${start}${href === undefined ? marked : `[${label}](${href})`}${end}`;
}

/** Writes runs in the markup of texts, `**so**`. Every character that is read is in it. */
export function writeRuns(runs: readonly Run[]): string {
  const tidied = tidy(runs);
  const written = tidied
    .map((run, index) => writeRun(run, tidied[index - 1]?.text ?? '', tidied[index + 1]?.text ?? ''))
    .join('');
  const plain = plainText(runs);
  // A text that contains signs of markup by chance is read otherwise than it was meant.
  const isRead = withoutMarkup(written).replace(/[()[\]]/g, '') === plain.replace(/[()[\]]/g, '');
  return isRead ? written : plain;
}

/** Where a text of this length can end: after a sentence, or else after a word. */
function endBefore(text: string, most: number): number {
  const part = text.slice(0, most);
  const sentence = Math.max(...['. ', '! ', '? ', '; '].map((end) => part.lastIndexOf(end) + 1));
  if (sentence > most / 3) return sentence;
  const word = part.lastIndexOf(' ');
  return word > 0 ? word : most;
}

/** Splits runs into texts that are not too long, where a sentence ends. */
export function writeTexts(runs: readonly Run[], most = LONGEST): string[] {
  const whole = writeRuns(runs);
  if (whole === '') return [];
  if (whole.length <= most) return [whole];
  // Markup takes more room than its characters.
  const end = endBefore(plainText(runs), Math.floor((most * plainText(runs).length) / whole.length / 1.3));
  const [first, rest]: [Run[], Run[]] = [[], []];
  let length = 0;
  for (const run of tidy(runs)) {
    const cut = Math.min(Math.max(end - length, 0), run.text.length);
    if (cut > 0) first.push({ ...run, text: run.text.slice(0, cut) });
    if (cut < run.text.length) rest.push({ ...run, text: run.text.slice(cut) });
    length += run.text.length;
  }
  if (first.length === 0 || rest.length === 0) return [plainText(runs).slice(0, most)];
  return [...writeTexts(first, most), ...writeTexts(rest, most)];
}
