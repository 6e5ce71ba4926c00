import { hashForSchema } from '@rjsf/utils';
import { expect, it } from 'vitest';
import { validatorAmong } from './verdicts.ts';

it('judges by the validator of the form, also if the key of another one is made of digits', () => {
  const schema = { type: 'object' } as const;
  const never = () => false;
  const always = () => true;
  // JavaScript lists keys that are made of digits first.
  const validators = { [hashForSchema(schema)]: always, '1234': never };
  expect(validatorAmong({ schema, validators } as unknown as Parameters<typeof validatorAmong>[0])({})).toBe(
    true,
  );
});
