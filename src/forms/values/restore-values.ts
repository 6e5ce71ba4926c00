import type { CoreObject, CoreSchema } from '../../compiler/forms/core-schema.ts';
import {
  definitionsNamed,
  groupsAmong,
  itemDefinitions,
  optionsAmong,
} from '../../compiler/forms/definitions.ts';
import { toStoredDateTime } from './date-times.ts';
import { type FormValue, type FormValues, isGroupValue } from './form-values.ts';
import { parseDate } from './parse-date.ts';

function restoreList(items: CoreSchema[], list: unknown[]): FormValue[] {
  const restored = list.map((item) => restoreValue(items, item));
  // An empty item stays, so that the others keep their place.
  return items[0]?.type === 'object'
    ? restored.map((item) => item ?? {})
    : restored.filter((item) => item !== undefined);
}

function restoreText(definition: CoreSchema | undefined, text: string): string {
  const format = definition?.type === 'string' ? definition.format : undefined;
  if (format === 'date') return parseDate(text);
  return format === 'date-time' ? toStoredDateTime(text) : text;
}

/**
 * Restores one value. Values that were captured before hydration are texts, as HTML has them: also those of a tick box
 * and of a number, and that of the only ticked box of a list.
 */
function restoreValue(definitions: CoreSchema[], value: unknown): FormValue | undefined {
  const [first] = definitions;
  if (first?.type === 'object') {
    return isGroupValue(value) ? restoreGroup(groupsAmong(definitions), value) : undefined;
  }
  if (first?.type === 'array') {
    if (typeof value === 'string') return restoreList(itemDefinitions(definitions), [value]);
    // Captured input may have items without a value, which `map` would skip.
    return Array.isArray(value)
      ? restoreList(itemDefinitions(definitions), Array.from<unknown>(value))
      : undefined;
  }
  if (first?.type === 'boolean') {
    if (value === true || value === 'true') return true;
    return value === false || value === 'false' ? false : undefined;
  }
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const options = optionsAmong(definitions);
  if (options) return options.find((option) => String(option) === String(value)) as FormValue | undefined;
  // A text in the field of a number stays as it was typed; validation reports it. No control shows a number as a text.
  if (typeof value === 'string') return restoreText(first, value);
  return first?.type === 'string' ? undefined : value;
}

function restoreGroup(groups: CoreObject[], values: FormValues): FormValues {
  const entries = Object.entries(values).flatMap(([name, value]): [string, FormValue][] => {
    const definitions = definitionsNamed(groups, name);
    const restored = definitions.length > 0 ? restoreValue(definitions, value) : undefined;
    return restored === undefined ? [] : [[name, restored]];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns the stored values that the form can hold. If the form has changed since they were stored, values whose field
 * and option still exist are restored, and validation reports those that no longer fit.
 */
export function restoreValues(core: CoreObject, values: FormValues): FormValues {
  return restoreGroup([core], values);
}
