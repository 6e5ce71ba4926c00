// biome-ignore lint/style/noRestrictedImports: it loads one library, when a pattern first needs it.
import { createRequire } from 'node:module';
import { isPlainPattern } from './plain-pattern.ts';
import { uncountedPattern } from './uncounted-pattern.ts';

/** How the longest time for a text grows with its length. */
export type Growth = { degree: number; repeats?: string | undefined } | 'not examined';

/** Milliseconds. The limits below end the examination of most patterns in a second; this ends it for all others. */
const TIMEOUT = 10_000;

/**
 * The search tries texts as long as those of fields, and ends by counting steps, so that each machine has the same
 * result.
 */
const LIMITS = {
  timeout: TIMEOUT,
  attackTimeout: null,
  incubationTimeout: null,
  attackLimit: 10_000_000,
  maxAttackStringSize: 5000,
  maxInitialGenerationSize: 100,
  maxIteration: 3,
  mutationSize: 20,
  crossoverSize: 10,
};

type Recheck = Pick<typeof import('recheck'), 'checkSync'>;

const require = createRequire(import.meta.url);
let library: Recheck | undefined;

/** The build for browsers starts no other process, and looks for none of the library's optional programs. */
function recheck(): Recheck {
  library ??= require('recheck/lib/browser.js') as Recheck;
  return library;
}

function examine(pattern: string): Growth {
  if (isPlainPattern(pattern)) return { degree: 1 };
  const uncounted = uncountedPattern(pattern);
  if (uncounted) {
    const all = recheck().checkSync(uncounted.pattern, 'u', { ...LIMITS, checker: 'automaton' });
    if (all.status === 'safe') return { degree: 1 };
    const isExponential = all.status === 'vulnerable' && all.complexity.type === 'exponential';
    // The search below hardly finds a text with more entries than a count.
    if (isExponential && uncounted.isClose)
      return { degree: Number.POSITIVE_INFINITY, repeats: all.attack.pumps[0]?.pump };
  }
  const found = recheck().checkSync(pattern, 'u', LIMITS);
  if (found.status === 'safe') return { degree: 1 };
  // A slow machine must not refuse what a fast one accepts.
  if (found.status === 'unknown') return found.error.kind === 'timeout' ? { degree: 1 } : 'not examined';
  const { complexity, attack } = found;
  const degree = complexity.type === 'exponential' ? Number.POSITIVE_INFINITY : complexity.degree;
  return { degree, repeats: attack.pumps[0]?.pump };
}

const known = new Map<string, Growth>();

/** Examines a pattern that browsers compile with the flag `u`. Remembers the result. */
export function growthOf(pattern: string): Growth {
  const growth = known.get(pattern) ?? examine(pattern);
  known.set(pattern, growth);
  return growth;
}
