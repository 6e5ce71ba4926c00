import { callDevApi } from '@json-site/dev/shared';
import { MOST_MEGABYTES, type NewFile, type UploadedFile } from '../protocol.ts';

/** Reads a file of the editor's computer as base64, which JSON can contain. */
export async function readBase64(file: File): Promise<string> {
  if (file.size > MOST_MEGABYTES * 1_000_000)
    throw new Error(`${file.name} is larger than ${MOST_MEGABYTES} MB. Export it in a smaller size.`);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
}

/** Adds a file of the editor's computer to content/media/. Returns its name there. */
export async function upload(file: File, pattern?: string): Promise<string> {
  const data = await readBase64(file);
  const request: NewFile = { name: file.name, data, ...(pattern !== undefined && { pattern }) };
  return (await callDevApi<UploadedFile>('studio/upload', request)).name;
}
