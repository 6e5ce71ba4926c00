import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { MEDIA_FOLDER } from '../../../../scripts/content/media/media.ts';
import { type ContentContext, DevApiError } from '../../server/endpoint.ts';
import type { UploadedFile } from '../protocol.ts';
import { fileUses } from './studio-site.ts';

/** Deletes a file of content/media/, unless a document names it. */
export function deleteFile({ root, store }: ContentContext, { name }: UploadedFile): UploadedFile {
  store.refresh();
  const use = fileUses(store.references()).get(name);
  if (use) throw new DevApiError(422, `${name} is used in ${use}, so it was not deleted.`);
  const target = path.join(root, MEDIA_FOLDER, name);
  const isListed = store.input().media.some((file) => file.name === name);
  if (!isListed || !existsSync(target)) throw new DevApiError(404, `${name} does not exist any more.`);
  rmSync(target);
  store.refresh();
  return { name };
}
