import type { Rule } from './rule.ts';

export const missingProperty: Rule<'missing-property'> = {
  code: 'missing-property',
  severity: 'error',
  summary: 'A required property is missing.',
  reason: 'The block or file that requires it cannot be shown.',
  fix: 'Add the property; the hint describes it.',
};
