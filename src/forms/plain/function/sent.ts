import type { CoreObject } from '@json-site/form-core/schema';
import type { Form, FormField } from '@json-site/model/content-types';
import { fieldsOf } from '../../fields.ts';
import { splitDateTime } from '../../values/date-times.ts';
import { formatDate } from '../../values/dates.ts';
import { type FormValue, type FormValues, isGroupValue } from '../../values/form-values.ts';
import { initialValues } from '../../values/initial-values.ts';
import { knownPageLanguage } from '../../values/known-page-language.ts';
import { writeNumber } from '../../values/numbers.ts';
import { LIST_BUTTONS } from '../list-buttons.ts';

/** What a browser has sent: the texts of each control by its name, which is the path of its field. */
export type Sent = ReadonlyMap<string, readonly string[]>;

/** Returns what was sent with more of it at the end. */
export function withMore(sent: Sent, more: readonly (readonly [name: string, text: string])[]): Sent {
  const all = new Map(sent);
  for (const [name, text] of more) all.set(name, [...(all.get(name) ?? []), text]);
  return all;
}

/** The texts of the controls of one field. */
function textsOf({ widget }: FormField, value: FormValue): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'number') return [writeNumber(value, knownPageLanguage)];
  if (widget === 'date') return [formatDate(String(value))];
  if (widget !== 'date-time') return [String(value)];
  const [date, time] = splitDateTime(String(value));
  return [formatDate(date), time];
}

/** What a browser would send of values: the names and texts of the controls that show them. */
export function asSent(
  fields: readonly FormField[],
  values: FormValues,
  around = '',
): [name: string, text: string][] {
  return fields.flatMap((field): [string, string][] => {
    const value = values[field.name];
    const path = around + field.name;
    if (value === undefined || field.hidden) return [];
    if (isGroupValue(value)) return asSent(field.fields ?? [], value, `${path}.`);
    if (!Array.isArray(value) || (field.kind !== 'list' && field.kind !== 'texts'))
      return textsOf(field, value).map((text) => [path, text]);
    return value.flatMap((entry, index): [string, string][] => {
      const own = `${path}.${index}`;
      const texts: [string, string][] = isGroupValue(entry)
        ? asSent(field.fields ?? [], entry, `${own}.`)
        : textsOf(field, entry).map((text) => [own, text]);
      return [[LIST_BUTTONS.entry, own], ...texts];
    });
  });
}

/** What a browser would send of a form that nobody has touched. */
export const untouched = (form: Form, core: CoreObject): Sent =>
  withMore(new Map(), asSent(fieldsOf(form), initialValues([core])));
