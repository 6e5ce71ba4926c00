import type { Rule } from './rule.ts';

export const unknownProperty: Rule<'unknown-property'> = {
  code: 'unknown-property',
  severity: 'error',
  summary: 'A property that the schema does not have.',
  reason: 'Its value would never be shown. It is usually a misspelt name.',
  fix: 'Use the suggested name, or delete the property.',
};
