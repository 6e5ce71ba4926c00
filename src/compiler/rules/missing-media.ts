import type { Rule } from './rule.ts';

export const missingMedia: Rule<'missing-media'> = {
  code: 'missing-media',
  severity: 'error',
  what: 'A file name that is not in `content/media/`.',
  why: 'A visitor would see a broken picture.',
  fix: 'Put the file into `content/media/`, or write its name as it is there, capital letters included.',
};
