import path from 'node:path';
import { type Browser, devices, type Page } from '@playwright/test';
import { startServer } from '../../../scripts/test/own-server.ts';
import { copySite, type WorkingCopy } from '../../../scripts/test/site-copy.ts';
import { createRepository, type TestRepository } from '../../support/git-repository.ts';
import { violations } from '../../support/inspect/axe.ts';
import { installInspector } from '../../support/inspect/inspector.ts';
import { test as base, expect } from '../../support/test.ts';
import { PHONE, SIZES, StudioWalk } from './studio-walk.ts';

// From the invitation to the site that visitors see, as a person with a phone who has nothing installed.

interface Studio extends WorkingCopy {
  url: string;
  repository: TestRepository;
}

/** A repository with its studio server, for all tests of this file. */
const test = base.extend<object, { studio: Studio }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const copy = await copySite();
      const repository = createRepository({}, copy.root);
      const server = await startServer(copy, 'start --studio-server');
      await use({ ...copy, url: server.url, repository });
      await server.stop();
      copy.dispose();
      repository.dispose();
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  baseURL: async ({ studio }, use) => use(studio.url),
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
// The build at the end takes longer than the editor.
test.describe.configure({ mode: 'default', timeout: 400_000 });

/** A person with a phone: counts the presses, and measures what the journey takes. */
class Phone {
  presses = 0;
  readonly page: Page;
  private readonly begun = Date.now();

  constructor(page: Page) {
    this.page = page;
  }

  async press(name: string | RegExp, within = this.page.locator('body')): Promise<void> {
    this.presses += 1;
    await within.getByRole('button', { name, exact: true }).first().tap();
  }

  /** Opens the link of the newest mail to an address. A mail program opens it in the browser. */
  async openMail(address: string): Promise<void> {
    await this.page.goto('/_mail');
    const mail = this.page.getByRole('article');
    await expect(mail).toContainText(address);
    this.presses += 1;
    const link = mail.frameLocator('iframe').getByRole('link', { name: 'Sign in to the studio' });
    await this.page.goto((await link.getAttribute('href')) ?? '');
  }

  /** Changes the title of a page, and saves it. */
  async changeTitle(document: string, title: string): Promise<void> {
    const list = this.page.getByRole('navigation', { name: 'Content' });
    await this.press(new RegExp(`^${document} `), list);
    const field = this.page.getByLabel('Title (required)');
    this.presses += 1;
    await field.tap();
    await field.fill(title);
    await this.press('Save');
    await expect(this.page.getByRole('banner').getByRole('status')).toHaveText('Saved, not public yet.', {
      timeout: 60_000,
    });
    await expect(list, 'the list has the new title').toContainText(title);
  }

  get seconds(): number {
    return (Date.now() - this.begun) / 1000;
  }
}

async function invite(studio: Studio, address: string, role: string): Promise<void> {
  const { output } = await studio.run('editors', 'add', address, '--role', role);
  expect(output).toContain('An invitation is on its way.');
}

test('publishes a word from the link of the invitation', async ({ page, studio }) => {
  await invite(studio, 'ann@example.org', 'publish');
  const phone = new Phone(page);
  await phone.openMail('ann@example.org');
  expect(await violations(page)).toEqual([]);
  await phone.press('Sign in');
  await phone.changeTitle('About', 'Who we are');
  expect(await violations(page)).toEqual([]);
  await phone.press('Publish');
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('status')).toHaveText('The check has found no errors.', { timeout: 240_000 });
  await phone.press('Publish', dialog);
  await expect(dialog.getByRole('status')).toHaveText(/^Public\./, { timeout: 240_000 });
  console.log(`${phone.presses} presses, ${phone.seconds} s`);
  expect(phone.presses).toBeLessThanOrEqual(12);
  const { git, remote } = studio.repository;
  expect(git(['log', '-1', '--format=%ae', 'main'], remote)).toBe('ann@example.org');
  await studio.run('build');
  expect(studio.read(path.join('dist', 'about.html'))).toContain('<title>Who we are');
});

