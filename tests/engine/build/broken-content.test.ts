import { expect, test } from 'vitest';
import { loadContent } from '../../../scripts/content/load-content.ts';
import { copySite } from '../../../scripts/test/site-copy.ts';
import type { DiagnosticCode } from '../../../src/compiler/report/codes.ts';
import type { Diagnostic } from '../../../src/compiler/types.ts';
import { compile } from '../../../src/core/compile.ts';

/** [what is wrong, file, `from` becomes `to`, the diagnostic, the text at its location (default: `to`)] */
type BrokenFile = readonly [
  title: string,
  file: string,
  from: string,
  to: string,
  code: DiagnosticCode,
  at?: string,
];

/** One file for each part of the compiler that reports, so that one test can break all at once. */
const BROKEN_FILES: BrokenFile[] = [
  ['a missing comma', 'pages/faq.json', '"title": "FAQ",', '"title": "FAQ"', 'invalid-json', '"description"'],
  ['an unknown block', 'pages/about.json', '"card-grid"', '"card-gird"', 'unknown-block'],
  [
    'an unknown service',
    'pages/services/development/mobile-app.json',
    '"mobile-app"',
    '"mobile-ap"',
    'unknown-record',
  ],
  ['a link to a missing fragment', 'pages/index.json', '"#services"', '"#servces"', 'broken-anchor'],
  [
    'a missing image',
    'pages/industries/public-sector.json',
    '"industry-public-sector.svg"',
    '"industry-public-secto.svg"',
    'missing-media',
  ],
  ['an unknown icon', 'services/devops.json', '"infinity"', '"infinty"', 'unknown-icon'],
  ['an empty icon', 'services/mobile-app.json', '"smartphone"', '""', 'out-of-range'],
  ['an empty address', 'redirects.json', '"/about"', '""', 'out-of-range'],
];

const INPUT = loadContent();

function textOf(file: string): string {
  const source = INPUT.files.find(({ path }) => path === file);
  if (!source) throw new Error(`There is no file ${file}.`);
  return source.text;
}

/** Compiles the site with other texts of some files. */
function diagnosticsWith(texts: Record<string, string>): Diagnostic[] {
  const others = INPUT.files.filter(({ path }) => !(path in texts));
  const changed = Object.entries(texts).map(([path, text]) => ({ path, text }));
  return compile({ ...INPUT, files: [...others, ...changed] }).diagnostics;
}

/** The broken text, and the line and column of the expected diagnostic. */
function broken([, name, from, to, code, at = to]: BrokenFile) {
  const file = `content/${name}`;
  const original = textOf(file);
  if (!original.includes(from)) throw new Error(`${file} does not contain: ${from}`);
  const text = original.replace(from, to);
  const before = text.slice(0, text.indexOf(at)).split('\n');
  return { text, location: { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, code } };
}

for (const entry of BROKEN_FILES)
  test(`${entry[0]} causes one diagnostic with its location`, () => {
    const { text, location } = broken(entry);
    const only = expect.objectContaining({ ...location, severity: 'error' }) as unknown;
    expect(diagnosticsWith({ [location.file]: text })).toEqual([only]);
  });

test('the build reports every error at once, fails and keeps the previous build', {
  timeout: 120_000,
}, async () => {
  const copy = await copySite();
  try {
    copy.write('dist/kept.txt', 'the previous build');
    const entries = BROKEN_FILES.map(broken);
    for (const { text, location } of entries) copy.write(location.file, text);
    const { status, output } = await copy.run('build');
    expect(status).not.toBe(0);
    for (const {
      location: { file, line, code },
    } of entries)
      expect(output).toMatch(new RegExp(`${file}:${line}:\\d+ +${code}`));
    const errors = output.match(/^content\/\S+:\d+:\d+ +[a-z-]+$/gm);
    expect(errors).toHaveLength(entries.length);
    expect(copy.read('dist/kept.txt')).toBe('the previous build');
  } finally {
    copy.dispose();
  }
});
