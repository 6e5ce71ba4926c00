import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { printLinks } from '../../../scripts/check/links.ts';
import type { Referrers } from '../../../scripts/check/what-links-here.ts';
import { copySite } from '../../../scripts/test/site-copy.ts';
import type { CheckReport } from '../../../src/compiler/report/format-report.ts';

const copy = await copySite();
const check = (...options: string[]) => copy.run('check', '--content', ...options);
afterEach(() => vi.restoreAllMocks());
afterAll(() => copy.dispose());

test('exits with 2 for an unknown option', async () => {
  expect((await check('--format', 'yaml')).status).toBe(2);
});

test('lists the references to a page, and fails for an unknown page', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  expect(printLinks('/quote', 'json')).toBe(0);
  const found = JSON.parse(String(print.mock.lastCall?.[0])) as Referrers;
  expect(found.referrers).toContainEqual(
    expect.objectContaining({ file: 'content/site.json', path: 'header.action.href' }),
  );
  expect(printLinks('/qoute', 'text')).toBe(1);
});

test('fails with one JSON document of every error; without them adds a new page and passes with a warning', {
  timeout: 120_000,
}, async () => {
  copy.write('content/pages/questions.json', copy.read('content/pages/faq.json'));
  copy.remove('content/pages/faq.json');
  copy.replace('content/pages/about.json', '"card-grid"', '"card-gird"');
  const failed = await check('--format', 'json');
  expect(failed.status).toBe(1);
  const report = JSON.parse(failed.output.slice(0, failed.output.lastIndexOf('}') + 1)) as CheckReport;
  const { diagnostics } = report;
  expect(report).toMatchObject({ version: 1, passed: false, counts: { error: diagnostics.length } });
  expect(failed.output).toMatch(/Failed\. content: \d+ errors/);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ file: 'content/pages/about.json', code: 'unknown-block' }),
  );
  const advice = diagnostics.map(({ message, hint }) => `${message} ${hint}`).join('\n');
  expect(advice).toContain('Add "/faq": "/questions" to content/redirects.json.');
  expect(advice).toMatch(/Links to the old address: .*content\/site\.json:\d+:\d+/);
  expect(advice).toContain('Did you mean "/questions"?');

  const referrers = diagnostics.filter(({ code }) => code === 'broken-link').map(({ file }) => file);
  for (const file of new Set(referrers)) copy.write(file, copy.read(file).replaceAll('/faq', '/questions'));
  copy.replace('content/redirects.json', '"/home": "/"', '"/home": "/", "/faq": "/questions"');
  copy.replace('content/pages/about.json', '"card-gird"', '"card-grid"');
  copy.replace('content/pages/about.json', 'A half-formed question', 'A a half-formed question');
  const fixed = await check();
  expect(fixed.status).toBe(0);
  expect(fixed.output).toMatch(/repeated-word \(warning\)[\s\S]*Checked\. content: \d+ warnings?/);
  expect(fixed.output).toContain('Added to content/published.json: /questions');
  const { routes } = JSON.parse(copy.read('content/published.json')) as { routes: string[] };
  expect(routes).toContain('/questions');
});
