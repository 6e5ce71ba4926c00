import type { Rule } from './rule.ts';

export const unknownFile: Rule<'unknown-file'> = {
  code: 'unknown-file',
  severity: 'error',
  summary: 'A file in `content/` that the compiler does not read.',
  reason: 'It is probably in the wrong folder: no page shows its content.',
  fix: 'Move it to the folder that the hint suggests, or delete it. Hidden files and `README.md` are ignored.',
};
