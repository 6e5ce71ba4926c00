import { LOCAL_PUBLISHABLE_KEY } from '../../../scripts/backend/local.ts';
import { violationsInLooks } from '../../support/axe.ts';
import { test } from '../../support/dev-server.ts';
import { expect } from '../../support/test.ts';

test.describe.configure({ mode: 'default' });

const HOSTILE = '<img src=x onerror="top.hacked = true"><script>top.hacked = true</script>';

test('shows what the provider receives, as text and HTML, and why a submission waits', async ({
  page,
  copy,
}) => {
  const send = (name: string, message: string, info: string) =>
    fetch(`${copy.url}/rest/v1/contact_submissions`, {
      method: 'POST',
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json', 'x-client-info': info },
      body: JSON.stringify({ name, email: 'ann@example.org', message }),
    });
  await expect
    .poll(async () => (await send('Ann Lee', HOSTILE, 'form (honeypot=empty; seconds=40)')).status)
    .toBe(201);
  expect((await send('Quick Bot', 'Buy this now, please', 'form (honeypot=empty; seconds=0)')).status).toBe(
    201,
  );

  await page.goto('/_mail');
  const messages = page.getByRole('navigation', { name: 'Messages' });
  await messages
    .getByRole('link', { name: /new contact submission/ })
    .first()
    .click();
  const article = page.getByRole('article');
  await expect(article.locator('pre')).toContainText(HOSTILE);
  await expect(article.frameLocator('iframe').getByText('Ann Lee')).toBeVisible();
  await expect(article.frameLocator('iframe').getByText('onerror')).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.getByRole('region', { name: 'Not in the mailbox' })).toContainText('sent within seconds');
  expect(await violationsInLooks(page)).toEqual([]);
});
