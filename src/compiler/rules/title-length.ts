import { at, sentence } from '../report/sentence.ts';
import { isObject } from '../schema/schema-walk.ts';
import { stops } from './examples/parts.ts';
import type { Rule } from './rule.ts';

/** The length of a title that search results and bookmarks show in full. */
const MAX_LENGTH = 60;

export const titleLength: Rule = {
  summary: `A page's title has more than ${MAX_LENGTH} characters. (The schema limits the length of a description: \`out-of-range\`.)`,
  reason: 'Search results cut it off, and in browser tabs the pages look the same.',
  fix: 'Put the words that distinguish this page first, and delete the rest. A block of the page can have a longer main heading.',
  *check({ project }) {
    for (const { parsed } of project.pages.values()) {
      const title = isObject(parsed.value) ? parsed.value['title'] : undefined;
      const length = typeof title === 'string' ? [...title].length : 0;
      if (length <= MAX_LENGTH) continue;
      const jsonPath = ['title'];
      const message = sentence`${at(jsonPath)} has ${length} characters; search results show about ${MAX_LENGTH}.`;
      const hint = 'Shorten it. The heading of the first block can be longer.';
      yield { source: parsed.source, jsonPath, message, hint };
    }
  },
  examples: [
    {
      title: 'A title that search results cut off',
      files: stops({ title: 'Every stop of the mobile library in the valley and on the hills' }),
      output: `content/pages/stops.json:2:12  title-length (warning)
  title has 63 characters; search results show about 60.
  Shorten it. The heading of the first block can be longer.`,
      highlighted: '"Every stop of the mobile library in the valley and on the hills"',
    },
  ],
};
