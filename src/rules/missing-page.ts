import { at, inFile, SEVERITIES, sentence } from '@json-site/compiler/diagnostics';
import { NOT_FOUND } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { valueIn } from '@json-site/values/objects';

export const rule: Rule = {
  code: 'missing-page',
  severity: SEVERITIES['missing-page'],
  *check({ project }) {
    for (const route of ['/', NOT_FOUND]) {
      const { source, value } = project.pages.get(route)?.parsed ?? {};
      const isDraft = valueIn(value, 'draft') === true;
      const isLater = project.drafts.has(route) && valueIn(value, 'draft') === undefined;
      if (!source || !(isDraft || isLater)) continue;
      const name = isDraft ? 'draft' : 'publishAt';
      const what = isDraft ? 'is true' : 'is a time to come';
      const message = sentence`${at([name])} ${what}, but no site can be built without ${inFile(source.path)}.`;
      yield { source, jsonPath: [name], message, hint: `Delete "${name}".` };
    }
  },
};
