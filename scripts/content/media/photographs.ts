import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { LONGEST_SIDE, type PictureFile } from '@json-site/compiler/media';
import { siteFolder } from '../folders.ts';
import { UserError } from '../user-error.ts';
import { writeAtOnce } from '../write-at-once.ts';
import { contentHash, mediaPath } from './media-url.ts';
import { announceProgress } from './progress.ts';

/** Safe to delete. The names of its files have a hash of the photograph and of the settings below. */
const CACHE = '.cache/photographs';

/** How each format is encoded. AVIF with sharp's default effort takes ten times as long, for a few percent. */
const SETTINGS = {
  avif: { quality: 45, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 75, effort: 3 },
  jpeg: { quality: 85, mozjpeg: true },
  png: { compressionLevel: 9 },
} as const satisfies Record<PictureFile['format'], object>;

/** The start of the addresses of the files made from a photograph. */
export function variantsUrl(name: string, bytes: Uint8Array): string {
  return `${mediaPath(name)}.${contentHash(JSON.stringify(SETTINGS) + contentHash(bytes))}`;
}

const cached = (src: string) => path.join(siteFolder(), CACHE, path.posix.basename(decodeURIComponent(src)));

/** Makes the files of one photograph that are not in the cache. Decodes it once. */
async function makeFiles(root: string, name: string, files: readonly PictureFile[]): Promise<void> {
  // Imported here, because most commands make no pictures.
  const { default: sharp } = await import('sharp');
  const decoded = sharp(path.join(root, 'content/media', name)).autoOrient();
  const { data, info } = await decoded
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const { src, width: own, format, background } of files) {
    const picture = sharp(data, { raw: { width, height, channels } }).resize({ width: own });
    if (background !== undefined) picture.flatten({ background: `#${background}` });
    writeAtOnce(cached(src), await picture.toFormat(format, SETTINGS[format]).toBuffer());
  }
}

/** Names the photograph in an error of the encoder. */
async function makeNamedFiles(root: string, name: string, files: readonly PictureFile[]): Promise<void> {
  try {
    await makeFiles(root, name, files);
  } catch (error) {
    const { message } = error as Error;
    throw new UserError(`content/media/${name} cannot be made into files for pages: ${message}`);
  }
}

/** Makes the files that are not in the cache, and returns the path of each in it, by address. */
export async function makePictures(
  root: string,
  files: readonly PictureFile[],
): Promise<ReadonlyMap<string, string>> {
  const missing = new Map<string, PictureFile[]>();
  for (const file of files)
    if (!existsSync(cached(file.src))) missing.set(file.name, [...(missing.get(file.name) ?? []), file]);
  const queue = missing.entries();
  const isReady = announceProgress(missing.size);
  const worker = async () => {
    for (const [name, ofName] of queue) {
      await makeNamedFiles(root, name, ofName);
      isReady();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return new Map(files.map(({ src }) => [src, cached(src)]));
}

/** The bytes of a file that was made. */
export function pictureBytes(src: string): number | undefined {
  return statSync(cached(src), { throwIfNoEntry: false })?.size;
}

/**
 * Returns the path of a file for the development server. Without it in the cache, makes a WebP of the same width within
 * moments instead, because encoding AVIF would delay the page. Browsers show it under the address of any picture.
 */
export async function quickPicture(root: string, { src, name, width }: PictureFile): Promise<string> {
  if (existsSync(cached(src))) return cached(src);
  const quick = `${cached(src)}.quick.webp`;
  if (existsSync(quick)) return quick;
  const { default: sharp } = await import('sharp');
  const picture = sharp(path.join(root, 'content/media', name))
    .autoOrient()
    .resize({ width, height: LONGEST_SIDE.webp, fit: 'inside' });
  writeAtOnce(quick, await picture.webp({ quality: 70, effort: 0 }).toBuffer());
  return quick;
}
