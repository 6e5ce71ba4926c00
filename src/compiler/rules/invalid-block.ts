import type { Rule } from './rule.ts';

export const invalidBlock: Rule<'invalid-block'> = {
  code: 'invalid-block',
  severity: 'error',
  summary:
    'A folder of `src/blocks/` has no schema or no component, its component has another name, or it imports a file that does not exist.',
  reason: 'The block could not be rendered.',
  fix: 'The folder `card-grid` needs `block.schema.json` and `CardGrid.tsx`, which exports `CardGrid`.',
};
