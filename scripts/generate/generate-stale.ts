import { UserError } from '@json-site/content/files';
import { isStampCurrent } from './generated-stamp.ts';
import { writeLayouts } from './layouts.ts';

/**
 * Writes the stale files and returns their paths. Loading and running the generators takes some seconds, so this loads
 * them only if the stamp shows that a source or a generated file has changed.
 */
export async function generateStale(root: string, isCurrent = isStampCurrent(root)): Promise<string[]> {
  if (isCurrent) return writeLayouts(root);
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
