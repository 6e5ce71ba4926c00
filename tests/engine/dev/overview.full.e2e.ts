import { rmSync } from 'node:fs';
import path from 'node:path';
import { mergeTests } from '@playwright/test';
import { test as devTest } from '../../support/dev-server.ts';
import { createRepository } from '../../support/git-repository.ts';
import { expect, test as inspectTest } from '../../support/inspect/test.ts';
import { StudioWalk } from './studio-walk.ts';

const ABOUT = 'content/pages/about.json';
const FAQ = 'content/pages/faq.json';

const test = mergeTests(devTest, inspectTest);

test.describe.configure({ mode: 'default' });

test('the overview says what waits, what is wrong and what is new, and leads to each of them', {
  tag: '@full',
}, async ({ page, copy, request }) => {
  const repository = createRepository({}, copy.root);
  // Other files of tests have changed this copy, and have sent enquiries.
  rmSync(path.join(copy.root, '.cache/studio-changes.json'), { force: true });
  const about = copy.read(ABOUT);
  const faq = copy.read(FAQ);
  const stored = await request.post('/rest/v1/contact_submissions', {
    headers: {
      apikey: 'sb_publishable_local_development_only',
      'x-client-info': 'form (honeypot=empty; seconds=42)',
    },
    data: { name: 'Ann Lee', email: 'ann@example.org', message: 'Twenty words about a roof.' },
  });
  expect(stored.status()).toBe(201);
  copy.write(ABOUT, about.replace(/"title": "[^"]+"/, '"title": "About all of us"'));
  copy.write(FAQ, faq.replace(/"description": "[^"]+"/, '"description": "Short."'));
  try {
    const walk = new StudioWalk(page);
    await page.goto('/_studio');
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(part('Not public yet')).toContainText('Page “About all of us” changed by Ada', {
      timeout: 30_000,
    });
    await expect(part('Waiting for review')).toContainText('No review waits.');
    await expect(part('Unsaved in this browser')).toContainText('Everything that you wrote here is saved.');
    await expect(part('Public since last week')).toContainText('First');
    await expect(part('Bring back')).toContainText('Nothing was deleted');
    const enquiries = part('Enquiries');
    const WAITING = /(1 enquiry|\d+ enquiries), (\d+) not done\./;
    await expect(enquiries).toContainText(WAITING);
    const [, all = '', waiting = ''] = WAITING.exec((await enquiries.textContent()) ?? '') ?? [];
    await expect(enquiries).not.toContainText('Ann');
    await walk.press(/^Read: /, enquiries);
    await expect(walk.dialog).toContainText('Twenty words about a roof.');
    await walk.view('enquiry');
    await walk.close();
    await walk.press(/^Done: /, enquiries);
    await expect(enquiries).toContainText(
      waiting === '1' ? `${all}, all done.` : `${all}, ${Number(waiting) - 1} not done.`,
    );
    await part('Errors and warnings').locator('summary').first().press('Enter');
    await walk.view('overview');

    await part('Errors and warnings')
      .getByRole('button', { name: /^Go to / })
      .first()
      .press('Enter');
    await expect(page.getByRole('banner').locator('strong')).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Page “About all of us”' }).press('Enter');
    await expect(walk.title).toHaveValue('About all of us');
    await walk.title.fill('About most of us');
    await walk.press(/^Overview/, walk.navigation);
    await expect(part('Unsaved in this browser').getByRole('button')).toHaveCount(1);
    await walk.press(/^Look at them, and publish/);
    await expect(walk.dialog).toContainText('Visitors do not see 2 documents yet');
    await walk.close();
    expect(walk.found).toEqual([]);
  } finally {
    copy.write(ABOUT, about);
    copy.write(FAQ, faq);
    repository.dispose();
  }
});
