import type { SchemaSet } from '@json-site/compiler/schema';
import { followRef } from '@json-site/compiler/schema';
import { isObject } from '@json-site/values/objects';
import { paragraphsOf } from './clean-text.ts';
import { fitParts, pasteReport } from './fit-parts.ts';
import { cellsOf, readPlain } from './plain-parts.ts';
import { type Copied, readCopied, readCopiedCells } from './read-copied.ts';

/** What a paste puts into a list, or into one text, and what becomes of the rest. */
export interface Pasted {
  values: unknown[];
  report: string;
  /** The same as parts of a running text, if the place that it was pasted to cannot have all of them. */
  offer: unknown[];
}

/** Every kind of part that a copied text can be. */
const ALL_KINDS = ['text', 'heading', 'subheading', 'list', 'numbered', 'quote', 'table', 'code'];

function copiedFrom(data: DataTransfer, kinds: readonly string[]): Copied {
  const html = data.getData('text/html');
  const copied = html === '' ? undefined : readCopied(html);
  if (copied && copied.parts.length > 0) return copied;
  const plain = data.getData('text/plain').trim();
  const isWritten = kinds.length > 0 && plain.includes('\n');
  const parts = isWritten
    ? readPlain(plain)
    : paragraphsOf(plain).map((text) => ({ kind: 'text' as const, text }));
  return { parts, leftOut: copied?.leftOut ?? new Map() };
}

/** Reads the clipboard for a list that can have parts of these kinds, or for one text: null. */
export function readClipboard(data: DataTransfer, kinds: readonly string[] | null): Pasted {
  const { parts, leftOut } = copiedFrom(data, kinds ?? []);
  const { values, lost } = fitParts(parts, kinds ?? []);
  const all = kinds === null && values.length > 1 ? [...lost, 'paragraphs'] : lost;
  const { values: offer, lost: stillLost } = fitParts(parts, ALL_KINDS);
  return { values, report: pasteReport(all, leftOut), offer: all.length > stillLost.length ? offer : [] };
}

/** Reads cells that were copied, for a table. Undefined if it was anything else. */
export function readCells(data: DataTransfer): string[][] | undefined {
  return readCopiedCells(data.getData('text/html')) ?? cellsOf(data.getData('text/plain'));
}

const kindOf = (part: unknown) => (isObject(part) ? Object.keys(part)[0] : undefined) ?? 'text';

/** Finds a block that can have all these parts and needs nothing else: its type and the name of its list. */
export function blockFor(
  parts: readonly unknown[],
  set: SchemaSet,
): { type: string; list: string } | undefined {
  const kinds = [...new Set(parts.map(kindOf))];
  return Object.entries(set.blocks).flatMap(([type, { properties = {}, required = [] }]) =>
    Object.entries(properties).flatMap(([list, property]) => {
      const { items } = followRef(property, set);
      const { alternatives = {} } = items ? followRef(items, set) : {};
      const holds = kinds.every((kind) => Object.hasOwn(alternatives, kind));
      const needsMore = required.some((name) => name !== list && name !== 'type');
      return holds && !needsMore ? [{ type, list }] : [];
    }),
  )[0];
}
