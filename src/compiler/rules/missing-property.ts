import type { Rule } from './rule.ts';

export const missingProperty: Rule<'missing-property'> = {
  code: 'missing-property',
  severity: 'error',
  what: 'Something that is required is not there.',
  why: 'What needs it cannot be shown.',
  fix: 'Add the property; the message says what it is for.',
};
