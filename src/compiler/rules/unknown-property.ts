import type { Rule } from './rule.ts';

export const unknownProperty: Rule<'unknown-property'> = {
  code: 'unknown-property',
  severity: 'error',
  what: 'A property that nothing reads.',
  why: 'What it says would never be shown. Mostly it is a misspelt name.',
  fix: 'Use the name that is suggested, or delete the property.',
};
