import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeText } from '../../../src/compiler/source/encoding.ts';
import type { MediaFile } from '../../../src/compiler/types.ts';
import { cachedByFile, filesBelow } from '../read-files.ts';
import { pictureSizes, type Size, svgSize } from './image-size.ts';
import { mediaUrl } from './media-url.ts';
import { type Sprite, type SpriteImage, spriteImage, sprites } from './sprites.ts';

export const MEDIA_FOLDER = 'content/media/';

/** Files beside fonts, such as licences, which are not served. */
const BESIDE_FONTS = /^content\/media\/fonts\/(?!.+\.(?:woff2?|ttf|otf)$)/i;

/** Everything that is served from content/media/. */
export interface MediaFolder {
  files: MediaFile[];
  sprites: Sprite[];
}

const SVG = /\.svg$/i;
const PICTURE = /\.(?:png|jpe?g|webp)$/i;

/** A file of content/media/; the size of a picture that is no SVG is still unknown. */
interface ReadFile {
  media: MediaFile;
  image?: SpriteImage | undefined;
}

const readFile = cachedByFile((root, file): ReadFile => {
  const name = file.slice(MEDIA_FOLDER.length);
  const bytes = readFileSync(path.join(root, file));
  const common = { name, src: mediaUrl(name, bytes), bytes: bytes.length };
  if (!SVG.test(name)) return { media: { ...common, width: 0, height: 0 } };
  const { text, wrongEncoding } = decodeText(bytes);
  const size = svgSize(text);
  return {
    media: { ...common, ...size, ...(wrongEncoding && { wrongEncoding }) },
    image: spriteImage(name, bytes, size),
  };
});

/** Sizes of pictures by their address, which changes with their bytes. */
const sizes = new Map<string, Size>();

function measurePictures(root: string, files: readonly MediaFile[]): void {
  const unknown = files.filter(({ name, src }) => PICTURE.test(name) && !sizes.has(src));
  const measured = pictureSizes(unknown.map(({ name }) => path.join(root, MEDIA_FOLDER, name)));
  for (const [index, { src }] of unknown.entries())
    sizes.set(src, measured[index] ?? { width: 0, height: 0 });
}

/** Reads content/media/, and combines the SVGs of a folder into sprites. */
export function readMedia(root: string): MediaFolder {
  const folder = MEDIA_FOLDER.slice(0, -1);
  const files = existsSync(path.join(root, folder))
    ? filesBelow(root, folder)
        .filter((file) => !BESIDE_FONTS.test(file))
        .sort()
    : [];
  const read = files.map((file) => readFile(root, file));
  const combined = sprites(read.flatMap(({ image }) => image ?? []));
  const views = new Map(combined.flatMap(({ views }) => [...views]));
  const media = read.map((file) => file.media);
  measurePictures(root, media);
  return {
    files: media.map((file) => {
      const inSprite = views.get(file.name);
      return { ...file, ...sizes.get(file.src), ...(inSprite && { inSprite }) };
    }),
    sprites: combined,
  };
}
