import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CoreObject } from '@json-site/form-core/schema';
import type { Form } from '@json-site/model/content-types';
import { formElementId } from '../element-id.ts';
import { clearDraft, loadDraft, saveDraft } from './drafts.ts';
import { type FormValues, hasValues } from './form-values.ts';
import { addressInput } from './from-address.ts';
import { initialValues } from './initial-values.ts';
import { hadDraftAtLoad } from './input-saver.ts';
import { mergeInput } from './merge-input.ts';
import { type PreHydrationInput, takePreHydrationInput } from './pre-hydration-input.ts';
import { restoreValues } from './restore-values.ts';

/** The state of the draft, as DraftNote shows it. */
export type DraftState = 'empty' | 'kept' | 'notKept' | 'restored' | 'cleared';

/** A form's values and their draft. Begins with the stored draft and the pre-hydration input. */
export function useFormValues(form: Form, core: CoreObject) {
  const unchanged = useMemo(() => initialValues([core]), [core]);
  const [initial, setInitial] = useState<FormValues>(unchanged);
  const [values, setValues] = useState<FormValues>(initial);
  const [draft, setDraft] = useState<DraftState>('empty');
  /** Whether the values include the draft. Nothing is rendered by it. */
  const isReady = useRef(false);
  const [early, setEarly] = useState<PreHydrationInput>();
  const cleared = useRef<FormValues>({});

  /** Sets the values and saves the draft. */
  function change(next: FormValues): void {
    setValues(next);
    const isSaved = saveDraft(form, next, initial);
    if (!hasValues(next, initial)) setDraft('empty');
    else if (!isSaved) setDraft('notKept');
    else setDraft((current) => (current === 'restored' ? current : 'kept'));
  }

  function clear(): void {
    cleared.current = values;
    setValues(initial);
    clearDraft(form);
    setDraft('cleared');
  }

  useLayoutEffect(() => {
    const input = takePreHydrationInput(formElementId(form));
    const stored = loadDraft(form);
    const given = addressInput(form);
    const begun = given ? mergeInput(stored ?? unchanged, given) : stored;
    const merged = input ? mergeInput(begun, input) : begun;
    if (given) setInitial(restoreValues(form, core, mergeInput(unchanged, given)));
    // In an effect, because the first render must match the prerendered HTML.
    if (merged) setValues(restoreValues(form, core, merged));
    if (stored) {
      const isRestored = hadDraftAtLoad(form) || !input;
      if (isRestored) setDraft('restored');
      // The note about a saved draft waits for the next input: shown now, it would move the page for no visible reason.
      else if (!saveDraft(form, stored)) setDraft('notKept');
    }
    if (input) setEarly(input);
    isReady.current = true;
  }, [form, core, unchanged]);

  useEffect(() => {
    // The back/forward cache restores the page with its old values. The draft may have changed or been sent since.
    const reloadDraft = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const stored = loadDraft(form);
      setValues(stored ? restoreValues(form, core, stored) : initial);
      setDraft(stored ? 'restored' : 'empty');
    };
    window.addEventListener('pageshow', reloadDraft);
    return () => window.removeEventListener('pageshow', reloadDraft);
  }, [form, core, initial]);

  return {
    values,
    initial,
    change,
    draft,
    clear,
    undo: () => change(cleared.current),
    /** Empties a form that was sent. */
    reset: () => change(initial),
    isReady,
    /** What the visitor did before the hydration, to be done now. */
    early,
  };
}
