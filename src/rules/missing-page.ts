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
      if (!source || valueIn(value, 'draft') !== true) continue;
      const message = sentence`${at(['draft'])} is true, but no site can be built without ${inFile(source.path)}.`;
      yield { source, jsonPath: ['draft'], message, hint: 'Delete "draft".' };
    }
  },
};
