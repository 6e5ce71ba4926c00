import type { Rule } from './rule.ts';

export const missingFormText: Rule<'missing-form-text'> = {
  code: 'missing-form-text',
  severity: 'error',
  summary: 'A form needs a text that neither its file nor `content/form-texts.json` has.',
  reason: 'A visitor would see a button without a label, or an error without a message.',
  fix: 'Add the text to `content/form-texts.json` for all forms, or to the file of this form.',
};
