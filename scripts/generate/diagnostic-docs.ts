import { ALL_RULES } from '../../src/compiler/rules/index.ts';
import type { Rule } from '../../src/compiler/rules/rule.ts';
import { DIAGNOSTIC_CASES } from '../../tests/engine/support/diagnostic-cases/index.ts';

const OPENING = `<!-- Written by "npm run generate" from src/compiler/rules/ and tests/engine/support/diagnostic-cases/. -->

# What the check can say

Every problem has a place (\`file:line:column\`), a stable code, the value as written, the reason and the way out. The same text
stands in the terminal (\`npm run check\`), on the page while \`npm start\` runs, and in the build, which stops at an **error**. A
**warning** is most probably a mistake, a **notice** may well be meant; neither stops anything. All problems are told at once.

Each example below is under test, with exactly this output; the files are those of a small site of its own.`;

const FORMATS = `## For other programs

| command | prints |
|---|---|
| \`npm run check -- --format json\` | one document: \`version\` (1), \`passed\`, \`counts\` (\`error\`, \`warning\`, \`notice\`), \`diagnostics\` (\`file\`, \`line\`, \`column\`, \`length\`, \`code\`, \`severity\`, \`path\`, \`missing\`, \`message\`, \`hint\`) and \`parts\` (\`name\`, \`passed\`, \`summary\`, \`output\`). Lines and columns count from 1. Properties may be added; none changes while \`version\` is 1 |
| \`npm run check -- --format github\` | annotations for GitHub Actions; there they are printed without being asked for |
| \`npm run check -- --format gitlab\` | a code quality report for GitLab |
| \`npm run check -- --links /about\` | every place that leads to a page, as text or with \`--format json\`; also \`/about#team\`, \`logo.svg\`, \`services/devops\` |

The status is 0 without errors, 1 with errors, and 2 where the check was asked for something that it does not know.`;

const OCCASION = {
  launch: 'Only with `npm run check -- --launch`.',
  unattended: 'Only where `CI` is set.',
};

const indented = (text: string) => text.replace(/^(?=.)/gm, '    ');

function section({ code, severity, what, why, fix, only }: Rule): string {
  const name = severity === 'error' ? 'An error' : `A ${severity}`;
  const examples = DIAGNOSTIC_CASES.filter((mistake) => mistake.code === code).map(
    ({ title, says }) => `${title}:\n\n${indented(says)}`,
  );
  return [
    `## ${code}`,
    `${name}. ${what}${only ? ` ${OCCASION[only]}` : ''}`,
    `Why: ${why}`,
    `Fix: ${fix}`,
    ...examples,
  ].join('\n\n');
}

/** docs/diagnostics.md: every kind of mistake, with what the check says to examples of it. */
export function diagnosticDocs(): string {
  const rows = ALL_RULES.map(({ code, severity, what }) => {
    const [first = ''] = what.split(/(?<=\.) (?=[A-Z`(])/);
    return `| [${code}](#${code}) | ${severity} | ${first} |`;
  });
  const table = ['| code | severity | what |', '|---|---|---|', ...rows].join('\n');
  return `${[OPENING, table, FORMATS, ...ALL_RULES.map(section)].join('\n\n')}\n`;
}