test('a writer sends a word for review, and a publisher approves it from her mail', async ({
  page,
  studio,
  browser,
}) => {
  await invite(studio, 'ann@example.org', 'publish');
  await invite(studio, 'bob@example.org', 'write');
  const writer = new Phone(page);
  await writer.openMail('bob@example.org');
  await writer.press('Sign in');
  await writer.changeTitle('Contact', 'Talk to us');
  await writer.press('Publish');
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('status')).toHaveText('The check has found no errors.', { timeout: 240_000 });
  await writer.press('Send for review', dialog);
  await expect(dialog.getByRole('status')).toContainText('have a mail with a link', { timeout: 240_000 });
  expect(writer.presses).toBeLessThanOrEqual(12);

  const other = await browser.newContext({ ...devices['Pixel 7'], baseURL: studio.url });
  const visitor = await other.newPage();
  await visitor.goto('/_mail');
  const mail = visitor.getByRole('article').filter({ hasText: 'For review' }).first();
  const text = (await mail.frameLocator('iframe').locator('body').textContent()) ?? '';
  const [link = ''] = /http:\S+\/_look\/[\w-]+/.exec(text) ?? [];
  await visitor.goto(link);
  const shown = visitor.frameLocator('iframe[title="The page as it would be"]');
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByText('after signing in')).toBeVisible();
  expect(await violations(visitor)).toEqual([]);

  const ann = new Phone(visitor);
  await invite(studio, 'ann@example.org', 'publish');
  await ann.openMail('ann@example.org');
  await ann.press('Sign in');
  await expect(visitor.getByRole('button', { name: 'Sign out' })).toBeVisible({ timeout: 60_000 });
  await visitor.goto(link);
  await ann.press('Answer with a note …');
  await visitor.getByLabel('What should be different?').fill('Very good.');
  await ann.press('Send the answer');
  await expect(visitor.getByRole('list', { name: 'Answers' })).toContainText('Very good.');
  await ann.press('Publish it …');
  expect(await violations(visitor)).toEqual([]);
  await ann.press('Publish', visitor.getByRole('dialog'));
  await expect(visitor.getByRole('status').filter({ hasText: /^Public\./ })).toBeVisible({
    timeout: 240_000,
  });
  const { git, remote } = studio.repository;
  expect(git(['log', '-1', '--format=%ae %(trailers:key=Approved-by,valueonly)', 'main'], remote)).toContain(
    'bob@example.org ann@example.org',
  );
  await other.close();
});

/** A page in a window of its own, whose views are inspected at four widths. */
async function openWalk(browser: Browser, { url }: Studio): Promise<StudioWalk> {
  const context = await browser.newContext({ baseURL: url });
  await context.addInitScript(installInspector);
  return new StudioWalk(await context.newPage(), [...SIZES, PHONE]);
}

/** Changes the title of a page by the keyboard, and opens *Publish*. */
async function publishTitle(walk: StudioWalk, document: RegExp, title: string): Promise<void> {
  await walk.open(document);
  await walk.title.fill(title);
  await walk.page.keyboard.press('Control+s');
  await expect(walk.state).toHaveText('Saved, not public yet.', { timeout: 60_000 });
  await walk.press('Publish');
  await expect(walk.dialog.getByRole('status')).toHaveText('The check has found no errors.', {
    timeout: 240_000,
  });
}

