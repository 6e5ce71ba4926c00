import type { Rule } from './rule.ts';

export const invalidSchema: Rule<'invalid-schema'> = {
  code: 'invalid-schema',
  severity: 'error',
  summary:
    'A schema of content (`schemas/`, `src/blocks/`) has an unknown keyword, reference or meaning, or keywords that contradict each other. `form-schema` is the same for `schemas/forms/`.',
  reason:
    'The types of components, the check of content, the studio and the documentation are made from the schema.',
  fix: 'The message names the nearest correct value. `docs/schemas.md` describes the keywords.',
};
