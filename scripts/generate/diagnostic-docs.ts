import { inputOf } from '../../src/compiler/rules/examples/site.ts';
import { ALL_RULES, type NamedRule } from '../../src/compiler/rules/index.ts';
import type { Example, Mode } from '../../src/compiler/rules/rule.ts';
import { printable } from '../../src/compiler/source/characters.ts';
import { wrapped } from './wrapped.ts';

const INTRODUCTION = `<!-- Written by "npm run generate" from src/compiler/rules/. -->

# Diagnostics

A diagnostic has a location (\`file:line:column\`), a stable code, a message with the value as written, and a hint. The
terminal (\`npm run check\`), the page overlay of \`npm start\` and the build print the same text. An **error** stops the
build. A **warning** is probably wrong, and a **notice** may be intended; neither stops the build. The compiler reports
all diagnostics at once.

A diagnostic with one right answer has a **fix**: \`npm run check -- --fix\` applies all of them, formats the content and
prints each change; overlay and studio have a button. [Decision 051](decisions/051-diagnostics-are-data.md) says which
answers are certain.

Each example below shows the wrong lines, with \`^\` under the characters that the diagnostic highlights, and the output.
The tests verify that the output is exactly this. The files are those of a small test site.`;

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

/** Longer lines are cut around the characters that a diagnostic highlights. */
const WIDEST = 110;
/** Lines before the wrong one that say what it is about. */
const LINES_BEFORE = 1;

/** The files of an example, by path. */
function filesOf({ files, input }: Example): ReadonlyMap<string, string> {
  const all = inputOf(files, input);
  const sources = [
    ...all.files,
    ...(all.schemaSources?.files ?? []),
    ...(all.schemaSources?.blocks ?? []).flatMap(({ modules }) => modules.map(({ source }) => source)),
    ...(all.schemaSources?.meanings ?? []).map(({ source }) => source),
    ...Object.values(all.formSchemas ?? {}),
    ...(all.migrations ?? []),
  ];
  return new Map(sources.map(({ path, text }) => [path, text]));
}

/** A line of a file, with its number, and the marks under what is wrong. */
function markedLine(line: string, number: number, width: number, column: number, length: number): string[] {
  const from = Math.max(0, Math.min(column - 30, line.length - WIDEST));
  const shown = printable(line.slice(from, from + WIDEST));
  const start = printable(line.slice(from, column - 1)).length;
  const marks = Math.max(
    1,
    Math.min(printable(line.slice(column - 1, column - 1 + length)).length, shown.length - start),
  );
  const [before, after] = [from > 0 ? '…' : '', from + WIDEST < line.length ? '…' : ''];
  const head = `${String(number).padStart(width)} | ${before}`;
  return [`${head}${shown}${after}`, ' '.repeat(head.length + start) + '^'.repeat(marks)];
}

/** The lines of the files that the first diagnostic of an example is about. Empty for a file that does not exist. */
function wrongLines(example: Example): string {
  const [, file = '', at = '', column = ''] = /^(\S+):(\d+):(\d+) {2}/m.exec(example.output) ?? [];
  const text = filesOf(example).get(file);
  if (!text) return '';
  const number = Number(at);
  const lines = text.split('\n');
  const [highlighted = ''] = example.highlighted.split(/ ?…/);
  const width = String(number).length;
  const before = lines
    .slice(Math.max(0, number - 1 - LINES_BEFORE), number - 1)
    .map(
      (line, index, all) =>
        `${String(number - all.length + index).padStart(width)} | ${printable(line.slice(0, WIDEST))}`,
    );
  const marked = markedLine(lines[number - 1] ?? '', number, width, Number(column), highlighted.length);
  return [file, ...before, ...marked].join('\n');
}

const indented = (text: string) => text.replace(/^(?=.)/gm, '    ');

function section({ code, severity, summary, reason, fix, mode = 'dev', examples }: NamedRule): string {
  const kind = severity === 'error' ? 'An error' : `A ${severity}`;
  const shown = examples.map((example) => {
    const wrong = wrongLines(example);
    return `${example.title}:\n\n${indented(wrong === '' ? example.output : `${wrong}\n\n${example.output}`)}`;
  });
  return [
    `## ${code}`,
    ...[`${kind}. ${summary}${MODE_NOTES[mode]}`, `Why: ${reason}`, `Fix: ${fix}`].map((text) =>
      wrapped(text).join('\n'),
    ),
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
