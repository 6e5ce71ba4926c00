import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes an empty folder. `after` removes it: `onTestFinished` in a test or a hook of each test, else `afterAll`. */
export function temporaryFolder(after: (remove: () => void) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'folder-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
