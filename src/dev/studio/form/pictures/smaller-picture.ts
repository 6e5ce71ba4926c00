import { formatOfName, PICTURE_KINDS, WIDEST } from '@json-site/compiler/media';

/** A larger picture makes the project slow to publish, and no page better. */
const LARGE = 5_000_000;
const QUALITY = 0.9;
/** Formats that browsers can write. */
const WRITTEN = ['jpeg', 'png', 'webp'] as const;

const formatOf = (name: string) => WRITTEN.find((format) => format === formatOfName(name.toLowerCase()));

/** Returns whether a file is a picture of which a smaller copy looks the same on every page. */
export const canBeSmaller = ({ name, size }: File) => size > LARGE && formatOf(name) !== undefined;

/**
 * Returns a copy of a picture with at most the pixels that a page can show, upright and without metadata; the picture
 * itself if the copy is no smaller. Rejects if the browser cannot read it.
 */
export async function smallerPicture(file: File): Promise<File> {
  const format = formatOf(file.name);
  if (!format) return file;
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(`${file.name} is damaged, or not a picture. Export it again.`);
  });
  const scale = Math.min(1, WIDEST / picture.width);
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { type } = PICTURE_KINDS[format];
  const copy = await canvas.convertToBlob({ type, quality: QUALITY });
  return copy.type === type && copy.size < file.size ? new File([copy], file.name, { type }) : file;
}
