import type { Download } from '@json-site/model/model';
import { type CompileContext, OMIT, type SourceLocation } from './compile-context.ts';
import { downloadUrl, mediaFileOf, resolveMedia } from './media.ts';

const UNITS = [
  { unit: 'megabyte', bytes: 1e6, digits: 1, display: 'short' },
  { unit: 'kilobyte', bytes: 1e3, digits: 0, display: 'short' },
  // The short form has no plural.
  { unit: 'byte', bytes: 1, digits: 0, display: 'long' },
] as const;

function sizeText(bytes: number, language: string): string {
  const { unit, bytes: one, digits, display } = UNITS.find((row) => bytes >= row.bytes) ?? UNITS[2];
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: display,
    maximumFractionDigits: digits,
  });
  return format.format(bytes / one);
}

/** Resolves `download`, the name of a document in content/media/. */
export function resolveDownload(
  text: string,
  location: SourceLocation,
  context: CompileContext,
): Download | typeof OMIT {
  // Reports a file that does not exist.
  resolveMedia(text, location, context);
  const file = mediaFileOf(text, context);
  if (!file) return OMIT;
  const kind = text.slice(text.lastIndexOf('.') + 1).toUpperCase();
  return {
    src: downloadUrl(file, { text, location }, context),
    kind,
    size: sizeText(file.bytes, context.project.language),
  };
}
