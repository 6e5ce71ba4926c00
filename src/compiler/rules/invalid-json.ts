import type { Rule } from './rule.ts';

export const invalidJson: Rule<'invalid-json'> = {
  code: 'invalid-json',
  severity: 'error',
  summary:
    'The file is not valid JSON, for example because of an extra or missing comma, a comment, single quotes or a missing closing quote.',
  reason: 'None of the content can be shown until the file can be read.',
  fix: 'The message points at the character. After an extra comma or a comment, the rest of the file is still checked; after any other syntax error it is not.',
};
