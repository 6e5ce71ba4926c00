import { test } from '../../support/dev-server.ts';
import { expect } from '../../support/test.ts';

test('sections of the list fold by keyboard, stay so after a reload, and open for the filter', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/_studio#/about');
  const list = page.getByRole('navigation', { name: 'Content' });
  const fold = list.getByRole('button', { name: /^Services \(\d+\)$/ });
  const services = list.getByRole('list', { name: 'Services' });
  const developers = list.getByRole('list', { name: 'What your developer looks after' });
  await expect(services).toBeVisible({ timeout: 30_000 });
  await expect(developers).toHaveCount(0);
  await fold.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(fold).toBeFocused();
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(services).toHaveCount(0);

  const filter = list.getByLabel('Filter the list');
  await filter.fill('storage');
  await expect(developers.getByRole('button')).toHaveCount(1);
  await filter.fill('devops');
  await services.getByRole('button', { name: 'DevOps' }).click();
  await filter.fill('');
  await expect(services.getByRole('button', { name: 'DevOps' })).toHaveAttribute('aria-current', 'page');
});
