import { at, sentence } from '@json-site/compiler/diagnostics';
import type { ParsedFile } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { checkEachFile } from '@json-site/compiler/rule';
import { formatValue } from '@json-site/compiler/words';
import { leavesIn } from '@json-site/values/locations';
import { remembered } from '@json-site/values/remembered';
import { textsIn } from './shared/leaves.ts';
import { STARTER_TEXTS } from './shared/starter-texts.ts';

const starterTexts: readonly string[] = Object.values(STARTER_TEXTS);

/** Unchanged pages are not read again while somebody types. */
const starterTextsIn = remembered(({ value }: ParsedFile) =>
  [...textsIn(value)].filter(({ text }) => starterTexts.includes(text)),
);

export const rule: Rule = {
  code: 'sample-text',
  severity: 'error',
  *check(index) {
    const { project } = index;
    yield* checkEachFile(index, 'sample-text', function* ({ source, samples }) {
      for (const { jsonPath, value } of samples) {
        const isText = typeof value === 'string';
        const message = isText
          ? sentence`${at(jsonPath)} is still the sample text ${JSON.stringify(value)}.`
          : sentence`${at(jsonPath)} is still that of an example: ${[...leavesIn(value)].map(({ leaf }) => formatValue(leaf)).join(', ')}.`;
        const hint = isText ? 'Write your own text.' : 'Write your own, or delete it.';
        yield { source, jsonPath, message, hint };
      }
    });
    for (const { route, parsed } of project.pages.values()) {
      if (project.drafts.has(route)) continue;
      for (const { text, jsonPath } of starterTextsIn(parsed)) {
        const message = sentence`${at(jsonPath)} is still the text ${JSON.stringify(text)} of a new page.`;
        yield { source: parsed.source, jsonPath, message, hint: 'Write your own text.' };
      }
    }
  },
};
