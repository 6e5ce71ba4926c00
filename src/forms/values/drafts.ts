import { formVersions } from 'virtual:forms';
import type { Form } from '@json-site/model/content-types';
import { readStored, removeStored, writeStored } from '@json-site/ui/browser-storage';
import { type FormValues, hasValues, isGroupValue } from './form-values.ts';

/** A form's entry in the session storage of a tab. */
interface Draft {
  /** Hash of the form's data schema. */
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

export function clearDraft(form: Form): void {
  memory.delete(form.id);
  updateLeaveWarning();
  removeStored('draft', form.id);
}

/**
 * Stores the values for this tab. Stores nothing before the visitor has entered something: see `hasValues`. Returns
 * false if a reload would lose the values.
 */
export function saveDraft(form: Form, values: FormValues, initial: FormValues = {}): boolean {
  clearDraft(form);
  if (!hasValues(values, initial)) return true;
  const schema = formVersions[form.id] ?? '';
  const draft: Draft = { schema, savedAt: new Date().toISOString(), values };
  const text = JSON.stringify(draft);
  if (writeStored('draft', text, form.id)) return true;
  memory.set(form.id, text);
  updateLeaveWarning();
  return false;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the values of a form's draft as they are stored. The form may have changed since: see `restoreValues`. */
export function loadDraft(form: Form): FormValues | undefined {
  const draft = parse(readStored('draft', form.id) ?? memory.get(form.id) ?? '');
  return isGroupValue(draft) && isGroupValue(draft['values']) ? draft['values'] : undefined;
}
