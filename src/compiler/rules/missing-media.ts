import type { Rule } from './rule.ts';

export const missingMedia: Rule<'missing-media'> = {
  code: 'missing-media',
  severity: 'error',
  summary: 'A file name that is not in `content/media/`.',
  reason: 'The visitor would see a broken picture.',
  fix: 'Add the file to `content/media/`, or write its name exactly as it is there, including capital letters.',
};
