import { afterAll, expect, test } from 'vitest';
import { openContent } from '../../../../scripts/content/content-store.ts';
import { copySite } from '../../../../scripts/test/site-copy.ts';
import { checkLinks } from './check-links.ts';

const ABOUT = 'content/pages/about.json';
const copy = await copySite();
afterAll(() => copy.dispose());

test('runs the check of links as a command of the site, and asks no server inside of a network', async () => {
  const { input } = openContent(copy.root);
  for (const { path, text } of input().files) {
    // A test asks no server of other people.
    const ours = text.replaceAll(/https:\/\/(?=[\w.-]+\.(?:uk|org|com|io)\b)/g, 'https://reserved.example/');
    if (ours !== text) copy.write(path, ours);
  }
  copy.replace(ABOUT, '"text": "A half-formed', '"text": "[Ours](https://127.0.0.1/page). A half-formed');
  const { diagnostics, summary } = await checkLinks({ root: copy.root, store: openContent(copy.root) });
  expect(diagnostics).toMatchObject([{ file: ABOUT, code: 'private-link', severity: 'warning' }]);
  expect(summary).toBe('1 addresses, 1 findings');
});
