import { spawn } from 'node:child_process';
import path from 'node:path';

const FORMATTER = 'node_modules/@biomejs/biome/bin/biome';

/** A text as the project's formatter leaves it; undefined where it does not say. */
function format(root: string, file: string, text: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const args = [path.join(root, FORMATTER), 'format', `--stdin-file-path=${file}`];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stdin.on('error', () => resolve(undefined));
    child.on('error', () => resolve(undefined));
    child.on('close', (status) => resolve(status === 0 ? Buffer.concat(parts).toString() : undefined));
    child.stdin.end(text);
  });
}

/**
 * The new text of a file, formatted if the old one was: a list that no longer fits on its line must not make the lint
 * fail, and a file that its author lays out by hand stays so.
 */
export async function formatLikeBefore(root: string, file: string, before: string, after: string) {
  if (before === after) return after;
  const [plain, formatted] = await Promise.all([format(root, file, before), format(root, file, after)]);
  return plain === before && formatted !== undefined ? formatted : after;
}
