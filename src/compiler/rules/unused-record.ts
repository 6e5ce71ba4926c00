import type { Rule } from './rule.ts';
import { unreferencedNames } from './shared/site-index.ts';

export const rule: Rule = {
  code: 'unused-record',
  severity: 'notice',
  *check(index) {
    const { records } = index.project;
    const names = [...records].flatMap(([folder, files]) => [...files.keys()].map((id) => `${folder}/${id}`));
    const unused = new Set(unreferencedNames(index, 'record', names));
    for (const [folder, files] of records) {
      for (const [id, { source }] of files) {
        if (!unused.has(`${folder}/${id}`)) continue;
        const hint = `Use "${id}" in a block of a page, or delete the file.`;
        yield { source, jsonPath: [], part: 'open', message: `No page shows ${folder}/${id}.`, hint };
      }
    }
  },
};
