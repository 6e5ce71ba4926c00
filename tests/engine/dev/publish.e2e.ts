import type { Page } from '@playwright/test';
import { test } from '../../support/dev-server.ts';
import { createRepository, type TestRepository } from '../../support/git-repository.ts';
import { violations } from '../../support/inspect/axe.ts';
import { expect } from '../../support/test.ts';

const ABOUT = 'content/pages/about.json';
/** The whole check compiles and lints the project; two busy cores need minutes. */
const CHECK_MS = 240_000;

let repository: TestRepository;
let about = '';

// The copy of the site becomes a repository with a bare remote.
test.beforeAll(({ copy }) => {
  about = copy.read(ABOUT);
  repository = createRepository({}, copy.root);
});

test.afterAll(({ copy }) => {
  repository.dispose();
  copy.write(ABOUT, about);
});

// The tests edit the same copy of the site, so they run one after the other.
test.describe.configure({ mode: 'default', timeout: 900_000 });

const title = (page: Page) => page.getByLabel('Title (required)');
const state = (page: Page) => page.getByRole('banner').getByRole('status');

async function openStudio(page: Page, route = '/about'): Promise<void> {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/_studio#${route}`);
  await expect(title(page)).toBeVisible({ timeout: 30_000 });
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(state(page)).toHaveText('Saved, not public yet.');
}

test('shows what changes in words and as pages, and pushes it with a message', { tag: '@full' }, async ({
  page,
  copy,
}) => {
  const own = JSON.parse(copy.read(ABOUT)).title;
  await openStudio(page);
  await title(page).fill('Who we are');
  await save(page);
  await page.getByLabel('Summary').fill('Not saved, so not published.');
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Title changed from' }).last()).toHaveText(
    `Title changed from ${own} to Who we are`,
  );
  await expect(dialog).toContainText('Not saved yet, so not published: Who we are.');
  await expect(dialog.getByRole('status')).toHaveText('The check has found no errors.', {
    timeout: CHECK_MS,
  });
  const version = (name: string) => dialog.getByRole('region', { name }).frameLocator('iframe').locator('h1');
  for (const name of ['Before', 'After']) await expect(version(name)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await dialog.getByLabel('What have you changed, and why?').fill('Say who we are');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(/^Public\. .*https:/, {
    timeout: CHECK_MS,
  });
  await expect(dialog.getByRole('status')).toBeFocused();
  expect(repository.git(['log', '-1', '--format=%s', 'main'], repository.remote)).toBe('Say who we are');
  expect(repository.git(['show', '--name-only', '--format='])).toBe(ABOUT);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByLabel('Summary')).toHaveValue('Not saved, so not published.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(state(page)).toHaveText('Public. No unsaved changes.');
});
