import { prune } from '@json-site/form-core/form-rules';
import { createSampler } from '@json-site/form-core/sample';
import {
  cleanValues,
  type FormValues,
  initialValues,
  isGroupValue,
  type SubmissionRow,
  toRow,
} from '@json-site/forms/values';
import type { VerifiedForm } from './check.ts';

/** How often random values are tried. Nearly all of them fit. */
const MOST_ATTEMPTS = 200;

/** The input of a person into a form, and the row that the form sends. */
export interface Sample {
  values: FormValues;
  row: SubmissionRow;
}

/** Returns values that a form accepts, and that stay the same when it cleans them. Throws if there are none. */
export function sampleOf({ id, core, form }: VerifiedForm, random: () => number = Math.random): Sample {
  const { valid, accepts, isValid } = createSampler(core);
  // A form cannot leave out a group in which it prefills a field.
  const prefilled = Object.entries(initialValues([core])).flatMap(([name, value]) =>
    isGroupValue(value) ? [name] : [],
  );
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const sampled = valid(random) as FormValues | undefined;
    if (!sampled) continue;
    const values = prune(core, cleanValues(core, sampled), isValid) as FormValues;
    if (!accepts(values) || !prefilled.every((name) => name in values)) continue;
    return { values, row: toRow(form, values as FormValues) };
  }
  throw new Error(`no values were found that the form ${id} accepts`);
}
