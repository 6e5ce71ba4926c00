import { expect, test } from 'vitest';
import { loadContent } from '../../../scripts/content/load-content.ts';
import { copyProject } from '../../../scripts/test/project-copy.ts';
import { compile } from '../../../src/compiler/compile.ts';
import type { DiagnosticCode } from '../../../src/compiler/report/codes.ts';
import type { Diagnostic } from '../../../src/compiler/types.ts';

/** An edit that breaks a file: `from` becomes `to`. The diagnostic is located at `at` (default: `to`). */
interface BrokenFile {
  file: string;
  from: string;
  to: string;
  at?: string;
  code: DiagnosticCode;
  message: RegExp;
}

/** Each entry breaks a different file, so that one test can break all at once. */
const BROKEN_FILES: Record<string, BrokenFile> = {
  'a missing comma': {
    file: 'content/pages/faq.json',
    from: '"title": "FAQ",',
    to: '"title": "FAQ"',
    at: '"description"',
    code: 'invalid-json',
    message: /comma is missing/,
  },
  'an unknown block': {
    file: 'content/pages/about.json',
    from: '"card-grid"',
    to: '"card-gird"',
    code: 'unknown-block',
    message: /Did you mean "card-grid"\?/,
  },
  'a missing property': {
    file: 'content/pages/industries/charity.json',
    from: '"heading": "Key Challenges",\n          ',
    to: '',
    at: '{\n          "icon": "triangle-alert"',
    code: 'missing-property',
    message: /heading/,
  },
  'an unknown property': {
    file: 'content/pages/industries/aviation.json',
    from: '"heading": "Key Challenges"',
    to: '"heading": "Key Challenges", "headnig": "x"',
    at: '"headnig"',
    code: 'unknown-property',
    message: /headnig/,
  },
  'a value of the wrong type': {
    file: 'content/pages/industries/health-care.json',
    from: '"order": 7',
    to: '"order": "7"',
    at: '"7"',
    code: 'wrong-type',
    message: /number/,
  },
  'a text that is too short': {
    file: 'content/pages/industries/hospitality.json',
    from: '"heading": "Key Challenges"',
    to: '"heading": ""',
    at: '""',
    code: 'out-of-range',
    message: /characters/,
  },
  'a value outside the enum': {
    file: 'content/pages/industries/social-housing.json',
    from: '"art": "',
    to: '"art": "zigzag',
    at: '"zigzag',
    code: 'not-allowed',
    message: /folds/,
  },
  'an unknown service': {
    file: 'content/pages/services/development/mobile-app.json',
    from: '"service": "mobile-app"',
    to: '"service": "mobile-ap"',
    at: '"mobile-ap"',
    code: 'unknown-record',
    message: /Did you mean "mobile-app"\?/,
  },
  'a link to a missing page': {
    file: 'content/pages/services/development/web-development.json',
    from: '"href": "/quote"',
    to: '"href": "/qoute"',
    at: '"/qoute"',
    code: 'broken-link',
    message: /\/quote/,
  },
  'a link to a missing fragment': {
    file: 'content/pages/index.json',
    from: '"#services"',
    to: '"#servces"',
    code: 'broken-anchor',
    message: /Did you mean "services"/,
  },
  'a missing image': {
    file: 'content/pages/industries/public-sector.json',
    from: '"industry-public-sector.svg"',
    to: '"industry-public-secto.svg"',
    code: 'missing-media',
    message: /industry-public-sector\.svg/,
  },
  'an unknown icon': {
    file: 'content/services/devops.json',
    from: '"infinity"',
    to: '"infinty"',
    code: 'unknown-icon',
    message: /infinity/,
  },
  'a duplicate id on a page': {
    file: 'content/pages/services/development.json',
    from: '"id": "technologies"',
    to: '"id": "in-full"',
    at: '"in-full"',
    code: 'duplicate-id',
    message: /in-full/,
  },
  'a javascript: link': {
    file: 'content/pages/contact.json',
    from: '[request a detailed quote](/quote)',
    to: '[request a detailed quote](JaVaScRiPt:alert)',
    at: 'JaVaScRiPt:alert',
    code: 'unsafe-url',
    message: /not allowed/,
  },
};

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
function broken({ file, from, to, at = to }: BrokenFile): { text: string; line: number; column: number } {
  const original = textOf(file);
  if (!original.includes(from)) throw new Error(`${file} does not contain: ${from}`);
  const text = original.replace(from, to);
  // For a duplicate id, the compiler reports the last occurrence.
  const before = text.slice(0, text.lastIndexOf(at)).split('\n');
  return { text, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

test.each(Object.entries(BROKEN_FILES))('%s causes one diagnostic with its location', (_, entry) => {
  const { file, code, message } = entry;
  const { text, ...location } = broken(entry);
  const diagnostics = diagnosticsWith({ [file]: text });
  expect(diagnostics).toEqual([expect.objectContaining({ file, ...location, code, severity: 'error' })]);
  const [first] = diagnostics;
  expect(`${first?.message}\n${first?.hint}`).toMatch(message);
});

test('two files for one route cause a diagnostic that names both', () => {
  const diagnostics = diagnosticsWith({
    'content/pages/about/index.json': textOf('content/pages/about.json'),
  });
  expect(diagnostics.map(({ code }) => code)).toEqual(['duplicate-route']);
  expect(`${diagnostics[0]?.file} ${diagnostics[0]?.message}`).toMatch(
    /about\.json.*about\/index\.json|about\/index\.json.*about\.json/s,
  );
});

test('the build reports every error at once, fails and keeps the previous build', {
  timeout: 120_000,
}, async () => {
  const copy = copyProject();
  try {
    copy.write('dist/kept.txt', 'the previous build');
    const entries = Object.values(BROKEN_FILES).map((entry) => ({ ...entry, ...broken(entry) }));
    for (const { file, text } of entries) copy.write(file, text);
    const { status, output } = await copy.run('scripts/run.mjs', 'build');
    expect(status).not.toBe(0);
    for (const { file, line, code } of entries)
      expect(output).toMatch(new RegExp(`${file}:${line}:\\d+ +${code}`));
    const errors = output.match(/^content\/\S+:\d+:\d+ +[a-z-]+$/gm);
    expect(errors).toHaveLength(entries.length);
    expect(copy.read('dist/kept.txt')).toBe('the previous build');
  } finally {
    copy.dispose();
  }
});
