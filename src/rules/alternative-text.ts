import { at, sentence } from '@json-site/compiler/diagnostics';
import { endingsOf } from '@json-site/compiler/media';
import type { Rule } from '@json-site/compiler/rule';
import { checkEachFile, houseStyleList } from '@json-site/compiler/rule';

/** `photo.jpg`, `client-emberline`, `IMG_0042` */
const FILE_NAME = new RegExp(`^\\S+\\.(?:${endingsOf('picture')}|gif|heic)$|^[\\w]+(?:[-_][\\w]+)+$`, 'i');

export const rule: Rule = {
  code: 'alternative-text',
  severity: 'warning',
  check: (index) => {
    const redundant = houseStyleList(index, 'redundantAlternatives');
    return checkEachFile(index, `alternative-text ${redundant.join('\n')}`, function* ({ texts }) {
      for (const { source, jsonPath, text, kind } of texts) {
        if (kind !== 'alternative') continue;
        const where = at(jsonPath);
        const start = text.toLowerCase().replace(/^(?:an?|the)\s+/, '');
        const opening = redundant.find((phrase) => start.startsWith(`${phrase.toLowerCase()} `));
        if (FILE_NAME.test(text)) {
          const message = sentence`${where} is "${text}", the name of a file.`;
          yield { source, jsonPath, message, hint: 'Describe what the picture shows.' };
        } else if (opening !== undefined) {
          const message = sentence`${where} begins with "${opening}", which screen readers announce themselves.`;
          const hint = `Delete "${opening}" and describe what the picture shows.`;
          yield { source, jsonPath, message, hint };
        }
      }
    });
  },
};
