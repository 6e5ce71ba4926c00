/** The value of one field. A valid date is `YYYY-MM-DD`. A text in the field of a number is not a number (yet). */
export type FormValue = string | number | boolean | FormValue[] | FormValues;

/** The values of a form, of a group, or of an item of a list. The value of an empty field is absent or undefined. */
export interface FormValues {
  [name: string]: FormValue | undefined;
}

/** True for the values of a group or of an item. */
export function isGroupValue(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The part of a value that a visitor has entered, with the properties in a fixed order; undefined if it is empty. */
function entered(value: FormValue | undefined): FormValue | undefined {
  if (value === '' || value === undefined) return undefined;
  if (Array.isArray(value)) {
    const items = value.map(entered).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (!isGroupValue(value)) return value;
  const names = Object.keys(value)
    .filter((name) => entered(value[name]) !== undefined)
    .sort();
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, entered(value[name])])) : undefined;
}

/** True if both have the same values, in any order. Empty values do not count. */
export function sameFormValues(one: FormValues, other: FormValues): boolean {
  return JSON.stringify(entered(one)) === JSON.stringify(entered(other));
}

/** True if a visitor has entered something. `initial` are the values of a form that nobody has changed. */
export function hasValues(values: FormValues, initial: FormValues = {}): boolean {
  return !sameFormValues(values, initial);
}
