import { mergeTests } from '@playwright/test';
import { loadContent } from '../../../scripts/content/load-content.ts';
import { outsideLinks } from '../../../scripts/verify/links/outside-links.ts';
import { test as devTest } from '../../support/dev-server.ts';
import { expect, test as inspectTest } from '../../support/inspect/test.ts';
import { PHONE, SIZES, StudioWalk } from './studio-walk.ts';

const test = mergeTests(devTest, inspectTest);
const ABOUT = 'content/pages/about.json';
/** What servers have said, so that none is asked. */
const CACHE = '.cache/outside-links.json';

test('links to other sites are listed by document, and corrected by a press', { tag: '@full' }, async ({
  page,
  copy,
}) => {
  const before = copy.read(ABOUT);
  copy.replace(
    ABOUT,
    '"text": "A half-formed',
    '"text": "[Old](https://old.org.uk/page#top), [gone](https://gone.org.uk/). A half-formed',
  );
  const states: Record<string, object> = {
    'https://old.org.uk/page': { kind: 'moved', to: 'https://new.org.uk/page' },
    'https://gone.org.uk/': { kind: 'gone', status: 410 },
  };
  const known = outsideLinks(loadContent(copy.root)).map(({ url }) => [
    url,
    { at: Date.now(), state: states[url] ?? { kind: 'fine' } },
  ]);
  copy.write(CACHE, JSON.stringify(Object.fromEntries(known)));
  const walk = new StudioWalk(page, [PHONE, ...SIZES]);
  await page.goto('/_studio');
  await walk.press('Check the links to other sites …');
  await walk.press('Ask the servers', walk.dialog);
  await expect(walk.dialog).toContainText('https://gone.org.uk/ is gone: status 410.', { timeout: 30_000 });
  await expect(walk.dialog).toContainText('https://old.org.uk/page has moved for good.');
  await walk.view('links to other sites');
  await walk.press(/^Fix /, walk.dialog);
  await expect(walk.dialog).not.toContainText('old.org.uk');
  expect(copy.read(ABOUT)).toContain('[Old](https://new.org.uk/page#top), [gone](https://gone.org.uk/)');
  await walk.press(/^Go to /, walk.dialog);
  await expect(walk.dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByLabel('Text', { exact: true })).toBeFocused();
  copy.write(ABOUT, before);
  expect(walk.found).toEqual([]);
});
