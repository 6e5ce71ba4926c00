import { readGeneratedStamp, stampGenerated } from './generated-stamp.ts';

/**
 * Generates what is stale and returns its paths. The generators take most of a second to load alone: they are not,
 * while nothing of what they read has changed since they last wrote, be it on another machine.
 */
export async function generateStale(root: string): Promise<string[]> {
  if (readGeneratedStamp(root) === stampGenerated(root)) return [];
  const { generate } = await import('./generate.ts');
  return generate(root);
}
