import { formatValue, suggestion } from '../../report/wording.ts';
import type { JsonPath } from '../../source/locations.ts';
import { FORMATS, isFormatName } from '../formats.ts';
import { toPostgresPattern } from '../patterns.ts';
import type { RuleName } from './part.ts';
import type { Reader } from './reader.ts';
import { OTHER_FORMATS } from './vocabulary.ts';

/** Reports a pattern or a format that the browser and the table cannot both evaluate. */
export function checkText(name: RuleName, value: unknown, at: JsonPath, reader: Reader): void {
  if (name === 'format' && !isFormatName(value)) {
    const other = Object.hasOwn(OTHER_FORMATS, String(value)) ? OTHER_FORMATS[String(value)] : undefined;
    const hint = other ?? `${suggestion(String(value), Object.keys(FORMATS), 'Formats')}. Or use "pattern".`;
    reader.report(at, `"format" is ${formatValue(value)}, which forms do not have.`, hint, 'value');
  }
  if (name !== 'pattern' || typeof value !== 'string') return;
  const translated = toPostgresPattern(value);
  if (typeof translated === 'string') return;
  reader.report(at, `"pattern" is ${formatValue(value)}: ${translated.reason}.`, translated.instead, 'value');
}
