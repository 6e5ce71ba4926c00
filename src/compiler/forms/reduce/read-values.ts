import { formatValue, suggestion } from '../../report/wording.ts';
import { isObject } from '../../schema/schema-walk.ts';
import type { JsonPath } from '../../source/locations.ts';
import { addRule } from './merge.ts';
import { bothAllowNull, type Part, type PartType } from './part.ts';
import type { Reader } from './reader.ts';

const TYPES: readonly string[] = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** Reads `type`. `["string", "null"]` is a text that is never required. */
export function readTypes(part: Part, value: unknown, at: JsonPath, reader: Reader): void {
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  const wrong = list.find((type) => !TYPES.includes(String(type)));
  if (wrong !== undefined) {
    const hint = suggestion(String(wrong), TYPES);
    reader.report(at, `"type" is ${formatValue(wrong)}, which JSON Schema does not have.`, hint, 'value');
    return;
  }
  let types = list.filter((type) => type !== 'null') as PartType[];
  if (types.includes('number')) types = types.filter((type) => type !== 'integer');
  part.allowsNull = list.includes('null');
  const [type] = types;
  part.isNull = !type;
  if (types.length > 1) {
    const hint = `Use one type, or ask with an "enum" which of ${types.length} fields to show.`;
    reader.report(at, `"type" is ${types.join(' or ')}; a field has one type.`, hint, 'value');
  }
  if (type) part.type = { value: type, at };
}

function typeOfValues(values: readonly unknown[]): PartType | undefined {
  const is = (type: string) => values.every((value) => typeof value === type);
  if (is('string')) return 'string';
  if (is('boolean')) return 'boolean';
  if (!is('number')) return undefined;
  return values.every(Number.isInteger) ? 'integer' : 'number';
}

const fitsType = (value: unknown, type: PartType) =>
  type === 'integer' ? Number.isInteger(value) : typeof value === type;

/** A text that a visitor cannot send, because forms remove whitespace at both ends and compose characters. */
function isUnsendable(value: unknown): boolean {
  return typeof value === 'string' && (value !== value.trim().normalize('NFC') || value.includes('\0'));
}

function readTitles(part: Part, raw: Record<string, unknown>, values: readonly unknown[]): void {
  const names = raw['enumNames'];
  if (!Array.isArray(names)) return;
  values.forEach((value, index) => {
    if (typeof names[index] === 'string') part.optionTitles.set(value, names[index]);
  });
}

/** Reads `enum` and `const`. Null and the empty text among the values mean that the field may be left empty. */
export function readValues(part: Part, raw: Record<string, unknown>, at: JsonPath, reader: Reader): void {
  for (const keyword of ['enum', 'const'] as const) {
    const value = raw[keyword];
    if (value === undefined) continue;
    const here = [...at, keyword];
    const all = keyword === 'const' ? [value] : Array.isArray(value) ? (value as unknown[]) : [];
    readTitles(part, raw, all);
    part.allowsNull = bothAllowNull(part.allowsNull, all.includes(null));
    const values = all.filter((one) => one !== null && one !== '');
    if (values.length === 0) {
      part.isNull ||= all.length > 0 && all.every((one) => one === null);
      if (!part.isNull) {
        const hint = 'Add a value with visible characters.';
        reader.report(here, `"${keyword}" has no value that a visitor can choose.`, hint);
      }
      continue;
    }
    const complex = values.find((one) => isObject(one) || Array.isArray(one));
    const unsendable = values.find(isUnsendable);
    const type = part.type && !part.type.isInferred ? part.type.value : typeOfValues(values);
    const allowed = values.filter((one) => type && fitsType(one, type));
    if (complex !== undefined) {
      const hint = 'Use texts or numbers, and put their parts into "properties".';
      reader.report(
        here,
        `"${keyword}" has the value ${formatValue(complex)}; only texts, numbers and booleans can be chosen.`,
        hint,
      );
    } else if (unsendable !== undefined) {
      const hint = `Write ${JSON.stringify(String(unsendable).trim().normalize('NFC'))}.`;
      const message = `"${keyword}" has the value ${formatValue(unsendable)}; forms send texts without space at their ends, in composed characters.`;
      reader.report(here, message, hint);
    } else if (!type) {
      const hint = 'Write all of them as texts.';
      reader.report(here, `"${keyword}" has values of different types; a field has one type.`, hint);
    } else if (allowed.length < values.length) {
      const wrong = values.find((one) => !fitsType(one, type));
      const message = `"${keyword}" has the value ${formatValue(wrong)}, but "type" is ${type}.`;
      reader.report(here, message, `Remove the value, or write it as ${type}.`);
    } else {
      part.type ??= { value: type, at: here, isInferred: true };
      addRule(part, 'enum', { value: [...new Set(values)], at: here }, reader);
    }
  }
}
