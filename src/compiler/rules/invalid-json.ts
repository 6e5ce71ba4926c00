import type { Rule } from './rule.ts';

export const invalidJson: Rule<'invalid-json'> = {
  code: 'invalid-json',
  severity: 'error',
  what: 'The file is not JSON: a comma too many or too few, a comment, single quotes, a text without its closing quote.',
  why: 'Nothing of the file can be shown until it can be read.',
  fix: 'The message points at the character. After a comma or a comment the rest of the file is checked too; after anything worse, the rest waits until this is mended.',
};
