import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a folder, which is made beside its place if nobody has made it yet: other tests find it whole or not at all.
 */
export async function madeOnce(folder: string, make: (unfinished: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder;
  const parent = path.dirname(folder);
  mkdirSync(parent, { recursive: true });
  const unfinished = mkdtempSync(path.join(parent, '.unfinished-'));
  await make(unfinished);
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another test file has made the same meanwhile.
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}