test('signing in, a link, a review and a time are done by the keyboard, and every view is accessible', {
  tag: '@full',
}, async ({ studio, browser }) => {
  await studio.run('editors', 'add', 'wim@example.org', '--role', 'write', '--name', 'Wim');
  const walk = await openWalk(browser, studio);
  const { page, dialog } = walk;

  await test.step('signs in by a code', async () => {
    await page.goto('/_studio');
    await walk.view('address');
    await page.keyboard.type('wim@example.org');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code from the message')).toBeFocused();
    await walk.view('code');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await walk.view('wrong code');
    const mailbox = await page.context().newPage();
    await mailbox.goto('/_mail');
    const mail = mailbox.getByRole('article').filter({ hasText: 'wim@example.org' }).first();
    const [code = ''] = /\b\d{6}\b/.exec((await mail.textContent()) ?? '') ?? [];
    await mailbox.close();
    await page.getByLabel('Code from the message').fill(code);
    await page.keyboard.press('Enter');
    await expect(walk.navigation).toBeVisible({ timeout: 60_000 });
  });

  const links: string[] = [];
  /** Makes a link in the dialog that is open, and closes it. */
  async function makeLink(): Promise<void> {
    await walk.press('Make a link', dialog);
    links.push(await dialog.getByLabel('The link', { exact: true }).inputValue());
    await walk.view('a link was made');
    await walk.close();
  }

  await test.step('makes links, and sends a review', async () => {
    await walk.open(/^FAQ/);
    await walk.press('Share');
    await walk.view('share');
    await makeLink();
    await publishTitle(walk, /^Industries/, 'Who we work for');
    await walk.press('Send for review', dialog);
    await expect(dialog.getByRole('status')).toHaveText(/^Sent for review/, { timeout: 240_000 });
    await walk.view('sent for review');
    await page.keyboard.press('Escape');
    await walk.press(/^Overview/, walk.navigation);
    await walk.press(/^A link to look at: /);
    await makeLink();
  });

  const visitor = await openWalk(browser, studio);
  const [toPage = '', toReview = ''] = links;
  /** Opens a link, as somebody who reads it with the keyboard. */
  async function openLink(link: string): Promise<void> {
    await visitor.page.goto(link);
    const shown = visitor.page.frameLocator('iframe[title="The page as it would be"]');
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    await visitor.page.keyboard.press('Tab');
  }

  await test.step('a stranger opens them', async () => {
    await openLink(toPage);
    await visitor.view('a link to a page');
    await openLink(toReview);
    await visitor.view('a link to a review');
    await walk.open(/^FAQ/);
    await walk.press('Share');
    await walk.press(/^End the link /, dialog);
    await expect(dialog.getByRole('button', { name: /^End the link / })).toHaveCount(0);
    await walk.close();
    await visitor.page.goto(toPage);
    await expect(visitor.page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
    expect(await violations(visitor.page)).toEqual([]);
  });

  await test.step('a publisher signs in by the link of her mail, answers, and publishes', async () => {
    await invite(studio, 'pia@example.org', 'publish');
    await new Phone(visitor.page).openMail('pia@example.org');
    await visitor.page.keyboard.press('Tab');
    await visitor.view('sign in by a link');
    await visitor.press('Sign in');
    await expect(visitor.navigation).toBeVisible({ timeout: 60_000 });
    await openLink(toReview);
    await visitor.view('a review');
    await visitor.press('Answer with a note …');
    await visitor.view('a note');
    await visitor.page.keyboard.type('Say “whom”.');
    await visitor.press('Send the answer', visitor.dialog);
    await expect(visitor.page.getByRole('list', { name: 'Answers' })).toContainText('Say “whom”.');
    await visitor.press('Publish it …');
    await visitor.view('publish a review');
    await visitor.press('Publish', visitor.dialog);
    await expect(visitor.page.getByRole('status').filter({ hasText: /^Public\./ })).toBeVisible({
      timeout: 240_000,
    });
    await visitor.view('a published review');
  });

  await test.step('she publishes another page at a time', async () => {
    await visitor.page.goto('/_studio');
    await publishTitle(visitor, /^FAQ/, 'What people ask');
    await visitor.dialog.getByText('Publish at a time').press('Enter');
    await visitor.dialog.getByLabel('Day').fill('2099-01-02');
    await visitor.dialog.getByLabel(/^Time/).fill('09:30');
    await visitor.view('a time');
    await visitor.press('Publish then', visitor.dialog);
    await expect(visitor.dialog).toContainText('It becomes public at 2099-01-02 09:30');
    await visitor.close();
    await visitor.press(/^Overview/, visitor.navigation);
    await expect(visitor.page.getByRole('main')).toContainText('2099-01-02 09:30');
    await visitor.view('overview with a time');
  });

  await page.context().close();
  await visitor.page.context().close();
  expect([...walk.found, ...visitor.found]).toEqual([]);
});

test('an owner invites, changes and removes an editor by the keyboard', { tag: '@full' }, async ({
  studio,
  browser,
}) => {
  await invite(studio, 'olga@example.org', 'own');
  const walk = await openWalk(browser, studio);
  const { page } = walk;
  await new Phone(page).openMail('olga@example.org');
  await walk.press('Sign in');
  const main = page.getByRole('main');
  await walk.press(/^Editors/, walk.navigation);
  const entry = (name: string) => main.getByRole('listitem').filter({ hasText: name });
  await expect(entry('olga@example.org')).toContainText('(you)');
  await walk.view('editors');

  await walk.press('Invite an editor', main);
  await expect(walk.dialog.getByLabel('E-mail address')).toBeFocused();
  await page.keyboard.type('cy@example.org');
  await walk.dialog.getByLabel('Name').fill('Cy Lee');
  await walk.view('invite an editor');
  await walk.press('Invite an editor', walk.dialog);
  await expect(entry('Cy Lee')).toContainText('Write: change everything');
  await expect(walk.button('Invite an editor', main), 'the focus returns').toBeFocused();

  await walk.press('Change: Cy Lee', main);
  await walk.dialog.getByLabel('What they may do').selectOption('publish');
  await walk.press('Save the editor', walk.dialog);
  await expect(entry('Cy Lee')).toContainText('Publish: also make it public');

  await walk.press('Remove: olga@example.org', main);
  await walk.press('Remove the editor', walk.dialog);
  await expect(walk.dialog.getByRole('alert')).toContainText('is the only owner');
  await walk.view('the last owner stays');
  await walk.close();

  await walk.press('Remove: Cy Lee', main);
  await walk.press('Remove the editor', walk.dialog);
  await expect(entry('Cy Lee')).toHaveCount(0);
  await walk.view('editors after one was removed');
  await page.goto('/_mail');
  await expect(page.getByRole('article').filter({ hasText: 'cy@example.org' })).toHaveCount(1);
  await page.context().close();
  expect(walk.found).toEqual([]);
});
