import type { Media } from '../model.ts';
import type { JsonPath } from '../source/locations.ts';
import type { SourceFile } from '../source/source-file.ts';
import { formatOfName, PICTURE_KINDS, type PixelFormat } from './kinds.ts';
import { PREVIEW, type Slot, sizesOf, slotPixels, slotWidths, variantWidths } from './slot.ts';

/** A photograph of content/media/, as the compiler knows it. */
interface Photograph extends Pick<Media, 'src' | 'width' | 'height'> {
  name: string;
  /** The start of the addresses of the files made from it. */
  variants?: string;
}

/** A file that the build makes from a picture: turned upright, in this width and format, without metadata. */
export interface PictureFile {
  /** Its address. */
  src: string;
  /** The picture in content/media/. */
  name: string;
  width: number;
  format: PixelFormat;
}

/** A value that names a photograph, and the files that a phone and a desktop with the densest screens load for it. */
export interface SentPicture {
  source: SourceFile;
  jsonPath: JsonPath;
  phone: PictureFile;
  desktop: PictureFile;
}

/** A picture as a component receives it, and the files that it consists of. */
interface ResolvedPicture {
  media: Media;
  files: PictureFile[];
  largest?: Pick<SentPicture, 'phone' | 'desktop'>;
}

/** Width of the only file of a picture whose schema declares no slot. */
const WITHOUT_SLOT = 1600;

/** The windows and densities whose file must not be too heavy. */
const PHONE = [412, 3] as const;
const DESKTOP = [1920, 2] as const;

/** Returns the file of a picture in this width and format. */
function pictureFile({ name, variants }: Photograph, width: number, format: PixelFormat): PictureFile {
  return { src: `${variants}-${width}.${PICTURE_KINDS[format].endings[0]}`, name, width, format };
}

const srcSet = (files: readonly PictureFile[]) =>
  files.map(({ src, width }) => `${src} ${width}w`).join(', ');

/** Resolves a picture of pixels for its slot. */
export function pictureFor(file: Photograph, slot: Slot | undefined): ResolvedPicture {
  const { width, height } = file;
  if (slot === undefined || slot === PREVIEW.slot) {
    const [most, format] =
      slot === undefined ? [WITHOUT_SLOT, 'webp' as const] : [PREVIEW.width, 'jpeg' as const];
    const own = Math.min(width, most);
    const only = pictureFile(file, own, format);
    return {
      media: { src: only.src, width: own, height: Math.round((height * own) / width) },
      files: [only],
    };
  }
  const widths = slotWidths(slot, height > width);
  const filesIn = (format: PixelFormat) =>
    variantWidths(widths, width).map((each) => pictureFile(file, each, format));
  const [avif, webp] = [filesIn('avif'), filesIn('webp')];
  /** The file that a browser chooses: the narrowest that is wide enough. */
  const chosen = (files: readonly PictureFile[], pixels: number) =>
    files.find((each) => each.width >= pixels - 1) ?? files.at(-1);
  const takenBy = ([window, density]: readonly [number, number]) =>
    chosen(avif, slotPixels(widths, window) * density);
  const fallback = chosen(webp, slotPixels(widths, DESKTOP[0]));
  const [phone, desktop] = [takenBy(PHONE), takenBy(DESKTOP)];
  return {
    media: {
      src: fallback?.src ?? file.src,
      width,
      height,
      srcSet: srcSet(webp),
      avif: srcSet(avif),
      sizes: sizesOf(widths),
    },
    files: [...avif, ...webp],
    ...(phone && desktop && { largest: { phone, desktop } }),
  };
}

/** Returns the file of a picture to which a page links: in its own size and format. */
export function downloadOf(file: Photograph): PictureFile {
  const format = formatOfName(file.name);
  return pictureFile(file, file.width, format === undefined || format === 'svg' ? 'jpeg' : format);
}

/** Parses the address of a file made from a picture. Returns undefined for any other address. */
export function parsePictureUrl(src: string): PictureFile | undefined {
  const found = /^\/media\/(.+)\.[0-9a-f]{10}-(\d+)\.([a-z]+)$/.exec(src);
  const formats = Object.entries(PICTURE_KINDS);
  const format = formats.find(([, { endings }]) => endings[0] === found?.[3])?.[0];
  if (!found || !format || format === 'svg') return undefined;
  const name = decodeURIComponent(found[1] ?? '');
  return { src, name, width: Number(found[2]), format: format as PixelFormat };
}
