import { json } from './examples/parts.ts';
import type { Rule } from './rule.ts';
import { unreferencedNames } from './shared/site-index.ts';

export const unusedRecord: Rule = {
  summary: 'No page shows a record, and no other record refers to it.',
  reason: 'Visitors cannot see its content.',
  fix: 'Show it on a page, or delete it.',
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
  examples: [
    {
      title: 'A shuttle that no page shows',
      files: { 'shuttles/van.json': json({ title: 'The van' }) },
      output: `content/shuttles/van.json:1:1  unused-record (notice)
  No page shows shuttles/van.
  Use "van" in a block of a page, or delete the file.`,
      highlighted: '{',
    },
  ],
};
