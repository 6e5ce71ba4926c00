import { expect, test } from 'vitest';
import { broken, orphan, unused } from '../../../tests/engine/support/diagnostics.ts';
import { formatDiagnostic } from './format-diagnostic.ts';
import { formatGithub, formatGitlab, formatJsonReport } from './format-report.ts';

const LIST = [broken, orphan, unused];

interface Issue {
  fingerprint: string;
}

test('escapes the special characters of GitHub commands', () => {
  expect(formatGithub(LIST)).toMatchInlineSnapshot(`
    "::error file=content/pages/a%2Cb.json,line=14,col=15,endColumn=26,title=unknown-block::blocks[2].type is "card-gird"; there is no such block.%0ADid you mean "card-grid"?%0AKnown: 100%25 of them
    ::warning file=content/pages/a%2Cb.json,line=14,col=15,endColumn=26,title=orphan-page::Nothing links to this page.
    ::notice file=content/pages/a%2Cb.json,line=14,col=15,endColumn=26,title=unused-media::No page uses this file."
  `);
});

test('gives each diagnostic a GitLab fingerprint that is independent of its line', () => {
  const issues = JSON.parse(formatGitlab([...LIST, broken])) as Issue[];
  expect(issues[0]).toMatchInlineSnapshot(`
    {
      "check_name": "unknown-block",
      "description": "blocks[2].type is "card-gird"; there is no such block.
    Did you mean "card-grid"?
    Known: 100% of them",
      "fingerprint": "8805f8cb65db3352",
      "location": {
        "lines": {
          "begin": 14,
        },
        "path": "content/pages/a,b.json",
      },
      "severity": "major",
    }
  `);
  const names = issues.map(({ fingerprint }) => fingerprint);
  expect(new Set(names).size).toBe(4);
  const [moved] = JSON.parse(formatGitlab([{ ...broken, line: 99 }])) as Issue[];
  expect(moved?.fingerprint).toBe(names[0]);
});

test('writes one JSON document', () => {
  const part = { name: 'content', passed: false, summary: '1 error', output: '' };
  expect(JSON.parse(formatJsonReport(LIST, [part]))).toEqual({
    version: 1,
    passed: false,
    counts: { error: 1, warning: 1, notice: 1 },
    diagnostics: LIST,
    parts: [part],
  });
});

test('shows names and values without characters that a terminal or a reader obeys', () => {
  const hostile = 'a\u001b]0;x\u0007\u202e\u0085\nb.json';
  const diagnostic = {
    ...broken,
    file: hostile,
    message: `${hostile} is wrong.`,
    hint: `Rename ${hostile}.`,
  };
  const obeyed = /(?!\n)[\p{Cc}\p{Bidi_Control}]/u;
  const shown = 'a\\x1b]0;x\\x07\\u202e\\x85\\x0ab.json';
  const texts = [formatDiagnostic(diagnostic), formatGithub([diagnostic])];
  for (const text of texts) {
    expect(text).toContain(`${shown} is wrong.`);
    expect(text).not.toMatch(obeyed);
  }
  expect(texts[0]?.split('\n')[0]).toContain(`${shown}:14:15`);
  const [issue] = JSON.parse(formatGitlab([diagnostic])) as { location: { path: string } }[];
  expect(issue?.location.path).toBe(hostile);
  for (const text of [formatGitlab([diagnostic]), formatJsonReport([diagnostic], [])])
    expect(text).not.toMatch(obeyed);
});
