import path from 'node:path';
import { packageFolder } from '@json-site/content/folders';
import { startProgram } from '../git/start-program.ts';

/** Formats a text with Biome. Resolves with undefined when Biome fails. */
async function format(root: string, file: string, text: string): Promise<string | undefined> {
  const biome = path.join(packageFolder('@biomejs/biome'), 'bin/biome');
  const args = [biome, 'format', `--stdin-file-path=${file}`];
  const { status, stdout } = await startProgram(process.execPath, args, { cwd: root }, text);
  return status === 0 ? stdout : undefined;
}

/**
 * Formats the new text of a file if the old text was formatted. A list that has become too long for its line must not
 * fail the lint, and a file with a layout of its author's choice keeps that layout.
 */
export async function formatLikeBefore(root: string, file: string, before: string, after: string) {
  if (before === after) return after;
  const formatted = await format(root, file, after);
  // Most changes leave the layout as it is, which one process then shows.
  if (formatted === undefined || formatted === after) return after;
  return (await format(root, file, before)) === before ? formatted : after;
}
