import {
  definitionsNamed,
  groupsAmong,
  itemDefinitions,
  optionsAmong,
} from '@json-site/form-core/form-rules';
import type { CoreObject, CoreSchema } from '@json-site/form-core/schema';
import type { Form, FormField } from '@json-site/model/content-types';
import { CONTROLS } from '../controls.ts';
import { fieldsOf } from '../fields.ts';
import { type FormValue, type FormValues, isGroupValue } from './form-values.ts';

function restoreList(field: FormField, items: CoreSchema[], list: unknown[]): FormValue[] {
  const restored = list.map((item) => restoreValue(field, items, item));
  // An empty item stays, so that the others keep their place.
  return items[0]?.type === 'object'
    ? restored.map((item) => item ?? {})
    : restored.filter((item) => item !== undefined);
}

/**
 * Restores one value. Values that were captured before hydration are texts, as HTML has them: also those of a tick box
 * and of a number, and that of the only ticked box of a list.
 */
function restoreValue(field: FormField, definitions: CoreSchema[], value: unknown): FormValue | undefined {
  const [first] = definitions;
  if (first?.type === 'object') {
    return isGroupValue(value)
      ? restoreGroup(field.fields ?? [], groupsAmong(definitions), value)
      : undefined;
  }
  if (first?.type === 'array') {
    const items = itemDefinitions(definitions);
    if (typeof value === 'string') return restoreList(field, items, [value]);
    // Captured input may have items without a value, which `map` would skip.
    return Array.isArray(value) ? restoreList(field, items, Array.from<unknown>(value)) : undefined;
  }
  if (first?.type === 'boolean') {
    if (value === true || value === 'true') return true;
    return value === false || value === 'false' ? false : undefined;
  }
  // The date and the time of one field.
  if (field.widget === 'date-time' && Array.isArray(value))
    return CONTROLS[field.widget].restore(value.join('T'));
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const options = optionsAmong(definitions);
  if (options) return options.find((option) => String(option) === String(value)) as FormValue | undefined;
  if (typeof value === 'string') return CONTROLS[field.widget].restore(value);
  // No control of a text shows a number.
  return first?.type === 'string' ? undefined : value;
}

function restoreGroup(fields: readonly FormField[], groups: CoreObject[], values: FormValues): FormValues {
  const entries = fields.flatMap((field): [string, FormValue][] => {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    const restored = restoreValue(field, definitionsNamed(groups, field.name), value);
    return restored === undefined ? [] : [[field.name, restored]];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns the stored values that the form can hold. If the form has changed since they were stored, values whose field
 * and option still exist are restored, and validation reports those that no longer fit.
 */
export function restoreValues(form: Form, core: CoreObject, values: FormValues): FormValues {
  return restoreGroup(fieldsOf(form), [core], values);
}
