import type { Rule } from './rule.ts';

export const unknownBlock: Rule<'unknown-block'> = {
  code: 'unknown-block',
  severity: 'error',
  summary: "A block's `type` does not exist.",
  reason: 'A part of the page would be missing.',
  fix: 'Use a block that exists (a folder of `src/blocks/`), or create one with `npm run new block <name>`.',
};
