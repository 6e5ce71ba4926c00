import { at, sentence } from '@json-site/compiler/diagnostics';
import type { Rule } from '@json-site/compiler/rule';
import { checkEachFile } from '@json-site/compiler/rule';
import { formatValue } from '@json-site/compiler/words';

const FIX = 'Write the text, or delete the property or block that contains it.';

export const rule: Rule = {
  code: 'blank-text',
  severity: 'error',
  check: (index) =>
    checkEachFile(index, 'blank-text', function* ({ texts }) {
      for (const { source, jsonPath, text, isRequired } of texts) {
        if (!isRequired || text === '' || /[^\p{Z}\p{C}]/u.test(text)) continue;
        const message = sentence`${at(jsonPath)} is ${formatValue(text)}, which has no visible character.`;
        yield { source, jsonPath, message, hint: FIX };
      }
    }),
};
