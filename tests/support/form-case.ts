import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { prune } from '../../src/form-core/form-rules/visible.ts';
import { createIsValid, createSampler } from '../../src/form-core/sample/sample.ts';
import { read } from './reduced-schema.ts';

type Value = Record<string, unknown>;

/** A schema that becomes a form, with values that the form sends and values that it does not. */
export interface FormCase {
  schema: object;
  valid: readonly Value[];
  invalid?: readonly Value[];
  /** A part of the notices. */
  notice?: RegExp;
}

/** Makes a form of a schema without any diagnostic, and judges the values. */
export function expectForm({ schema, valid, invalid = [], notice }: FormCase): void {
  const { core, diagnostics, notices } = read({ type: 'object', ...schema });
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  const isValid = createIsValid();
  const { accepts } = createSampler(core);
  /** Whether the form sends exactly this value. */
  const isSent = (value: Value) => {
    const pruned = prune(core, value, isValid);
    return accepts(pruned) && isDeepStrictEqual(pruned, value);
  };
  for (const value of valid) expect({ value, isSent: isSent(value) }).toEqual({ value, isSent: true });
  for (const value of invalid) expect({ value, isSent: isSent(value) }).toEqual({ value, isSent: false });
  if (notice) expect(notices.map(({ message }) => message).join('\n')).toMatch(notice);
}
