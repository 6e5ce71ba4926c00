import { matchesFilter } from '@json-site/dev/shared';
import type { SiteFile } from './protocol.ts';

const hasNoAlternative = ({ uses }: SiteFile) =>
  uses.some(({ texts }) => texts.some(({ isAlternative, text }) => isAlternative && text.trim() === ''));

/** The parts of the list that an editor can ask for. */
export const SHOWN = {
  all: { label: 'All files', includes: () => true },
  pictures: { label: 'Pictures', includes: ({ kind }: SiteFile) => kind === 'picture' },
  documents: { label: 'Documents', includes: ({ kind }: SiteFile) => kind === 'document' },
  unused: { label: 'Not used', includes: ({ uses }: SiteFile) => uses.length === 0 },
  undescribed: { label: 'A text alternative is missing', includes: hasNoAlternative },
} as const;

export type Shown = keyof typeof SHOWN;

/** Whether a file has the words in its name, or in the places that use it and their texts. */
export function isFound(file: SiteFile, filter: string): boolean {
  const { name, uses } = file;
  const places = uses.flatMap(({ document, where, texts }) => [
    document,
    where,
    ...texts.map(({ text }) => text),
  ]);
  return matchesFilter(filter.trim(), name, ...places);
}

/** `1,200 × 800 pixels, 240 KB` */
export function sizeOf({ bytes, width, height, kind }: SiteFile): string {
  const number = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 1 });
  const size =
    bytes < 1_000_000
      ? `${number(Math.max(1, Math.round(bytes / 1000)))} KB`
      : `${number(bytes / 1_000_000)} MB`;
  if (kind !== 'picture' || width === 0) return size;
  return `${number(Math.round(width))} × ${number(Math.round(height))} pixels, ${size}`;
}
