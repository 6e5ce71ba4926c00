import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MediaFile } from '../../../src/compiler/types.ts';
import { filesBelow, remembering } from '../read-files.ts';
import { imageSize } from './image-size.ts';
import { type MediaSheet, mediaSheets, type SheetDrawing, sheetDrawing } from './media-sheets.ts';
import { mediaUrl } from './media-url.ts';

/** The folder of what pages show. */
export const MEDIA_FOLDER = 'content/media/';

/** Everything that is served from content/media/. */
export interface MediaFolder {
  files: MediaFile[];
  sheets: MediaSheet[];
}

const readFile = remembering((root, file): { media: MediaFile; drawing: SheetDrawing | undefined } => {
  const name = file.slice(MEDIA_FOLDER.length);
  const bytes = readFileSync(path.join(root, file));
  const size = imageSize(name, bytes);
  const media = {
    name,
    src: mediaUrl(name, bytes),
    bytes: bytes.length,
    ...size,
  };
  return { media, drawing: sheetDrawing(name, bytes, size) };
});

/** Reads content/media/, and puts the drawings that belong together into sheets. */
export function readMedia(root: string): MediaFolder {
  const folder = MEDIA_FOLDER.slice(0, -1);
  const files = existsSync(path.join(root, folder)) ? filesBelow(root, folder).sort() : [];
  const read = files.map((file) => readFile(root, file));
  const sheets = mediaSheets(read.flatMap(({ drawing }) => drawing ?? []));
  const views = new Map(sheets.flatMap(({ views }) => [...views]));
  return {
    files: read.map(({ media }) => {
      const inSprite = views.get(media.name);
      return inSprite ? { ...media, inSprite } : media;
    }),
    sheets,
  };
}
