import { formatValue } from '../../report/wording.ts';
import { growthOf } from './examine-pattern.ts';

/**
 * The power of the length with which the time of a pattern grows → the characters for which a browser needs a tenth of
 * a second.
 */
const LONGEST: Readonly<Record<number, number>> = { 2: 10_000, 3: 400, 4: 100 };

const DISTINCT =
  'Give each character one place: "[a-z]+(-[a-z]+)*" instead of "([a-z]+-?)+", "[^,]*,[^,]*" instead of ".*,.*".';

/** Why a browser could need seconds or minutes to refuse a text, and what to write instead. */
export interface SlowPattern {
  reason: string;
  instead: string;
  /** The most characters of a text for which the pattern is fast enough. */
  longest?: number | undefined;
}

/**
 * Judges a pattern that reads texts of up to `longest` characters. Undefined if it is fast enough, or if it is no
 * pattern, which is another error.
 */
export function slowPattern(pattern: string, longest: number): SlowPattern | undefined {
  let growth: ReturnType<typeof growthOf>;
  try {
    growth = growthOf(pattern);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  if (growth === 'not examined') {
    const reason = 'how long a browser needs for a text cannot be determined';
    return { reason, instead: 'Write a shorter pattern, with fewer and smaller repetitions.' };
  }
  const { degree, repeats } = growth;
  const most = LONGEST[degree];
  if (degree < 2 || (most !== undefined && longest <= most)) return undefined;
  const isPrintable = repeats !== undefined && /^[ -~]+$/.test(repeats);
  const texts = isPrintable ? `a text that repeats ${formatValue(repeats)}` : 'some texts';
  const reason = `it can read ${texts} in many ways, and a browser tries them all before it refuses the text`;
  const isLimited = most !== undefined && Number.isFinite(longest);
  const limit = isLimited ? ` Or set "maxLength" to ${most} or less.` : '';
  return { reason, instead: `${DISTINCT}${limit}`, longest: most };
}
