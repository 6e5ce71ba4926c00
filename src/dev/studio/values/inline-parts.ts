import type { Schema } from '@json-site/compiler/schema';
import { writtenAs } from '@json-site/compiler/schema';
import { MARKS, parseInline, withoutMarkup } from '@json-site/compiler/words';
import type { InlineMark } from '@json-site/model/model';

/** A part of a text as it reads: characters with their marks, and the address to which they link. */
export interface ShownPart {
  text: string;
  marks: readonly InlineMark[];
  href?: string | undefined;
}

/** A part of a text as it is written: characters that visitors see, or markup around them. */
interface WrittenPart {
  text: string;
  isShown: boolean;
}

/** One character, with the marks that can still be written around it. */
interface Marked {
  text: string;
  href: string | undefined;
  marks: Set<InlineMark>;
}

/** What can be around characters, the outermost first. */
const LEVELS = ['link', ...(Object.keys(MARKS) as InlineMark[])] as const;

type Level = (typeof LEVELS)[number];

const keyOf = ({ href, marks }: Marked, level: Level) =>
  level === 'link' ? href : marks.has(level) || undefined;

/** Splits characters where what is around them changes. */
function groupsOf(characters: readonly Marked[], level: Level): Marked[][] {
  const groups: Marked[][] = [];
  for (const one of characters) {
    const last = groups.at(-1);
    if (last?.[0] && keyOf(last[0], level) === keyOf(one, level)) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** What markup can be around, for marks of a part that is not written as it is shown. */
const WRITABLE: Partial<Record<InlineMark, RegExp>> = {
  code: /^[^`\n]+$/,
  sup: /^[^\s^~]{1,30}$/,
  sub: /^[^\s^~]{1,30}$/,
};

const textOf = (characters: readonly Marked[]) => characters.map(({ text }) => text).join('');
const LETTER = /[\p{L}\p{N}_]/u;

/** Removes what markup cannot express at one level: spaces at the ends, and italics of a part of a word. */
function unmark(characters: readonly Marked[], level: Level): void {
  const remove = (one: Marked) => {
    if (level === 'link') one.href = undefined;
    else one.marks.delete(level);
  };
  let at = 0;
  for (const group of groupsOf(characters, level)) {
    const [first] = group;
    if (first && keyOf(first, level) !== undefined) {
      const isSpace = ({ text }: Marked) => text.trim() === '';
      const start = group.findIndex((one) => !isSpace(one));
      const end = group.findLastIndex((one) => !isSpace(one)) + 1;
      const inner = start < 0 ? [] : group.slice(start, end);
      for (const one of group) if (!inner.includes(one)) remove(one);
      const beside = [characters[at + start - 1]?.text, characters[at + end]?.text];
      const isInWord = level === 'em' && beside.some((text) => text !== undefined && LETTER.test(text));
      const isWritable = level === 'link' || (WRITABLE[level]?.test(textOf(inner)) ?? true);
      if (isInWord || !isWritable) inner.forEach(remove);
    }
    at += group.length;
  }
}

/** Removes the marks that markup cannot express: spaces look the same without them. */
function withoutUnwritable(characters: readonly Marked[], [level, ...deeper]: readonly Level[]): void {
  if (level === undefined) return;
  unmark(characters, level);
  for (const group of groupsOf(characters, level)) withoutUnwritable(group, deeper);
}

function write(characters: readonly Marked[], [level, ...deeper]: readonly Level[]): WrittenPart[] {
  if (level === undefined) return characters.length > 0 ? [{ text: textOf(characters), isShown: true }] : [];
  return groupsOf(characters, level).flatMap((group): WrittenPart[] => {
    const [first] = group;
    const inner = write(group, deeper);
    if (!first || keyOf(first, level) === undefined) return inner;
    const [open, close] = level === 'link' ? ['[', `](${first.href})`] : [MARKS[level], MARKS[level]];
    return [{ text: open, isShown: false }, ...inner, { text: close, isShown: false }];
  });
}

/** The characters that markup can mark. */
function markedOf(parts: readonly ShownPart[]): Marked[] {
  const characters = parts.flatMap(({ text, marks, href }) =>
    // Not its halves: a letter can have two.
    [...text].map((character): Marked => ({ text: character, href, marks: new Set(marks) })),
  );
  withoutUnwritable(characters, LEVELS);
  return characters;
}

/** Writes parts with markup. */
export const writtenParts = (parts: readonly ShownPart[]): WrittenPart[] => write(markedOf(parts), LEVELS);

export const writeParts = (parts: readonly ShownPart[]) =>
  writtenParts(parts)
    .map(({ text }) => text)
    .join('');

/** The parts as they read when they are written: each is as long as its marks and its link are the same. */
export function readableParts(parts: readonly ShownPart[]): ShownPart[] {
  const readable: ShownPart[] = [];
  for (const { text, href, marks } of markedOf(parts)) {
    const one = {
      text,
      href,
      marks: LEVELS.filter((level) => level !== 'link' && marks.has(level)) as InlineMark[],
    };
    const last = readable.at(-1);
    if (last && last.href === href && last.marks.join() === one.marks.join()) last.text += text;
    else readable.push(one);
  }
  return readable;
}

export function shownText(text: string, { means }: Schema): string {
  return writtenAs(means) === 'inline' ? withoutMarkup(text) : text;
}

/** Replaces words that a page shows. Everything else stays as it is written, and so do the addresses of links. */
export function replaceShown(text: string, { means }: Schema, words: string, by: string): string {
  if (writtenAs(means) !== 'inline') return text.replaceAll(words, () => by);
  return parseInline(text).reduceRight((result, { text: shown, at }) => {
    const end = at + shown.length;
    return result.slice(0, at) + shown.replaceAll(words, () => by) + result.slice(end);
  }, text);
}
