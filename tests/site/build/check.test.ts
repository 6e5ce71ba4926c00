import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CheckReport } from '../../../src/compiler/report/format-report.ts';
import type { Referrers } from '../../../src/compiler/what-links-here.ts';
import { copyProject, type ProjectCopy } from '../../support/project-copy.ts';

const CI = process.env['CI'];
let copy: ProjectCopy;
const originals = new Map<string, string>();

const check = (...options: string[]) => copy.run('scripts/check.ts', '--content', ...options);

function keep(...files: string[]): void {
  for (const file of files) originals.set(file, copy.read(file));
}

beforeAll(() => {
  // In continuous integration the check does not write content/published.json.
  delete process.env['CI'];
  copy = copyProject();
});
afterEach(() => {
  for (const [file, text] of originals) copy.write(file, text);
  originals.clear();
});
afterAll(() => {
  if (CI !== undefined) process.env['CI'] = CI;
  copy.dispose();
});

test('exits with status 1 and one JSON document with every error, and with 2 for an unknown option', async () => {
  keep('content/pages/about.json');
  copy.replace('content/pages/about.json', '"card-grid"', '"card-gird"');
  const { status, output } = await check('--format', 'json');
  const report = JSON.parse(output.slice(0, output.lastIndexOf('}') + 1)) as CheckReport;
  expect(status).toBe(1);
  expect(report).toMatchObject({ version: 1, passed: false, counts: { error: 1 } });
  expect(report.diagnostics).toContainEqual(
    expect.objectContaining({ file: 'content/pages/about.json', code: 'unknown-block' }),
  );
  expect((await check('--format', 'yaml')).status).toBe(2);
});

test('lists the references to a page, and fails for an unknown page', async () => {
  const { status, output } = await check('--links', '/quote', '--format', 'json');
  const found = JSON.parse(output) as Referrers;
  expect(status).toBe(0);
  expect(found.referrers).toContainEqual(
    expect.objectContaining({ file: 'content/site.json', path: 'header.action.href' }),
  );
  expect((await check('--links', '/qoute')).status).toBe(1);
});

test('reports a renamed page and the links to it until a redirect exists; adds a new page; passes with a warning', async () => {
  const referrers = ['content/site.json', 'content/pages/contact.json', 'content/pages/services.json'];
  keep('content/pages/about.json', 'content/pages/faq.json', 'content/redirects.json');
  keep('content/published.json', ...referrers);
  copy.write('content/pages/questions.json', copy.read('content/pages/faq.json'));
  copy.remove('content/pages/faq.json');
  const renamed = await check();
  expect(renamed.status).toBe(1);
  expect(renamed.output).toMatch(/Failed\. content: \d+ errors/);
  expect(renamed.output).toContain('Add "/faq": "/questions" to content/redirects.json.');
  expect(renamed.output).toMatch(/Links to the old address: .*content\/site\.json:\d+:\d+/);
  expect(renamed.output).toContain('Did you mean "/questions"?');
  for (const file of new Set(
    [...renamed.output.matchAll(/^(content\/\S+\.json):\d+:\d+ {2}broken-link/gm)].map(
      ([, name]) => name ?? '',
    ),
  )) {
    keep(file);
    copy.write(file, copy.read(file).replaceAll('/faq', '/questions'));
  }
  copy.replace('content/redirects.json', '"/home": "/"', '"/home": "/", "/faq": "/questions"');
  copy.replace('content/pages/about.json', 'A half-formed question', 'A a half-formed question');
  const fixed = await check();
  copy.remove('content/pages/questions.json');
  expect(fixed.status).toBe(0);
  expect(fixed.output).toMatch(/repeated-word \(warning\)[\s\S]*Checked\. content: \d+ warnings?/);
  expect(fixed.output).toContain('Added to content/published.json: /questions');
  // The address stays published although its page is deleted.
  const { routes } = JSON.parse(copy.read('content/published.json')) as { routes: string[] };
  expect(routes).toContain('/questions');
});
