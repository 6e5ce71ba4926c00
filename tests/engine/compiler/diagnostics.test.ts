import { describe, expect, test } from 'vitest';
import { SEVERITIES } from '../../../src/compiler/report/codes.ts';
import { formatDiagnostics } from '../../../src/compiler/report/format-diagnostic.ts';
import { MEANINGS } from '../../../src/compiler/schema/vocabulary.ts';
import { WIDGETS } from '../../../src/model/widgets.ts';
import { ALL_RULES } from '../../../src/rules/index.ts';
import { DOCUMENTED_CODES, diagnosticsOf, readDocument } from '../support/diagnostic-documents.ts';
import { highlightedIn } from '../support/virtual-project.ts';

const CODES = {
  ...SEVERITIES,
  ...Object.fromEntries(ALL_RULES.map(({ code, severity }) => [code, severity])),
};

/** The end of the first paragraph of a document whose rule not every mode runs. */
const MODE_NOTES = {
  dev: '',
  ci: 'Only in continuous integration (`CI=true`) and with `npm run check -- --launch`.',
  launch: 'Only with `npm run check -- --launch`.',
};

/** A list of the names of the engine, as a message prints it: another name would change the example. */
const OWN_LISTS = [MEANINGS, WIDGETS].map((table) => Object.keys(table).slice(0, 2).join(', '));

test.each(Object.keys(CODES))('docs/diagnostics/%s.md exists', (code) => {
  const fix = `Write docs/diagnostics/${code}.md: copy the document of a similar code. docs/diagnostics.md describes it.`;
  expect(DOCUMENTED_CODES, fix).toContain(code);
});

describe.each(DOCUMENTED_CODES)('%s', (code) => {
  const { title, summary, reason, remedy, examples } = readDocument(code);
  const rule = ALL_RULES.find((one) => one.code === code);

  test('the document has a summary, a reason, a remedy and examples', () => {
    const severity = Object.entries(CODES).find(([name]) => name === code)?.[1];
    expect(severity, `No rule and no line of report/codes.ts has the code ${code}.`).toBeDefined();
    expect(title).toBe(`# ${code}`);
    expect(summary).toMatch(severity === 'error' ? /^An error\. / : `A ${severity}. `);
    const note = MODE_NOTES[rule?.mode ?? 'dev'];
    expect(summary.endsWith(note)).toBe(true);
    expect(/Only (?:with|in continuous)/.test(summary)).toBe(note !== '');
    expect(reason).toMatch(/^\*\*Why:\*\* \S/);
    expect(remedy).toMatch(/^\*\*Fix:\*\* \S/);
    expect(examples.length).toBeGreaterThan(0);
  });

  test.each(examples)('$title', async (example) => {
    const diagnostics = await diagnosticsOf(example);
    expect(formatDiagnostics(diagnostics)).toBe(example.output);
    expect(OWN_LISTS.filter((list) => example.output.includes(list))).toEqual([]);
    const found = diagnostics.find((one) => one.code === code);
    // A message and a hint.
    expect(example.output.split('\n').length).toBeGreaterThan(2);
    expect(found).toBeDefined();
    if (example.highlighted !== undefined)
      expect(found && highlightedIn(found, example.input)).toBe(example.highlighted);
  });
});
