import { at, sentence } from '@json-site/compiler/diagnostics';
import type { Rule } from '@json-site/compiler/rule';
import { isObject } from '@json-site/values/objects';

/** The length of a title that search results and bookmarks show in full. */
const MAX_LENGTH = 60;

export const rule: Rule = {
  code: 'title-length',
  severity: 'warning',
  *check({ project }) {
    for (const { parsed } of project.pages.values()) {
      if (!isObject(parsed.value)) continue;
      const name = parsed.value['searchTitle'] === undefined ? 'title' : 'searchTitle';
      const title = parsed.value[name];
      const length = typeof title === 'string' ? [...title].length : 0;
      if (length <= MAX_LENGTH) continue;
      const jsonPath = [name];
      const message = sentence`${at(jsonPath)} has ${length} characters; search results show about ${MAX_LENGTH}.`;
      const hint =
        name === 'title'
          ? 'Shorten it. The heading of the first block can be longer.'
          : 'Shorten it: put the words first for which people search.';
      yield { source: parsed.source, jsonPath, message, hint };
    }
  },
};
