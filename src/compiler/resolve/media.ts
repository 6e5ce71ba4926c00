import type { Media } from '@json-site/model/model';
import { isObject, valueIn } from '@json-site/values/objects';
import { formatOfName, otherKind } from '../media/kinds.ts';
import { isLasting, LASTING_FOLDER } from '../media/lasting.ts';
import { downloadOf, type PictureFile, pictureFor, tooHigh } from '../media/picture.ts';
import type { Slot } from '../media/slot.ts';
import { at, sentence } from '../report/sentence.ts';
import { formatValue, suggestion } from '../report/wording.ts';
import { pageWidthOf } from '../theme/page-width.ts';
import { paperOf } from '../theme/paper.ts';
import { MOST_VEIL, readableOver } from '../theme/text-over-picture.ts';
import type { MediaFile } from '../types.ts';
import {
  type CompileContext,
  diagnosticAt,
  reportText,
  type SourceLocation,
  type WrittenText,
} from './compile-context.ts';

const pixels = (count: number) => `${count.toLocaleString('en-GB')} pixels`;

/** Adds files to those that the build makes. Returns false, and reports it, for a picture that is too long for them. */
function addFiles(
  file: MediaFile,
  files: readonly PictureFile[],
  written: WrittenText,
  context: CompileContext,
): boolean {
  const tooLong = tooHigh(file, files);
  if (tooLong) {
    const subject = at(written.location.jsonPath);
    const message = sentence`${subject} names ${file.name}. This picture is ${pixels(tooLong.height)} high; it can have at most ${pixels(tooLong.most)} here.`;
    const hint = 'Cut it into two, or make it smaller.';
    const diagnostic = diagnosticAt(written.location, 'unusable-media', message, hint, written.part);
    context.report(diagnostic, `height of ${file.name}`);
    return false;
  }
  for (const one of files) context.effects.pictures.set(one.src, one);
  return true;
}

/** A value of the page that shows a picture, with the values of its record. */
function writtenAt(
  path: SourceLocation['jsonPath'],
  { source, route }: SourceLocation,
  { project }: CompileContext,
): unknown {
  const page = route === null ? undefined : project.pages.get(route)?.parsed;
  return page?.source === source ? valueIn(page.value, ...path) : undefined;
}

/** The value of `place` beside a picture whose slot depends on it. */
function placeOf(location: SourceLocation, context: CompileContext): unknown {
  const { schema, jsonPath } = location;
  if (typeof schema.slot !== 'object' || schema.slot.placed === undefined) return undefined;
  return writtenAt([...jsonPath.slice(0, -1), 'place'], location, context);
}

function slotOf(location: SourceLocation, context: CompileContext): Slot | undefined {
  const { schema, jsonPath } = location;
  const { slot } = schema;
  if (typeof slot !== 'object') return slot;
  const place = placeOf(location, context);
  if (place === 'behind' || place === 'across') return slot.placed;
  const { beside } = slot;
  if (beside === undefined) return slot;
  const side = writtenAt([...jsonPath.slice(0, -2), 'side'], location, context);
  return side === undefined ? slot : { phone: '1', tablet: beside };
}

/** Returns what the text over a picture needs. Reports a picture on which no text is readable. */
function textOver(file: MediaFile, location: SourceLocation, context: CompileContext): Pick<Media, 'behind'> {
  if (placeOf(location, context) !== 'behind') return {};
  const over = readableOver(file, context.project.themeFile?.value);
  if (over === undefined || over.veil <= MOST_VEIL) return over ? { behind: over } : {};
  const message = sentence`${at(location.jsonPath)} names ${file.name}, on which neither light nor dark text has a contrast of 4.5:1, even with the strongest veil.`;
  const hint = 'Write "across" or "beside" as its place, or choose a picture that is darker or lighter.';
  context.report(diagnosticAt(location, 'low-contrast', message, hint));
  return {};
}

function resolvePicture(file: MediaFile, written: WrittenText, context: CompileContext): Media {
  const { location } = written;
  const { themeFile } = context.project;
  const theme = { paper: paperOf(context.project), page: pageWidthOf(themeFile?.value) };
  const { media, files, largest } = pictureFor(file, slotOf(location, context), theme);
  if (addFiles(file, files, written, context) && largest) {
    const { source, jsonPath } = location;
    context.effects.sentPictures.push({ source, jsonPath, ...largest });
  }
  return media;
}

/** Returns a file of content/media/ by its name, whichever characters `é` consists of. */
export function mediaFileOf(name: string, { project }: CompileContext): MediaFile | undefined {
  return project.media.get(name.normalize());
}

