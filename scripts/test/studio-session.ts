import type { Page } from '@playwright/test';
import type { WorkingCopy } from './site-copy.ts';

/** Milliseconds in which a busy computer shows the studio for the first time. */
const READY_MS = 300_000;

/** Invites an editor to a running studio server, and signs her in by the link of the mail. */
export async function signInByMail(
  page: Page,
  copy: WorkingCopy,
  url: string,
  { address, role, name }: { address: string; role: string; name: string },
): Promise<void> {
  const added = await copy.run('editors', 'add', address, '--role', role, '--name', name);
  if (added.status !== 0) throw new Error(added.output);
  await page.goto(`${url}/_mail`);
  const mail = page.getByRole('article').filter({ hasText: address }).first();
  const link = mail.frameLocator('iframe').getByRole('link', { name: 'Sign in to the studio' });
  await page.goto((await link.getAttribute('href')) ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Content' }).waitFor({ timeout: READY_MS });
}
