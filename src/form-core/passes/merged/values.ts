import { formatValue } from '@json-site/compiler/words';
import { hasType, isObject } from '@json-site/values/objects';
import { origins } from '../origins.ts';
import type { Pass, Reason, ReportReason } from '../pass.ts';
import { type Json, listOf, rebuild, without } from '../schema-tree.ts';
import { addOptions, setOptions } from './merge.ts';
import { explicitType, isNull, titlesOf, typeOfValues } from './normal-form.ts';

/** A text that a visitor cannot send, because forms remove whitespace at both ends and compose characters. */
function isUnsendable(value: unknown): boolean {
  return typeof value === 'string' && (value !== value.trim().normalize('NFC') || value.includes('\0'));
}

/** Why the values cannot be the options of a field. */
function refusalOf(keyword: string, values: readonly unknown[], schema: Json): Reason | undefined {
  const says = (value: unknown) => `"${keyword}" has the value ${formatValue(value)}`;
  if (values.length === 0) {
    const message = `"${keyword}" has no value that a visitor can choose.`;
    return { message, hint: 'Add a value with visible characters.' };
  }
  const complex = values.find((one) => isObject(one) || Array.isArray(one));
  if (complex !== undefined) {
    const message = `${says(complex)}; only texts, numbers and booleans can be chosen.`;
    return { message, hint: 'Use texts or numbers, and put their parts into "properties".' };
  }
  const unsendable = values.find(isUnsendable);
  if (unsendable !== undefined) {
    const message = `${says(unsendable)}; forms send texts without space at their ends, in composed characters.`;
    return { message, hint: `Write ${JSON.stringify(String(unsendable).trim().normalize('NFC'))}.` };
  }
  const type = explicitType(schema) ?? typeOfValues(values);
  if (!type) {
    const message = `"${keyword}" has values of different types; a field has one type.`;
    return { message, hint: 'Write all of them as texts.' };
  }
  const wrong = values.find((one) => !hasType(one, type));
  if (wrong === undefined) return undefined;
  const message = `${says(wrong)}, but "type" is ${type}.`;
  return { message, hint: `Remove the value, or write it as ${type}.` };
}

function normalise(schema: Json, report: ReportReason): Json {
  const result = without(schema, 'enum', 'const', 'enumNames');
  for (const keyword of ['enum', 'const']) {
    const value = schema[keyword];
    if (value === undefined) continue;
    const all = keyword === 'const' ? [value] : listOf(value);
    const values = all.filter((one) => one !== null && one !== '');
    if (values.length === 0 && all.includes('')) {
      // Only the empty text: the value stays empty.
      result['maxLength'] = 0;
      origins.put(result, 'maxLength', origins.at(schema, keyword));
      continue;
    }
    const reason = isNull({ enum: all }) ? undefined : refusalOf(keyword, values, schema);
    const at = origins.at(schema, keyword);
    if (reason) {
      report(at, reason);
      continue;
    }
    const options = [...new Set(values), ...(all.includes(null) ? [null] : [])];
    const titles = titlesOf({ ...schema, enum: all });
    addOptions(result, setOptions(origins.make({}, at), options, titles), report);
    // A value that is the only one can be filled in, if the content asks for it.
    const isSingle = all.length === 1 && typeof all[0] !== 'boolean' && all[0] !== null;
    if (isSingle && result['default'] === undefined) result['default'] = all[0];
  }
  return result;
}

/**
 * Makes `const` an `enum`, and reports values that no field can have. Removes the empty text from the values: a field
 * without a value has no text, so that nothing is entered for it.
 */
export const normaliseValues: Pass = (schema, { report }) => rebuild(schema, (one) => normalise(one, report));
