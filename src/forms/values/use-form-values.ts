import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Form } from '../../generated/content-types.ts';
import { fieldsOf } from '../errors.ts';
import { parseDate } from './dates.ts';
import { clearDraft, hasValues, loadDraft, saveDraft } from './drafts.ts';
import type { FormValue, FormValues } from './form-values.ts';
import { type PreHydrationInput, takePreHydrationInput } from './pre-hydration-input.ts';

/** The id of a form's element, in the prerendered HTML and in the browser. */
export const formElementId = (form: Form) => `form-${form.id}`;

/** The state of the draft, as DraftNote shows it. */
export type DraftState = 'empty' | 'kept' | 'notKept' | 'restored' | 'cleared';

/** Merges pre-hydration input into a draft: the input wins for each control that the visitor has used. */
export function mergeInput(
  form: Form,
  draft: FormValues,
  { values, touched }: PreHydrationInput,
): FormValues {
  return Object.fromEntries(
    fieldsOf(form).map(({ name, widget }): [string, FormValue | undefined] => {
      if (!touched.has(name)) return [name, draft[name]];
      const entries = (values.get(name) ?? []).filter((value) => value !== '');
      const [first] = entries;
      if (first === undefined) return [name, undefined];
      if (widget === 'checkboxes') return [name, entries];
      return [name, widget === 'date' ? parseDate(first) : first];
    }),
  );
}

/** Forms that had a draft when the page loaded, before any input. */
const hadDraft = new Set<string>();

/** Returns a function that saves pre-hydration input as the form's draft. */
export function createInputSaver(form: Form): (input: PreHydrationInput) => void {
  const draft = loadDraft(form);
  if (hasValues(draft)) hadDraft.add(form.id);
  return (input) => void saveDraft(form, mergeInput(form, draft, input));
}

/** A form's values and their draft. Begins with the stored draft and the pre-hydration input. */
export function useFormValues(form: Form) {
  const [values, setValues] = useState<FormValues>({});
  const [draft, setDraft] = useState<DraftState>('empty');
  const [isReady, setReady] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const cleared = useRef<FormValues>({});

  /** Sets the values and saves the draft. */
  function change(next: FormValues): void {
    setValues(next);
    const isSaved = saveDraft(form, next);
    if (!hasValues(next)) setDraft('empty');
    else if (!isSaved) setDraft('notKept');
    else setDraft((current) => (current === 'restored' ? current : 'kept'));
  }

  function clear(): void {
    cleared.current = values;
    setValues({});
    clearDraft(form);
    setDraft('cleared');
  }

  useLayoutEffect(() => {
    const input = takePreHydrationInput(formElementId(form));
    const stored = loadDraft(form);
    // In an effect, because the first render must match the prerendered HTML.
    setValues(input ? mergeInput(form, stored, input) : stored);
    if (hasValues(stored)) {
      const isRestored = hadDraft.delete(form.id) || !input;
      if (isRestored) setDraft('restored');
      // The note about a saved draft waits for the next input: shown now, it would move the page for no visible reason.
      else if (!saveDraft(form, stored)) setDraft('notKept');
    }
    if (input) setSubmitted(input.wasSubmitted);
    setReady(true);
  }, [form]);

  useEffect(() => {
    // The back/forward cache restores the page with its old values. The draft may have changed or been sent since.
    const reloadDraft = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const stored = loadDraft(form);
      setValues(stored);
      setDraft(hasValues(stored) ? 'restored' : 'empty');
    };
    window.addEventListener('pageshow', reloadDraft);
    return () => window.removeEventListener('pageshow', reloadDraft);
  }, [form]);

  return { values, change, draft, clear, undo: () => change(cleared.current), isReady, wasSubmitted };
}
