import type { Rule } from './rule.ts';

export const unknownFile: Rule<'unknown-file'> = {
  code: 'unknown-file',
  severity: 'error',
  what: 'A file in `content/` that nothing reads.',
  why: 'It was meant to be somewhere else: what it says is on no page.',
  fix: 'Move it to the folder that the message suggests, or delete it. Hidden files and `README.md` are left alone.',
};
