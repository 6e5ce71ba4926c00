import path from 'node:path';
import { decodeText } from '@json-site/compiler/documents';
import { endingsOf, formatOfName, isWhole } from '@json-site/compiler/media';
import type { MediaFault, MediaFile } from '@json-site/compiler/types';
import { cachedByFile, filesBelow, readBytes } from '../read-files.ts';
import { kindOfBytes } from './file-signature.ts';
import { measurePictures } from './measure.ts';
import { mediaUrl } from './media-url.ts';
import { variantsUrl } from './photographs.ts';
import { type Sprite, type SpriteImage, spriteImage, sprites } from './sprites.ts';
import { type InspectedSvg, inspectSvg } from './svg/inspect-svg.ts';

export const MEDIA_FOLDER = 'content/media/';

/** Files beside fonts, such as licences, which are not served. */
const BESIDE_FONTS = new RegExp(`^${MEDIA_FOLDER}fonts/(?!.+\\.(?:${endingsOf('font')})$)`, 'i');

/** Characters whose escapes every server refuses in an address. */
const NO_ADDRESS = /[\p{Cc}\\]/u;

/** Everything that is served from content/media/. */
export interface MediaFolder {
  files: MediaFile[];
  sprites: Sprite[];
}

/** A file of content/media/; the size of a photograph is still unknown. */
interface ReadFile {
  media: MediaFile;
  image?: SpriteImage | undefined;
  /** Of a photograph: changes with its name and its bytes. */
  key?: string;
}

/** Returns why an SVG cannot be used. */
function svgFault(
  bytes: Uint8Array,
  text: string,
  { width, height, faults }: InspectedSvg,
): MediaFault | undefined {
  if (text.trim() === '') return { kind: 'empty' };
  if (!/<(?:[\w.-]+:)?svg[\s>]/i.test(text)) {
    const found = kindOfBytes(bytes);
    return found ? { kind: 'format', found: found.what } : { kind: 'text' };
  }
  if (faults.length > 0) return { kind: 'svg', parts: faults };
  return width > 0 && height > 0 ? undefined : { kind: 'no-size' };
}

/** Returns why visitors cannot open a file that is no picture. */
function otherFault(name: string, bytes: Buffer): MediaFault | undefined {
  if (bytes.length === 0) return { kind: 'empty' };
  // A PDF may have other bytes before its header, within the first kilobyte, and a ZIP archive a comment at its end.
  const [beginning, ending] = [bytes.subarray(0, 1024), bytes.subarray(-66_000)];
  const isUsable = isWhole(name, beginning.toString('latin1'), ending.toString('latin1'));
  return isUsable ? undefined : { kind: 'damaged' };
}

const readFile = cachedByFile((root, file): ReadFile => {
  const name = file.slice(MEDIA_FOLDER.length);
  const { bytes, unreadable } = readBytes(root, file);
  const common = { name, src: mediaUrl(name, bytes), bytes: bytes.length, width: 0, height: 0 };
  if (unreadable) return { media: { ...common, fault: { kind: 'unreadable', reason: unreadable } } };
  if (NO_ADDRESS.test(name)) return { media: { ...common, fault: { kind: 'name' } } };
  const format = formatOfName(name);
  if (format === undefined) {
    const fault = otherFault(name, bytes);
    return { media: { ...common, ...(fault && { fault }) } };
  }
  if (format !== 'svg') return { media: { ...common, variants: variantsUrl(name, bytes) }, key: common.src };
  const { text, wrongEncoding } = decodeText(bytes);
  const svg = inspectSvg(text);
  const fault = svgFault(bytes, text, svg);
  const shown = { ...common, width: svg.width, height: svg.height };
  // In another encoding, nothing is known about the content.
  if (wrongEncoding && (!fault || fault.kind === 'svg')) return { media: { ...shown, wrongEncoding } };
  if (fault) return { media: { ...shown, fault } };
  return { media: shown, image: spriteImage(name, bytes, shown) };
});

/** Adds the sizes of photographs. One that cannot be used has no variants. */
function withSizes(root: string, files: readonly ReadFile[]): MediaFile[] {
  const photographs = files.flatMap(({ media, key }) =>
    key === undefined ? [] : [{ file: path.join(root, MEDIA_FOLDER, media.name), key }],
  );
  const measured = measurePictures(photographs);
  return files.map(({ media, key }) => {
    const picture = key === undefined ? undefined : measured.get(key);
    if (!picture) return media;
    const { variants: _, ...unusable } = media;
    return picture.fault ? { ...unusable, fault: picture.fault } : { ...media, ...picture };
  });
}

/** Reads content/media/ except the files `leftOut`, and combines the SVGs of a folder into sprites. */
export function readMedia(root: string, leftOut: ReadonlySet<string> = new Set()): MediaFolder {
  const files = filesBelow(root, MEDIA_FOLDER.slice(0, -1))
    .filter((file) => !BESIDE_FONTS.test(file) && !leftOut.has(file.slice(MEDIA_FOLDER.length)))
    .sort();
  const read = files.map((file) => readFile(root, file));
  const combined = sprites(read.flatMap(({ image }) => image ?? []));
  const views = new Map(combined.flatMap(({ views }) => [...views]));
  return {
    files: withSizes(root, read).map((file) => {
      const inSprite = views.get(file.name);
      return inSprite ? { ...file, inSprite } : file;
    }),
    sprites: combined,
  };
}
