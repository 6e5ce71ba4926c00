import type { Rule } from '@json-site/compiler/rule';
import { unreferencedNames } from '@json-site/compiler/rule';

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
