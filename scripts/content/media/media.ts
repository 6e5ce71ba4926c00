import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatOfName } from '../../../src/compiler/media/kinds.ts';
import { decodeText } from '../../../src/compiler/source/encoding.ts';
import type { MediaFile } from '../../../src/compiler/types.ts';
import { cachedByFile, filesBelow } from '../read-files.ts';
import { svgFault, svgSize } from './image-size.ts';
import { measurePictures } from './measure.ts';
import { mediaUrl } from './media-url.ts';
import { variantsUrl } from './photographs.ts';
import { type Sprite, type SpriteImage, spriteImage, sprites } from './sprites.ts';

export const MEDIA_FOLDER = 'content/media/';

/** Files beside fonts, such as licences, which are not served. */
const BESIDE_FONTS = /^content\/media\/fonts\/(?!.+\.(?:woff2?|ttf|otf)$)/i;

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

const readFile = cachedByFile((root, file): ReadFile => {
  const name = file.slice(MEDIA_FOLDER.length);
  const bytes = readFileSync(path.join(root, file));
  const common = { name, src: mediaUrl(name, bytes), bytes: bytes.length, width: 0, height: 0 };
  const format = formatOfName(name);
  if (format === undefined) return { media: common };
  if (format !== 'svg') return { media: { ...common, variants: variantsUrl(name, bytes) }, key: common.src };
  const { text, wrongEncoding } = decodeText(bytes);
  const size = svgSize(text);
  const fault = svgFault(bytes, text, size);
  return {
    media: { ...common, ...size, ...(fault ? { fault } : wrongEncoding && { wrongEncoding }) },
    image: fault ? undefined : spriteImage(name, bytes, size),
  };
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
  const folder = MEDIA_FOLDER.slice(0, -1);
  const files = existsSync(path.join(root, folder))
    ? filesBelow(root, folder)
        .filter((file) => !BESIDE_FONTS.test(file) && !leftOut.has(file.slice(MEDIA_FOLDER.length)))
        .sort()
    : [];
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
