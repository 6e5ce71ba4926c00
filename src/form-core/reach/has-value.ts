import type { CoreSchema } from '../core-schema.ts';
import type { IsValid } from '../form-rules/visible.ts';
import { randomNumbers } from '../sample/random.ts';
import { jointRules } from '../sample/rules.ts';
import { sampleValue } from '../sample/sample.ts';

const sampled = (definitions: readonly CoreSchema[], isValid: IsValid) =>
  // The same schema always has the same diagnostics.
  sampleValue(definitions, randomNumbers(1), isValid);

/** Whether the search finds a value wherever there is one: not if it has to guess what two rules have in common. */
function isSure(definitions: readonly CoreSchema[], isValid: IsValid): boolean {
  const type = definitions[0]?.type;
  const { values, patterns, formats, steps, items } = jointRules(definitions);
  if (type === 'object') return false;
  if (type === 'array') return isSure(items, isValid);
  if (values || new Set(formats).size > 1) return true;
  const [pattern] = patterns;
  const isKnown = pattern === undefined || sampled([{ type: 'string', pattern }], isValid) !== undefined;
  return isKnown && patterns.length + formats.length <= 1 && new Set(steps).size <= 1;
}

/**
 * Whether there is a value that all definitions of a field accept. Undefined if none was found although there may be
 * one.
 */
export function hasValue(definitions: readonly CoreSchema[], isValid: IsValid): boolean | undefined {
  if (sampled(definitions, isValid) !== undefined) return true;
  return isSure(definitions, isValid) ? false : undefined;
}

/** Names the rules of a field that no value fulfils together. */
export function describeRules(definitions: readonly CoreSchema[]): string {
  const rules = definitions
    .flatMap((one) => Object.entries(one))
    .flatMap(([name, value]) => (name === 'type' ? [] : [`"${name}": ${JSON.stringify(value)}`]));
  return [...new Set(rules)].join(', ');
}
