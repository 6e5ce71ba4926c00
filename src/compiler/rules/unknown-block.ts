import type { Rule } from './rule.ts';

export const unknownBlock: Rule<'unknown-block'> = {
  code: 'unknown-block',
  severity: 'error',
  what: "A block's `type` names no block.",
  why: 'A page would miss a part, and nobody would see which.',
  fix: 'Use a block that exists (a folder of `src/blocks/`), or make one with `npm run new block <name>`.',
};
