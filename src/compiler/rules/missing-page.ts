import { SEVERITIES } from '../report/codes.ts';
import { at, inFile, sentence } from '../report/sentence.ts';
import { valueIn } from '../schema/schema-walk.ts';
import { NOT_FOUND } from '../source/routes.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  code: 'missing-page',
  severity: SEVERITIES['missing-page'],
  *check({ project }) {
    for (const route of ['/', NOT_FOUND]) {
      const { source, value } = project.pages.get(route)?.parsed ?? {};
      if (!source || valueIn(value, 'draft') !== true) continue;
      const message = sentence`${at(['draft'])} is true, but no site can be built without ${inFile(source.path)}.`;
      yield { source, jsonPath: ['draft'], message, hint: 'Delete "draft".' };
    }
  },
};
