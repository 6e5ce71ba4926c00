import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Form } from '../../generated/content-types.ts';
import { fieldsOf } from '../errors.ts';
import { parseDate } from './dates.ts';
import { clearDraft, hasValues, loadDraft, saveDraft } from './drafts.ts';
import type { FormValue, FormValues } from './form-values.ts';
import { type PreHydrationInput, takePreHydrationInput } from './pre-hydration-input.ts';

/** The id of a form's element, on the server and in the browser. */
export const formElementId = (form: Form) => `form-${form.id}`;

/** What the visitor is told about the keeping of the answers. */
export type DraftState = 'empty' | 'kept' | 'notKept' | 'restored' | 'cleared';

/** The answers of a draft with what was typed since: where a control was used, what it holds counts. */
export function mergeInput(
  form: Form,
  draft: FormValues,
  { values, touched }: PreHydrationInput,
): FormValues {
  return Object.fromEntries(
    fieldsOf(form).map(({ name, widget }): [string, FormValue | undefined] => {
      if (!touched.has(name)) return [name, draft[name]];
      const given = (values.get(name) ?? []).filter((value) => value !== '');
      const [first] = given;
      if (first === undefined) return [name, undefined];
      if (widget === 'checkboxes') return [name, given];
      return [name, widget === 'date' ? parseDate(first) : first];
    }),
  );
}

/** Forms that had a draft when their page was opened, before anything was typed into it. */
const hadDraft = new Set<string>();

/** Keeps what is typed into a form that has no code yet. */
export function createInputSaver(form: Form): (typed: PreHydrationInput) => void {
  const before = loadDraft(form);
  if (hasValues(before)) hadDraft.add(form.id);
  return (typed) => void saveDraft(form, mergeInput(form, before, typed));
}

/** A form's answers, beginning with the draft and what was typed before the code arrived. */
export function useFormValues(form: Form) {
  const [answers, setAnswers] = useState<FormValues>({});
  const [draft, setDraft] = useState<DraftState>('empty');
  const [isReady, setReady] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const removed = useRef<FormValues>({});

  /** Shows and keeps other answers. */
  function change(next: FormValues): void {
    setAnswers(next);
    const isKept = saveDraft(form, next);
    if (!hasValues(next)) setDraft('empty');
    else if (!isKept) setDraft('notKept');
    else setDraft((before) => (before === 'restored' ? before : 'kept'));
  }

  function clear(): void {
    removed.current = answers;
    setAnswers({});
    clearDraft(form);
    setDraft('cleared');
  }

  useLayoutEffect(() => {
    const typed = takePreHydrationInput(formElementId(form));
    const kept = loadDraft(form);
    // Here and not in the first render, which has to repeat the server's.
    setAnswers(typed ? mergeInput(form, kept, typed) : kept);
    if (hasValues(kept)) {
      const isRestored = hadDraft.delete(form.id) || !typed;
      if (isRestored) setDraft('restored');
      // That they are kept is said at the next key: to make room for it now would move what lies below, out of the blue.
      else if (!saveDraft(form, kept)) setDraft('notKept');
    }
    if (typed) setSubmitted(typed.wasSubmitted);
    setReady(true);
  }, [form]);

  useEffect(() => {
    // The browser brought a page back as it was left. What is kept may be newer: sent or changed on another page.
    const reread = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const kept = loadDraft(form);
      setAnswers(kept);
      setDraft(hasValues(kept) ? 'restored' : 'empty');
    };
    window.addEventListener('pageshow', reread);
    return () => window.removeEventListener('pageshow', reread);
  }, [form]);

  return { answers, change, draft, clear, undo: () => change(removed.current), isReady, wasSubmitted };
}
