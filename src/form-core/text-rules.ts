import { slowPattern } from '@json-site/compiler/load-schemas';
import { formatValue, suggestion } from '@json-site/compiler/words';
import { FORMATS, isFormatName } from './formats.ts';
import type { Reason } from './passes/pass.ts';
import { toPostgresPattern } from './patterns.ts';
import { REFUSED_FORMATS } from './vocabulary.ts';

/** Why a text cannot have a rule, and the most characters with which it can. */
type TextReason = Reason & { longest?: number | undefined };

/**
 * Why the browser and the table cannot both evaluate a pattern or a format, or the browser not in a moment, for texts
 * of up to `longest` characters.
 */
export function refusalOfText(keyword: string, value: unknown, longest: number): TextReason | undefined {
  if (keyword === 'format' && !isFormatName(value)) {
    const other = Object.hasOwn(REFUSED_FORMATS, String(value)) ? REFUSED_FORMATS[String(value)] : undefined;
    const hint = other ?? `${suggestion(String(value), Object.keys(FORMATS), 'Formats')}. Or use "pattern".`;
    return { message: `"format" is ${formatValue(value)}, which forms do not have.`, hint, part: 'value' };
  }
  if (keyword !== 'pattern' || typeof value !== 'string') return undefined;
  const translated = toPostgresPattern(value);
  const slow = typeof translated === 'string' ? slowPattern(value, longest) : undefined;
  const refusal = typeof translated === 'string' ? slow : translated;
  if (!refusal) return undefined;
  const message = `"pattern" is ${formatValue(value)}: ${refusal.reason}.`;
  return { message, hint: refusal.instead, part: 'value', longest: slow?.longest };
}
