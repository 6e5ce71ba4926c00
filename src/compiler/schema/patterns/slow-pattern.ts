import { formatValue } from '../../report/wording.ts';
import { growthOf } from './examine-pattern.ts';

/** Characters. A pattern whose time grows with the square of the length needs a tenth of a second for so many. */
const LONGEST_SQUARE = 10_000;

const DISTINCT =
  'Give each character one place: "[a-z]+(-[a-z]+)*" instead of "([a-z]+-?)+", "[^,]*,[^,]*" instead of ".*,.*".';

/** Why a browser could need seconds or minutes to refuse a text, and what to write instead. */
export interface SlowPattern {
  reason: string;
  instead: string;
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
  if (degree < 2 || (degree === 2 && longest <= LONGEST_SQUARE)) return undefined;
  const isPrintable = repeats !== undefined && /^[ -~]+$/.test(repeats);
  const texts = isPrintable ? `a text that repeats ${formatValue(repeats)}` : 'some texts';
  const reason = `it can read ${texts} in many ways, and a browser tries them all before it refuses the text`;
  const limit =
    degree === 2 && Number.isFinite(longest) ? ` Or set "maxLength" to ${LONGEST_SQUARE} or less.` : '';
  return { reason, instead: `${DISTINCT}${limit}` };
}
