import { ALL_RULES, type NamedRule } from '../../src/compiler/rules/index.ts';
import type { Mode } from '../../src/compiler/rules/rule.ts';

const INTRODUCTION = `<!-- Written by "npm run generate" from src/compiler/rules/. -->

# Diagnostics

A diagnostic has a location (\`file:line:column\`), a stable code, a message with the value as written, and a hint. The terminal
(\`npm run check\`), the page overlay of \`npm start\` and the build print the same text. An **error** stops the build. A
**warning** is probably wrong, and a **notice** may be intended; neither stops the build. The compiler reports all diagnostics
at once.

A diagnostic with one right answer has a **fix**: \`npm run check -- --fix\` applies all of them, formats the content and prints each
change; overlay and studio have a button. [Decision 051](decisions/051-diagnostics-are-data.md) says which answers are certain.

The tests verify that each example below has exactly this output. The files are those of a small test site.`;

const FORMATS = `## Output for other programs

| command | output |
|---|---|
| \`npm run check -- --format json\` | one document: \`version\` (1), \`passed\`, \`counts\` (\`error\`, \`warning\`, \`notice\`), \`diagnostics\` (\`file\`, \`line\`, \`column\`, \`length\`, \`code\`, \`severity\`, \`path\`, \`missing\`, \`message\`, \`hint\`, \`parts\`, \`fix\`) and \`parts\` (\`name\`, \`passed\`, \`summary\`, \`output\`). Lines and columns start at 1. New properties may be added; any other change increases \`version\` |
| \`npm run check -- --format github\` | annotations for GitHub Actions, which the text format prints there as well |
| \`npm run check -- --format gitlab\` | a code quality report for GitLab |
| \`npm run check -- --links /about\` | every reference to a page, as text or with \`--format json\`; also \`/about#team\`, \`logo.svg\`, \`people/ada\` |

The exit status is 0 without errors, 1 with errors, and 2 for an unknown option.`;

const MODE_NOTES: Record<Mode, string> = {
  dev: '',
  ci: ' Only in continuous integration (`CI=true`) and with `npm run check -- --launch`.',
  launch: ' Only with `npm run check -- --launch`.',
};

const indented = (text: string) => text.replace(/^(?=.)/gm, '    ');

function section({ code, severity, summary, reason, fix, mode = 'dev', examples }: NamedRule): string {
  const kind = severity === 'error' ? 'An error' : `A ${severity}`;
  const shown = examples.map(({ title, output }) => `${title}:\n\n${indented(output)}`);
  return [
    `## ${code}`,
    `${kind}. ${summary}${MODE_NOTES[mode]}`,
    `Why: ${reason}`,
    `Fix: ${fix}`,
    ...shown,
  ].join('\n\n');
}

/** Writes docs/diagnostics.md: every rule, with the output of its examples. */
export function diagnosticDocs(): string {
  const rows = ALL_RULES.map(({ code, severity, summary }) => {
    const [firstSentence = ''] = summary.split(/(?<=\.) (?=[A-Z`(])/);
    return `| [${code}](#${code}) | ${severity} | ${firstSentence} |`;
  });
  const table = ['| code | severity | summary |', '|---|---|---|', ...rows].join('\n');
  return `${[INTRODUCTION, table, FORMATS, ...ALL_RULES.map(section)].join('\n\n')}\n`;
}
