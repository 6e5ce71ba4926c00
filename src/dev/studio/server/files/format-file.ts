import { spawn } from 'node:child_process';
import path from 'node:path';
import { outputOf } from '@json-site/content/files';
import { packageFolder } from '@json-site/content/folders';

/** Formats a text with Biome. Resolves with undefined when Biome fails. */
async function format(root: string, file: string, text: string): Promise<string | undefined> {
  const biome = path.join(packageFolder('@biomejs/biome'), 'bin/biome');
  const args = [biome, 'format', `--stdin-file-path=${file}`];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] });
  // A program that ends before it has read the text has failed, and its status says so.
  child.stdin.on('error', () => undefined);
  child.stdin.end(text);
  const { status, stdout } = await outputOf(child);
  return status === 0 ? stdout : undefined;
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
