import { expect } from 'vitest';
import { readDataSchema } from '../../src/form-core/data-schema.ts';

export const TEXT = { type: 'string' };
export const YES_NO = { enum: ['yes', 'no'] };

/** The diagnostics of a data schema for an object. */
export function diagnosticsOf(schema: object) {
  const text = JSON.stringify({ type: 'object', ...schema }, null, 2);
  return readDataSchema({ path: 'visit.schema.json', text }).diagnostics;
}

/** Requires `then` if the question has been answered and its answer passes `test`. */
export const when = (name: string, test: object, then: object) => ({
  if: { properties: { [name]: test }, required: [name] },
  then,
});

/**
 * Fails unless the only diagnostic of a schema has this location, contains this text and has a hint: `4:5 no "type"`.
 */
export function expectOnly(schema: object, diagnostic: string): void {
  const [, location, part = ''] = /^(\S+) (.*)$/.exec(diagnostic) ?? [];
  const found = diagnosticsOf(schema).map((one) => [
    `${one.line}:${one.column}`,
    one.message,
    one.hint !== '',
  ]);
  expect(found).toEqual([[location, expect.stringContaining(part), true]]);
}