/** Returns the name that an address contains, `My%20report.pdf`; undefined for escapes that mean nothing. */
export function decodedName(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Returns the file of content/media/ to which an address of this site leads. */
export function fileAt(path: string, context: CompileContext): MediaFile | undefined {
  const folder = ['/media/', LASTING_FOLDER].find((one) => path.startsWith(one));
  if (!folder) return undefined;
  const name = folder === LASTING_FOLDER ? path.slice(1) : path.slice(folder.length);
  const file = mediaFileOf(name, context) ?? mediaFileOf(decodedName(name) ?? name, context);
  return folder === LASTING_FOLDER && file && !isLasting(file.src) ? undefined : file;
}

/** Returns the address of a file in a text: without spaces, and without brackets, which would end a link. */
export function mediaAddress(name: string, context: CompileContext): string {
  const file = mediaFileOf(name, context);
  const encoded = name.split('/').map(encodeURIComponent).join('/');
  const address = encoded.replaceAll('(', '%28').replaceAll(')', '%29');
  return file && isLasting(file.src) ? `/${address}` : `/media/${address}`;
}

/** Returns the one file of content/media/ that a name with its folder, with escapes or with other capitals means. */
export function intendedFile(name: string, { project }: CompileContext): string | undefined {
  const bare = name.trim().replace(/^(?:\.?\/)?(?:content\/)?(?:media\/)?/, '');
  const meant = [bare, decodedName(bare) ?? bare].map((one) => one.normalize().toLowerCase());
  const [file, ...others] = [...project.media.keys()].filter((one) => meant.includes(one.toLowerCase()));
  return others.length === 0 ? file : undefined;
}

/**
 * Resolves `media`, the name of a file in content/media/: an SVG or a font to its address, a photograph to its
 * variants.
 */
export function resolveMedia(text: string, location: SourceLocation, context: CompileContext): Media {
  const { media } = context.project;
  const file = mediaFileOf(text, context);
  context.addReference(location, { kind: 'media', to: file?.name ?? text });
  if (!file) {
    const right = intendedFile(text, context);
    const hint = right ? `Write ${formatValue(right)}.` : suggestion(text, [...media.keys()], 'Files');
    const problem = 'there is no such file in content/media/';
    reportText({ text, location }, context, 'missing-media', problem, hint, right);
    return { src: `/media/${encodeURIComponent(text)}`, width: 0, height: 0 };
  }
  // A schema with a pattern says itself which files it allows, for example fonts.
  if (!formatOfName(text) && location.schema.pattern === undefined) {
    const [what, hint] = otherKind(text);
    reportText({ text, location }, context, 'unusable-media', `this file is ${what}`, hint);
  }
  const over = textOver(file, location, context);
  if (file.variants !== undefined) return { ...resolvePicture(file, { text, location }, context), ...over };
  const { src, inSprite = src, width, height } = file;
  return { src: inSprite, width, height, ...over };
}

/** Returns the address at which visitors download a file of content/media/. */
export function downloadUrl(file: MediaFile, written: WrittenText, context: CompileContext): string {
  if (file.variants === undefined) return file.src;
  const download = downloadOf(file, paperOf(context.project));
  addFiles(file, [download], written, context);
  return download.src;
}

/** Whether a resolved value is a photograph in several sizes: only the compiler writes their addresses. */
const isPhotograph = (value: object): value is Media => 'avif' in value && 'srcSet' in value;

/** How many blocks at the start of a page can be on the first screen. */
const FIRST_BLOCKS = 2;

/** How many items of a list in such a block, for example parts of a text. */
const FIRST_ITEMS = 3;

/**
 * Marks the first photograph of the first blocks: it is probably the largest thing on the first screen and loads at
 * once. Everything around it is copied, because several pages may show the same record.
 */
export function withFirstPicture(blocks: unknown[]): unknown[] {
  let isFound = false;
  const marked = (value: unknown): unknown => {
    if (isFound || typeof value !== 'object' || value === null) return value;
    if (isPhotograph(value)) {
      isFound = true;
      return { ...value, isFirst: true };
    }
    if (Array.isArray(value)) {
      const items = value.map((item, index) => (index < FIRST_ITEMS ? marked(item) : item));
      return isFound ? items : value;
    }
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, marked(inner)]);
    if (!isFound) return value;
    return Object.fromEntries(entries);
  };
  return blocks.map((block, index) => (index < FIRST_BLOCKS ? marked(block) : block));
}
