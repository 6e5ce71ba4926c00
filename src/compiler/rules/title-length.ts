import { isObject } from '../schema/schema-walk.ts';
import { formatPath } from '../source/locations.ts';
import type { Rule } from './rule.ts';

/** What fits into one line of search results and into a bookmark. */
const MOST = 60;

export const titleLength: Rule<'title-length'> = {
  code: 'title-length',
  severity: 'warning',
  what: `A page's title has more than ${MOST} characters. (The length of a description is its schema's affair: \`out-of-range\`.)`,
  why: 'Search results cut it off, and in a browser tab nobody can tell the page from others.',
  fix: 'Put the words that tell this page from others first, and leave out the rest. A longer main heading can stand in its block.',
  check: ({ project }, tell) => {
    for (const { parsed } of project.pages.values()) {
      const title = isObject(parsed.value) ? parsed.value['title'] : undefined;
      const length = typeof title === 'string' ? [...title].length : 0;
      if (length <= MOST) continue;
      const segments = ['title'];
      const message = `${formatPath(segments)} has ${length} characters; search results show about ${MOST}.`;
      const hint = 'Shorten it; the longer form can be the heading of the first block.';
      tell({ source: parsed.source, segments, message, hint });
    }
  },
};
