import type { Form } from '@json-site/model/content-types';
import { loadDraft, saveDraft } from './drafts.ts';
import { mergeInput } from './merge-input.ts';
import type { PreHydrationInput } from './pre-hydration-input.ts';

/** Forms that had a draft when the page loaded, before any input. */
const hadDraft = new Set<string>();

/** True if the form had a draft when the page loaded. A second call returns false. */
export function hadDraftAtLoad(form: Form): boolean {
  return hadDraft.delete(form.id);
}

/** Returns a function that saves pre-hydration input as the form's draft. */
export function createInputSaver(form: Form): (input: PreHydrationInput) => void {
  const draft = loadDraft(form);
  if (draft) hadDraft.add(form.id);
  return (input) => void saveDraft(form, mergeInput(draft, input));
}
