import type { Form } from '../../generated/content-types.ts';
import { formVersions } from '../../generated/forms/loaders.ts';
import { readStored, removeStored, writeStored } from '../../ui/browser-storage.ts';
import { fieldsOf } from '../errors.ts';
import type { FormValue, FormValues } from './form-values.ts';

/** What lies in the storage of one tab for one form. */
interface Draft {
  /** Hash of the form's data schema: whether the answers were given to the same questions. */
  schema: string;
  /** When the last answer was given. */
  savedAt: string;
  answers: FormValues;
}

/** Stands in where the browser refuses storage: outlives a change of page, but no reload. */
const memory = new Map<string, string>();

/** Has the browser ask first. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** A reload, also one that the site itself wants, must not take what lies in memory alone. */
function guardMemory(): void {
  if (memory.size > 0) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

/** True where a visitor has given at least one answer. */
export function hasValues(answers: FormValues): boolean {
  return Object.values(answers).some((answer) => answer !== undefined && answer.length > 0);
}

/** Removes what is kept of a form. */
export function clearDraft(form: Form): void {
  memory.delete(form.id);
  guardMemory();
  removeStored('draft', form.id);
}

/** Keeps the answers for this tab; an empty form leaves nothing behind. False where a reload would lose them. */
export function saveDraft(form: Form, answers: FormValues): boolean {
  clearDraft(form);
  if (!hasValues(answers)) return true;
  const schema = formVersions[form.id] ?? '';
  const draft: Draft = { schema, savedAt: new Date().toISOString(), answers };
  const text = JSON.stringify(draft);
  if (writeStored('draft', text, form.id)) return true;
  memory.set(form.id, text);
  guardMemory();
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

/** An answer as far as a field can hold it; `offered` are its options, where they may have changed. */
function fitting(answer: unknown, isList: boolean, offered: string[] | undefined): FormValue | undefined {
  const fits = (value: unknown): value is string => isText(value) && (!offered || offered.includes(value));
  if (!isList) return fits(answer) ? answer : undefined;
  const chosen = Array.isArray(answer) ? answer.filter(fits) : [];
  return chosen.length > 0 ? chosen : undefined;
}

/**
 * The answers kept for a form. Where the form has changed since, each answer that still has a field is put back: the
 * check on sending says what no longer fits.
 */
export function loadDraft(form: Form): FormValues {
  const { schema, answers } = parse(readStored('draft', form.id) ?? memory.get(form.id) ?? '');
  if (typeof answers !== 'object' || answers === null) return {};
  const isSame = schema === formVersions[form.id];
  const kept = fieldsOf(form).flatMap(({ name, widget, options }): [string, FormValue][] => {
    const offered = isSame ? undefined : options?.map(({ value }) => value);
    const answer = fitting(answers[name], widget === 'checkboxes', offered);
    return answer === undefined ? [] : [[name, answer]];
  });
  return Object.fromEntries(kept);
}
