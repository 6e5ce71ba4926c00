import { UserError } from '../content/user-error.ts';
import { readGeneratedStamp, stampGenerated } from './generated-stamp.ts';

/**
 * Writes the stale files and returns their paths. Loading the generators takes most of a second, so this loads them
 * only if the stamp shows that a source or a generated file has changed.
 */
export async function generateStale(root: string): Promise<string[]> {
  if (readGeneratedStamp(root) === stampGenerated(root)) return [];
  const { generate } = await import('./generate.ts');
  return generate(root);
}

/** Writes the stale files, or none if a schema has errors. The compiler reports these. */
export async function generateIfPossible(root: string): Promise<string[]> {
  try {
    return await generateStale(root);
  } catch (error) {
    if (error instanceof UserError) return [];
    throw error;
  }
}
