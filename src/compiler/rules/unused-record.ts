import type { Rule } from './rule.ts';
import { unreferenced } from './shared/site-index.ts';

export const unusedRecord: Rule<'unused-record'> = {
  code: 'unused-record',
  severity: 'notice',
  what: 'A service or form that no page shows.',
  why: 'What it says, nobody reads.',
  fix: 'Show it on a page, or delete it.',
  check: (facts, tell) => {
    const { records } = facts.project;
    const names = [...records].flatMap(([folder, files]) => [...files.keys()].map((id) => `${folder}/${id}`));
    const unused = new Set(unreferenced(facts, 'record', names));
    for (const [folder, files] of records) {
      for (const [id, { source }] of files) {
        if (!unused.has(`${folder}/${id}`)) continue;
        const hint = `Name "${id}" in a block of a page, or delete the file.`;
        tell({ source, segments: [], spot: 'open', message: `No page shows ${folder}/${id}.`, hint });
      }
    }
  },
};
