import { spawn } from 'node:child_process';
import path from 'node:path';
import { packageFolder } from '../../../../../scripts/content/folders.ts';

const biome = () => path.join(packageFolder('@biomejs/biome'), 'bin/biome');

/** Formats a text with Biome. Resolves with undefined when Biome fails. */
function format(root: string, file: string, text: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const args = [biome(), 'format', `--stdin-file-path=${file}`];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stdin.on('error', () => resolve(undefined));
    child.on('error', () => resolve(undefined));
    child.on('close', (status) => resolve(status === 0 ? Buffer.concat(chunks).toString() : undefined));
    child.stdin.end(text);
  });
}

/**
 * Formats the new text of a file if the old text was formatted. A list that has become too long for its line must not
 * fail the lint, and a file with a layout of its author's choice keeps that layout.
 */
export async function formatLikeBefore(root: string, file: string, before: string, after: string) {
  if (before === after) return after;
  const [formattedBefore, formattedAfter] = await Promise.all([
    format(root, file, before),
    format(root, file, after),
  ]);
  return formattedBefore === before && formattedAfter !== undefined ? formattedAfter : after;
}
