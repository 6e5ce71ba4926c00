import type { Media } from '@json-site/model/model';
import type { JsonPath } from '@json-site/values/locations';
import type { Source } from '../source/source.ts';
import { formatOfName, PICTURE_KINDS, type PixelFormat } from './kinds.ts';
import {
  isEnlarged,
  LINKED,
  PREVIEW,
  type Slot,
  sizesOf,
  slotPixels,
  slotWidths,
  variantWidths,
} from './slot.ts';

/** A photograph of content/media/, as the compiler knows it. */
interface Photograph extends Pick<Media, 'src' | 'width' | 'height'> {
  name: string;
  /** The start of the addresses of the files made from it. */
  variants?: string | undefined;
}

/** A file that the build makes from a picture: turned upright, in this width and format, without metadata. */
export interface PictureFile {
  /** Its address. */
  src: string;
  /** The picture in content/media/. */
  name: string;
  width: number;
  format: PixelFormat;
  /** The colour of transparent parts, of a format without transparency: `ffffff`. */
  background?: string;
}

/** A value that names a photograph, and the files that a phone and a desktop with the densest screens load for it. */
export interface SentPicture {
  source: Source;
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

/** The colour of paper without a theme. */
const WHITE = 'ffffff';

/** Returns the file of a picture in this width and format. */
function pictureFile(
  { name, variants }: Photograph,
  width: number,
  format: PixelFormat,
  paper = WHITE,
): PictureFile {
  const [ending] = PICTURE_KINDS[format].endings;
  if (format !== 'jpeg') return { src: `${variants}-${width}.${ending}`, name, width, format };
  // Its bytes depend on the colour, so its address does.
  return { src: `${variants}-${width}-${paper}.${ending}`, name, width, format, background: paper };
}

/** The most pixels on a side of a picture in each format, as its encoder has it. */
export const LONGEST_SIDE = { avif: 16_383, webp: 16_383, jpeg: 65_500, png: 100_000_000 } as const;

/**
 * Returns the height of a picture, and the most that the files made from it can have; undefined if they can be made.
 */
export function tooHigh(
  { width, height }: Photograph,
  files: readonly PictureFile[],
): { height: number; most: number } | undefined {
  const limits = files.flatMap((file) => {
    const most = LONGEST_SIDE[file.format];
    // Files that are narrower than the picture are lower.
    return Math.round((height * file.width) / width) > most ? [Math.floor((most * width) / file.width)] : [];
  });
  return limits.length > 0 ? { height, most: Math.min(...limits) } : undefined;
}

const srcSet = (files: readonly PictureFile[]) =>
  files.map(({ src, width }) => `${src} ${width}w`).join(', ');

/** What a theme says of pictures. */
interface PictureTheme {
  /** The colour of transparent parts where the format has none. */
  paper?: string | undefined;
  /** The largest width of the page in rem. */
  page?: number | undefined;
}

/** Resolves a picture of pixels for its slot. */
export function pictureFor(
  file: Photograph,
  slot: Slot | undefined,
  { paper, page }: PictureTheme = {},
): ResolvedPicture {
  const { width, height } = file;
  if (slot === undefined || slot === PREVIEW.slot) {
    const [most, format] =
      slot === undefined ? [WITHOUT_SLOT, 'webp' as const] : [PREVIEW.width, 'jpeg' as const];
    const own = Math.min(width, most);
    const only = pictureFile(file, own, format, paper);
    return {
      media: { src: only.src, width: own, height: Math.max(1, Math.round((height * own) / width)) },
      files: [only],
    };
  }
  const widths = slotWidths(slot, height > width, page);
  const filesIn = (format: PixelFormat) =>
    variantWidths(widths, width, isEnlarged(slot)).map((each) => pictureFile(file, each, format));
  const [avif, webp] = [filesIn('avif'), filesIn('webp')];
  /** The file that a browser chooses: the narrowest that is wide enough. */
  const chosen = (files: readonly PictureFile[], pixels: number) =>
    files.find((each) => each.width >= pixels - 1) ?? files.at(-1);
  const takenBy = ([window, density]: readonly [number, number]) =>
    chosen(avif, slotPixels(widths, window) * density);
  const fallback = chosen(webp, isEnlarged(slot) ? LINKED : slotPixels(widths, DESKTOP[0]));
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
export function downloadOf(file: Photograph, paper?: string): PictureFile {
  const format = formatOfName(file.name);
  return pictureFile(file, file.width, format === undefined || format === 'svg' ? 'jpeg' : format, paper);
}

/** Parses the address of a file made from a picture. Returns undefined for any other address. */
export function parsePictureUrl(src: string): PictureFile | undefined {
  const found = /^\/media\/(.+)\.[0-9a-f]{10}-(\d+)(?:-([0-9a-f]{6}))?\.([a-z]+)$/.exec(src);
  const formats = Object.entries(PICTURE_KINDS);
  const format = formats.find(([, { endings }]) => endings[0] === found?.[4])?.[0];
  if (!found || !format || format === 'svg') return undefined;
  const [, name = '', width, background] = found;
  return {
    src,
    name: decodeURIComponent(name),
    width: Number(width),
    format: format as PixelFormat,
    ...(background !== undefined && { background }),
  };
}
