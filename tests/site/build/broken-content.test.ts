import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { compileProject } from '../../../scripts/content/load-content.ts';
import type { DiagnosticCode } from '../../../src/compiler/report/codes.ts';
import { copyProject, type ProjectCopy } from '../../support/project-copy.ts';

/** What is done to which file: `from` becomes `to`, and the problem is at `at` (by default `to`). */
interface Mistake {
  file: string;
  from: string;
  to: string;
  at?: string;
  code: DiagnosticCode;
  says: RegExp;
}

/** Every mistake in a file of its own, so that all can be made at once. */
const MISTAKES: Record<string, Mistake> = {
  'a comma that is missing': {
    file: 'content/pages/faq.json',
    from: '"title": "FAQ",',
    to: '"title": "FAQ"',
    at: '"description"',
    code: 'invalid-json',
    says: /comma is missing/,
  },
  'a block that does not exist': {
    file: 'content/pages/about.json',
    from: '"card-grid"',
    to: '"card-gird"',
    code: 'unknown-block',
    says: /Did you mean "card-grid"\?/,
  },
  'a property that is missing': {
    file: 'content/pages/industries/charity.json',
    from: '"heading": "Key Challenges",\n          ',
    to: '',
    at: '{\n          "icon": "triangle-alert"',
    code: 'missing-property',
    says: /heading/,
  },
  'a property that does not exist': {
    file: 'content/pages/industries/aviation.json',
    from: '"heading": "Key Challenges"',
    to: '"heading": "Key Challenges", "headnig": "x"',
    at: '"headnig"',
    code: 'unknown-property',
    says: /headnig/,
  },
  'a value of the wrong type': {
    file: 'content/pages/industries/health-care.json',
    from: '"order": 7',
    to: '"order": "7"',
    at: '"7"',
    code: 'wrong-type',
    says: /number/,
  },
  'a text that is too short': {
    file: 'content/pages/industries/hospitality.json',
    from: '"heading": "Key Challenges"',
    to: '"heading": ""',
    at: '""',
    code: 'out-of-range',
    says: /characters/,
  },
  'a value that is not on the list': {
    file: 'content/pages/industries/social-housing.json',
    from: '"art": "',
    to: '"art": "zigzag',
    at: '"zigzag',
    code: 'not-allowed',
    says: /folds/,
  },
  'a service that does not exist': {
    file: 'content/pages/services/development/mobile-app.json',
    from: '"service": "mobile-app"',
    to: '"service": "mobile-ap"',
    at: '"mobile-ap"',
    code: 'unknown-record',
    says: /Did you mean "mobile-app"\?/,
  },
  'a link to no page': {
    file: 'content/pages/services/development/web-development.json',
    from: '"href": "/quote"',
    to: '"href": "/qoute"',
    at: '"/qoute"',
    code: 'broken-link',
    says: /\/quote/,
  },
  'a link to no place on a page': {
    file: 'content/pages/index.json',
    from: '"#services"',
    to: '"#servces"',
    code: 'broken-anchor',
    says: /Did you mean "services"/,
  },
  'a picture that is not there': {
    file: 'content/pages/industries/public-sector.json',
    from: '"industry-public-sector.svg"',
    to: '"industry-public-secto.svg"',
    code: 'missing-media',
    says: /industry-public-sector\.svg/,
  },
  'an icon that does not exist': {
    file: 'content/services/devops.json',
    from: '"infinity"',
    to: '"infinty"',
    code: 'unknown-icon',
    says: /infinity/,
  },
  'one name for two places of a page': {
    file: 'content/pages/services/development.json',
    from: '"id": "technologies"',
    to: '"id": "in-full"',
    at: '"in-full"',
    code: 'duplicate-id',
    says: /in-full/,
  },
  'a link that runs a script': {
    file: 'content/pages/contact.json',
    from: '[request a detailed quote](/quote)',
    to: '[request a detailed quote](JaVaScRiPt:alert)',
    at: 'JaVaScRiPt:alert',
    code: 'unsafe-url',
    says: /not allowed/,
  },
};

let copy: ProjectCopy;
const originals = new Map<string, string>();

/** Makes the mistake; returns its line and column in the file. */
function make({ file, from, to, at = to }: Mistake): { line: number; column: number } {
  originals.set(file, copy.read(file));
  copy.replace(file, from, to);
  const text = copy.read(file);
  // The mistake is at its last place where a name has been given twice.
  const before = text.slice(0, text.lastIndexOf(at)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

beforeAll(() => {
  copy = copyProject();
});
afterEach(() => {
  for (const [file, text] of originals) copy.write(file, text);
  originals.clear();
});
afterAll(() => copy.dispose());

test.each(Object.entries(MISTAKES))('%s is told once, where it stands', (_, mistake) => {
  const place = make(mistake);
  const { diagnostics } = compileProject(copy.root);
  expect(diagnostics).toEqual([
    expect.objectContaining({ file: mistake.file, ...place, code: mistake.code, severity: 'error' }),
  ]);
  const [first] = diagnostics;
  expect(`${first?.message}\n${first?.hint}`).toMatch(mistake.says);
});

test('two files for one route are told, with both names', () => {
  copy.write('content/pages/about/index.json', copy.read('content/pages/about.json'));
  const { diagnostics } = compileProject(copy.root);
  copy.remove('content/pages/about/index.json');
  expect(diagnostics.map(({ code }) => code)).toEqual(['duplicate-route']);
  expect(`${diagnostics[0]?.file} ${diagnostics[0]?.message}`).toMatch(
    /about\.json.*about\/index\.json|about\/index\.json.*about\.json/s,
  );
});

test('the build reports every error at once, fails and keeps the last good build', {
  timeout: 120_000,
}, async () => {
  copy.write('dist/kept.txt', 'the last good build');
  const places = Object.values(MISTAKES).map((mistake) => ({ ...mistake, ...make(mistake) }));
  const { status, output } = await copy.run('scripts/run.mjs', 'build');
  expect(status).not.toBe(0);
  for (const { file, line, code } of places)
    expect(output).toMatch(new RegExp(`${file}:${line}:\\d+ +${code}`));
  const errors = output.match(/^content\/\S+:\d+:\d+ +[a-z-]+$/gm);
  expect(errors).toHaveLength(places.length);
  expect(copy.read('dist/kept.txt')).toBe('the last good build');
});
