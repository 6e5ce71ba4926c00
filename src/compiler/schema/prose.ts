import type { Schema } from './schema-set.ts';
import { isProse } from './vocabulary.ts';

export type ProseKind = 'plain' | 'inline' | 'alternative';

/**
 * Returns how visitors read a text of this schema: plain, with markup, or as the description of a picture. Null for
 * identifiers: a text with an enum, a pattern or a format is not prose.
 */
export function proseKind({
  type,
  means,
  enum: values,
  const: only,
  pattern,
  format,
}: Schema): ProseKind | null {
  if (isProse(means)) return means;
  const isFree = type === 'string' && !means && !values && only === undefined;
  return isFree && pattern === undefined && format === undefined ? 'plain' : null;
}
