import { NOT_FOUND } from '../source/routes.ts';
import type { Rule } from './rule.ts';

export const missingPage: Rule<'missing-page'> = {
  code: 'missing-page',
  severity: 'error',
  summary: 'The home page (`index.json`) or the not-found page (`404.json`) does not exist, or is a draft.',
  reason: 'Every site needs both.',
  fix: 'Create the file, for example with `npm run new page /`. Delete `"draft": true` in it.',
  *check({ project }) {
    for (const route of ['/', NOT_FOUND]) {
      const source = project.pages.get(route)?.parsed.source;
      if (!source || !project.drafts.has(route)) continue;
      const message = `draft is true, but no site can be built without ${source.path}.`;
      yield { source, jsonPath: ['draft'], message, hint: 'Delete "draft".' };
    }
  },
};
