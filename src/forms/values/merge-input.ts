import type { FormValue, FormValues } from './form-values.ts';
import type { PreHydrationInput } from './pre-hydration-input.ts';

/** Sets or removes the value of a control, whose name is the path of its field: `visitors.0.name`. */
function setAt(values: FormValues, name: string, value: FormValue | undefined): void {
  const path = name.split('.');
  const last = path.pop() ?? '';
  let inner: Record<string, unknown> = values;
  path.forEach((part, index) => {
    const next = inner[part];
    const isList = /^\d+$/.test(path[index + 1] ?? last);
    const group = typeof next === 'object' && next !== null ? next : isList ? [] : {};
    inner[part] = group;
    inner = group as Record<string, unknown>;
  });
  inner[last] = value;
}

/**
 * Merges pre-hydration input into a draft: the input wins for each control that the visitor has used. The values are
 * texts, as HTML has them; `restoreValues` gives them their types.
 */
export function mergeInput(
  draft: FormValues | undefined,
  { values, touched }: Pick<PreHydrationInput, 'values' | 'touched'>,
): FormValues {
  const merged: FormValues = structuredClone(draft ?? {});
  // Without a draft, prefilled fields have their value in the HTML.
  for (const name of draft ? touched : new Set([...values.keys(), ...touched])) {
    const entries = (values.get(name) ?? []).filter((value) => value !== '');
    setAt(merged, name, entries.length > 1 ? entries : entries[0]);
  }
  return merged;
}
