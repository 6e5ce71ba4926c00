import type { Diagnostic } from '../../../src/compiler/types.ts';

/** An error whose file and texts contain the characters that reports must escape. */
export const broken: Diagnostic = {
  file: 'content/pages/a,b.json',
  line: 14,
  column: 15,
  length: 11,
  code: 'unknown-block',
  severity: 'error',
  path: 'blocks[2].type',
  message: 'blocks[2].type is "card-gird"; there is no such block.',
  hint: 'Did you mean "card-grid"?\nKnown: 100% of them',
};

const { hint: _, ...bare } = broken;

/** A warning without a hint. */
export const orphan: Diagnostic = {
  ...bare,
  code: 'orphan-page',
  severity: 'warning',
  message: 'Nothing links to this page.',
};

/** A notice. */
export const unused: Diagnostic = {
  ...bare,
  code: 'unused-media',
  severity: 'notice',
  message: 'No page uses this file.',
};
