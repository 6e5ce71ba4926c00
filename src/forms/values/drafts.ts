import type { Form } from '../../generated/content-types.ts';
import { formVersions } from '../../generated/forms/loaders.ts';
import { readStored, removeStored, writeStored } from '../../ui/browser-storage.ts';
import { fieldsOf } from '../errors.ts';
import type { FormValue, FormValues } from './form-values.ts';

/** A form's entry in the session storage of a tab. */
interface Draft {
  /** Hash of the form's data schema: shows whether the form has changed since. */
  schema: string;
  /** When the visitor last changed a value. */
  savedAt: string;
  values: FormValues;
}

/** Holds drafts when browser storage is not available. Survives navigation, but not a reload. */
const memory = new Map<string, string>();

/** Makes the browser ask before it leaves the page. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** A reload, including a stale-build reload, must not lose drafts that are only in memory. */
function updateLeaveWarning(): void {
  if (memory.size > 0) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

/** True if at least one field has a value. */
export function hasValues(values: FormValues): boolean {
  return Object.values(values).some((value) => value !== undefined && value.length > 0);
}

export function clearDraft(form: Form): void {
  memory.delete(form.id);
  updateLeaveWarning();
  removeStored('draft', form.id);
}

/** Stores the values for this tab; stores nothing for an empty form. Returns false if a reload would lose them. */
export function saveDraft(form: Form, values: FormValues): boolean {
  clearDraft(form);
  if (!hasValues(values)) return true;
  const schema = formVersions[form.id] ?? '';
  const draft: Draft = { schema, savedAt: new Date().toISOString(), values };
  const text = JSON.stringify(draft);
  if (writeStored('draft', text, form.id)) return true;
  memory.set(form.id, text);
  updateLeaveWarning();
  return false;
}

function parse(text: string): Partial<Draft> {
  try {
    const draft: unknown = JSON.parse(text);
    return typeof draft === 'object' && draft !== null ? draft : {};
  } catch {
    return {};
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The part of a stored value that a field can hold. `options` restricts it if the form may have changed. */
function restoreValue(value: unknown, isList: boolean, options: string[] | undefined): FormValue | undefined {
  const fits = (entry: unknown): entry is string => isText(entry) && (!options || options.includes(entry));
  if (!isList) return fits(value) ? value : undefined;
  const selected = Array.isArray(value) ? value.filter(fits) : [];
  return selected.length > 0 ? selected : undefined;
}

/**
 * Returns the values of a form's draft. If the form has changed since, values whose field still exists are restored,
 * and validation reports those that no longer fit.
 */
export function loadDraft(form: Form): FormValues {
  const { schema, values } = parse(readStored('draft', form.id) ?? memory.get(form.id) ?? '');
  if (typeof values !== 'object' || values === null) return {};
  const isSameForm = schema === formVersions[form.id];
  const restored = fieldsOf(form).flatMap(({ name, widget, options }): [string, FormValue][] => {
    const allowed = isSameForm ? undefined : options?.map((option) => String(option.value));
    const value = restoreValue(values[name], widget === 'checkboxes', allowed);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(restored);
}
