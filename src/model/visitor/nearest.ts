import { distance } from 'fastest-levenshtein';

/** Returns the known name that a misspelt one probably means; undefined if none is similar. */
export function nearest(wrong: string, known: Iterable<string>): string | undefined {
  if (wrong.length > 200) return undefined;
  const allowed = Math.max(2, Math.floor(wrong.length * 0.34));
  const plain = wrong.toLowerCase();
  let best: string | undefined;
  let least = allowed + 1;
  for (const name of known) {
    if (Math.abs(name.length - wrong.length) >= least) continue;
    const steps = distance(plain, name.toLowerCase());
    if (steps < least) {
      best = name;
      least = steps;
    }
  }
  return best;
}
