import { parseArgs } from 'node:util';
import { UserError, writeFiles } from '@json-site/content/files';
import { siteFolder } from '@json-site/content/folders';
import { collectEvidence, FOLDER } from './evidence/collect.ts';
import { counts, packHtml } from './evidence/document.ts';

const HELP = `npm run evidence                            measures dist/ and writes ${FOLDER}/evidence.html and evidence.json
npm run evidence -- https://site.example    measures the live site instead
npm run evidence -- --pages /,/contact      only these pages

What a public buyer asks for: each criterion of WCAG 2.2 A and AA with its proof, response headers, third parties, stored items, retention and
an erasure done today, the weight of each page. It ends with 1 if a row has a fault. Rows that need a person stay open until
tests/site/people.json says who has looked, with what and when:
[{ "criteria": ["1.1.1", "4.1.2"], "person": "Ada Brook", "with": "NVDA 2027.1, Firefox 150", "date": "2027-01-31" }]`;

const { values, positionals } = parseArgs({
  options: { pages: { type: 'string' }, help: { type: 'boolean' } },
  allowPositionals: true,
});

if (values.help) console.log(HELP);
else
  try {
    const { head, parts } = await collectEvidence({
      address: positionals[0],
      paths: values.pages?.split(','),
      tell: (text) => console.error(text),
    });
    writeFiles(`${siteFolder()}/${FOLDER}`, {
      'evidence.html': packHtml(head, parts),
      'evidence.json': `${JSON.stringify({ ...head, parts }, null, 2)}\n`,
    });
    const { proved, fault, open } = counts(parts);
    for (const { name, faults } of parts.flatMap(({ rows }) => rows))
      for (const one of faults) console.log(`${name}\n  ${one}`);
    console.log(
      `${proved} rows proved, ${fault} with a fault, ${open} open. Written to ${FOLDER}/evidence.html`,
    );
    process.exitCode = fault > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
