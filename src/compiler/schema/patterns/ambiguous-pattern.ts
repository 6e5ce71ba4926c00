import { formatValue } from '../../report/wording.ts';
import { ambiguousPart } from './ambiguous-part.ts';

const INSTEAD =
  'Give each character one place in the repetition: "[a-z]+(-[a-z]+)*" instead of "([a-z]+-?)+", "[a-z ]*" instead of "([a-z]* *)*". Limit the length with "maxLength".';

/** Why a browser could need minutes to refuse a text, and what to write instead; undefined for any other pattern. */
export function ambiguousPattern(pattern: string): { reason: string; instead: string } | undefined {
  const part = ambiguousPart(pattern);
  if (part === undefined) return undefined;
  const reason = `${formatValue(part)} can read the same text in many ways, and a browser tries them all before it refuses a text`;
  return { reason, instead: INSTEAD };
}
