import type { Download } from '@json-site/model/model';
import { valueIn } from '@json-site/values/objects';
import { endingsOf } from '../media/kinds.ts';
import type { MediaFile } from '../types.ts';
import { type CompileContext, OMIT, type SourceLocation } from './compile-context.ts';
import { downloadUrl, fileAt, mediaFileOf, resolveMedia } from './media.ts';

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

function kindAndSize({ name, bytes }: MediaFile, { project }: CompileContext): Omit<Download, 'src'> {
  return {
    kind: name.slice(name.lastIndexOf('.') + 1).toUpperCase(),
    size: sizeText(bytes, project.language),
  };
}

const DOCUMENT = new RegExp(`\\.(?:${endingsOf('document')})$`, 'i');

/**
 * Returns the kind and the size of the document to which a link in a text leads, in the words of the label `linkedFile`
 * of site.json. Undefined on a site without the label, and for a link that names the kind itself.
 */
export function noteOfFile(href: string, label: string, context: CompileContext): string | undefined {
  const words = valueIn(context.project.site?.value, 'labels', 'linkedFile');
  const file = typeof words === 'string' ? fileAt(href.replace(/[?#].*$/s, ''), context) : undefined;
  if (typeof words !== 'string' || !file || !DOCUMENT.test(file.name)) return undefined;
  const { kind, size } = kindAndSize(file, context);
  if (new RegExp(`\\(.*\\b${kind}\\b.*\\)$`, 'iu').test(label)) return undefined;
  return words.replace('{kind}', kind).replace('{size}', size);
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
  return { src: downloadUrl(file, { text, location }, context), ...kindAndSize(file, context) };
}
