import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MediaFile } from '@json-site/compiler/types';
import { MEDIA_FOLDER, readMedia } from '@json-site/content/media';

/** Reads a file as it would be read from content/media/, to find out whether pages can use it. */
export function inspectFile(name: string, bytes: Uint8Array): MediaFile | undefined {
  const root = mkdtempSync(path.join(tmpdir(), 'upload-'));
  try {
    const target = path.join(root, MEDIA_FOLDER, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    return readMedia(root).files[0];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
