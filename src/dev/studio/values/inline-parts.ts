import type { Schema } from '@json-site/compiler/schema';
import { writtenAs } from '@json-site/compiler/schema';
import { parseInline, withoutMarkup } from '@json-site/compiler/words';

type Parsed = ReturnType<typeof parseInline>[number];

/** A part of a text as it reads. */
export type ShownPart = Exclude<Parsed, { kind: 'link' }> | { kind: 'link'; text: string; href: string };

function written(part: ShownPart): string {
  if (part.kind === 'text') return part.text;
  return part.kind === 'strong' ? `**${part.text}**` : `[${part.text}](${part.href})`;
}

export const writeParts = (parts: readonly ShownPart[]) => parts.map(written).join('');

export function shownText(text: string, { means }: Schema): string {
  return writtenAs(means) === 'inline' ? withoutMarkup(text) : text;
}

/** Replaces words that a page shows. The addresses of links stay. */
export function replaceShown(text: string, { means }: Schema, words: string, by: string): string {
  if (writtenAs(means) !== 'inline') return text.replaceAll(words, () => by);
  const parts = parseInline(text);
  // A text without the words stays as it is written.
  if (!parts.some((part) => part.text.includes(words))) return text;
  return writeParts(parts.map((part) => ({ ...part, text: part.text.replaceAll(words, () => by) })));
}
