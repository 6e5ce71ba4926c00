import { formatValue, suggestion } from '../../report/wording.ts';
import { ambiguousPattern } from '../../schema/patterns/ambiguous-pattern.ts';
import type { JsonPath } from '../../source/locations.ts';
import { FORMATS, isFormatName } from '../formats.ts';
import { toPostgresPattern } from '../patterns.ts';
import type { RuleName } from './part.ts';
import type { Reader } from './reader.ts';
import { REFUSED_FORMATS } from './vocabulary.ts';

/** Whether the browser and the table can both evaluate a pattern or a format, and the browser in a moment. Reports it if not. */
export function checkText(name: RuleName, value: unknown, at: JsonPath, reader: Reader): boolean {
  if (name === 'format' && !isFormatName(value)) {
    const other = Object.hasOwn(REFUSED_FORMATS, String(value)) ? REFUSED_FORMATS[String(value)] : undefined;
    const hint = other ?? `${suggestion(String(value), Object.keys(FORMATS), 'Formats')}. Or use "pattern".`;
    reader.report(at, `"format" is ${formatValue(value)}, which forms do not have.`, hint, 'value');
    return false;
  }
  if (name !== 'pattern' || typeof value !== 'string') return true;
  const translated = toPostgresPattern(value);
  const refusal = typeof translated === 'string' ? ambiguousPattern(value) : translated;
  if (!refusal) return true;
  reader.report(at, `"pattern" is ${formatValue(value)}: ${refusal.reason}.`, refusal.instead, 'value');
  return false;
}
