import { mergeTests } from '@playwright/test';
import { test as devTest } from '../../support/dev-server.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { createRepository } from '../../support/git-repository.ts';
import { expect, test as inspectTest } from '../../support/inspect/test.ts';
import { selection } from '../../support/selection.ts';
import { SMALL, StudioWalk } from './studio-walk.ts';

const ABOUT = 'content/pages/about.json';
const FAQ = 'content/pages/faq.json';
const LOGO = 'content/media/logo.svg';
const GROUPS = 'src/site/blocks/service-groups/ServiceGroups.tsx';
/** A module with a wrong type. */
const WRONG = 'src/site/wrong.ts';
/** A whole check reads the types of the site and of the engine. */
const CHECK_MS = 120_000;

const test = mergeTests(devTest, inspectTest);

// The tests edit the same copy of the site, so they run one after the other.
test.describe.configure({ mode: 'default', timeout: IS_FULL_RUN ? 1_800_000 : 120_000 });

test('every view of editing is accessible at 1024 × 700, dark, with text at 200 %, and by keyboard', {
  tag: '@full',
}, async ({ page, copy, health }) => {
  health.expect(/A block failed/);
  const walk = new StudioWalk(page);
  const about = copy.read(ABOUT);
  const faq = copy.read(FAQ);

  await test.step('the list of documents', async () => {
    await page.goto('/_studio#/about');
    await expect(walk.title).toBeVisible({ timeout: 30_000 });
    await page.setViewportSize(SMALL);
    const field = await walk.title.boundingBox();
    expect(field?.width, 'the form has room').toBeGreaterThan(440);
    // Four keys to the first field, from the start of the page: the setting of the form's help is before it.
    await page.keyboard.press('Tab');
    await expect(walk.button('Skip to the form')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Show help')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(walk.title).toBeFocused();
    await page.keyboard.press('F6');
    await expect(page.getByRole('region', { name: 'Preview' })).toBeFocused();
    await page.keyboard.press('F6');
    await expect(walk.navigation).toBeFocused();
    await walk.view('list of documents');
  });

  await test.step('the search', async () => {
    await walk.press('Search');
    const field = walk.dialog.getByRole('searchbox');
    await expect(field).toBeFocused();
    await field.fill('telephone');
    await expect(walk.button(/^Site/, walk.dialog)).toBeVisible();
    await walk.view('search');
    await field.fill('nothing is called this');
    await expect(walk.dialog.getByRole('status')).toHaveText('Nothing matches.');
    await walk.view('search without a match');
    await field.fill('working days');
    await walk.press(/^Replace/, walk.dialog);
    await walk.dialog.getByLabel('Replace by').fill('days');
    await walk.press('Show what changes', walk.dialog);
    await expect(walk.dialog.getByRole('listitem').first()).toContainText('changed from');
    await walk.view('replace');
    await walk.close();
  });

  await test.step('a text with its buttons, and the dialog of a link', async () => {
    await walk.press(/^Text/, walk.parts);
    await page.getByRole('textbox', { name: 'Text 1' }).press('Control+k');
    await expect(walk.dialog.getByRole('option').first()).toBeVisible();
    // Closes the list, which scrolls, and covers what is below it.
    await page.keyboard.press('Escape');
    await walk.view('link');
    await page.keyboard.press('Escape');
    await expect(walk.dialog).toHaveCount(0);
    await walk.view('text with its buttons');
  });

  await test.step('a document of every kind', async () => {
    const first = walk.navigation
      .locator('section:not([aria-label="Whole site"]) li:first-child')
      .getByRole('button');
    await walk.press(/^What your developer looks after/, walk.navigation);
    const single = walk.navigation
      .getByRole('list', { name: /^(Whole site|What your developer looks after)$/ })
      .getByRole('button');
    for (const one of selection(
      [...(await first.all()), ...(await single.filter({ hasNotText: 'Pictures and documents' }).all())],
      3,
    )) {
      await one.press('Enter');
      await expect(one).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').getByRole('heading', { name: /warning|error/ })).toBeVisible();
      await walk.view(`document ${await one.innerText()}`);
    }
  });

  await test.step('a block with an error, an item and a list of choices', async () => {
    await walk.open(/ \/$/);
    await walk.press(/^Card grid/, walk.parts);
    await walk.press(/^1 /);
    await page.getByLabel('Text (required)').first().fill('');
    await expect(page.getByRole('region', { name: '1 error', exact: true })).toBeVisible();
    await page.getByRole('main').locator('summary').filter({ hasText: 'error' }).press('Enter');
    await page.getByLabel('Show files and lines').press('Space');
    await walk.view('errors with their locations');
    await page.getByLabel('Show files and lines').press('Space');
    await page.getByRole('combobox', { name: 'Icon' }).first().press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    await walk.view('block with an error and a list of icons');
    await page.keyboard.press('Escape');
    // Undo shows what it undoes, also from another part of the document.
    await walk.press('Page settings', walk.parts);
    await page.keyboard.press('Control+z');
    await expect(page.getByLabel('Text (required)').first()).toBeFocused();
    await walk.undoAll();
  });

  await test.step('a block that cannot be shown', async () => {
    const component = copy.read(GROUPS);
    copy.replace(GROUPS, 'return (', "if (heading === 'Throw') throw new Error('No cards.');\n  return (");
    await walk.press(/^Service groups/, walk.parts);
    await page
      .getByRole('textbox', { name: /^Heading/ })
      .first()
      .fill('Throw');
    await expect(page.getByRole('region', { name: 'A block cannot be shown' })).toContainText('No cards.');
    await walk.view('block that cannot be shown');
    copy.write(GROUPS, component);
    await walk.undoAll();
  });

  await test.step('the dialogs that create', async () => {
    await walk.press('Add a block');
    await walk.view('add a block');
    await walk.press(/^Add Card grid/, walk.dialog);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await walk.undoAll();
    await walk.press('New page');
    await walk.dialog.getByLabel('Title').fill('Staff training');
    await expect(walk.dialog.getByLabel('Address')).toHaveValue('/staff-training');
    await walk.dialog.getByLabel('Description').fill('Short.');
    await walk.press('Create the page', walk.dialog);
    await expect(walk.dialog.getByRole('alert')).toContainText('too short');
    await walk.view('new page with an error');
    const document = page.url();
    await page.goBack();
    await expect(walk.dialog).toHaveCount(0);
    await expect(page, 'Back only closes the dialog').toHaveURL(document);
    await walk.press(/^New (?!page)/, walk.navigation);
    await walk.view('new record');
    await walk.close();
    await page.goBack();
    await expect(page, 'Back skips a dialog that is closed').not.toHaveURL(document);
  });

  await test.step('a picture that is chosen, and pictures that are dropped', async () => {
    await walk.open(/^About/);
    await walk.press(/^Logo grid/, walk.parts);
    const items = page.getByRole('group', { name: 'Items', exact: true });
    const count = await items.getByRole('button', { name: /^Duplicate/ }).count();
    await walk.press('Choose a picture of the site', items);
    await expect(walk.dialog.getByRole('button', { name: 'logo.svg' })).toBeVisible();
    await walk.view('choose a picture');
    await walk.close();
    await walk.drop('New client.svg', copy.read(LOGO), items.getByText('or drop a file here').last());
    // The item has its picture, so only its text alternative is missing.
    await expect(items.getByRole('button', { name: /^Duplicate/ })).toHaveCount(count + 1);
    await expect(items.getByLabel('Organisation (required)')).toBeFocused();
    await expect(page.getByRole('region', { name: '1 error', exact: true })).toContainText('Organisation');
    await walk.view('item with a picture');
    const field = items.getByLabel('Picture (required)');
    await expect(field).toHaveValue('new-client.svg');
    await walk.drop('Other client.svg', copy.read(LOGO), field);
    await expect(field).toHaveValue('other-client.svg');
    await walk.undoAll();
  });

  await test.step('the dialogs that move and delete', async () => {
    await walk.press('Move or rename');
    await walk.dialog.getByLabel('New address').fill('/who-we-are');
    await walk.press('Show what changes', walk.dialog);
    await expect(walk.dialog).toContainText('will be updated');
    await walk.view('move a page');
    await walk.close();
    await walk.press('Delete');
    await walk.press('Show what changes', walk.dialog);
    await expect(walk.dialog).toContainText('will be updated');
    await walk.view('delete a page');
    await walk.close();
    await walk.open(/^DevOps/);
    await walk.press('Delete');
    await walk.press('Delete', walk.dialog);
    await expect(walk.dialog).toContainText('Remove it from these pages first.');
    await walk.view('delete a record that is used');
    await walk.close();
    // The preview has another page by now. That of before could still load the dropped pictures.
    for (const name of ['new-client.svg', 'other-client.svg']) copy.remove(`content/media/${name}`);
  });

  await test.step('files that change, disappear or cannot be read', async () => {
    await walk.open(/^About/);
    await walk.title.fill('My title');
    copy.write(ABOUT, about.replace(/"title": "[^"]*"/, '"title": "Their title"'));
    await expect(walk.state).toContainText('The file has changed on disk.');
    await page.keyboard.press('Control+s');
    await expect(walk.dialog).toContainText('Title changed from Their title to My title');
    await walk.view('conflict');
    await walk.press('Use the file', walk.dialog);
    await expect(walk.title).toHaveValue('Their title');
    copy.write(ABOUT, about.replace('{', '{ // A comment.'));
    await expect(page.getByRole('heading', { name: /^The studio cannot edit/ })).toBeVisible();
    await walk.view('file that cannot be edited');
    copy.write(ABOUT, about);
    await expect(walk.title).toBeVisible();

    await walk.open(/^Frequently|FAQ/);
    await walk.title.fill('Q');
    // The check of the draft has ended.
    await expect(page.getByRole('region', { name: '1 error', exact: true })).toBeVisible();
    copy.remove(FAQ);
    await walk.button(/^Deleted, with unsaved changes/).waitFor();
    await walk.view('deleted document');
    await walk.press(/^Deleted, with unsaved changes/);
    await walk.view('draft of a deleted document');
    await walk.press('Put the document back', walk.dialog);
    await expect(walk.title).toHaveValue('Q');
    await expect.poll(() => JSON.parse(copy.read(FAQ))).toEqual(JSON.parse(faq));
    await walk.view('document that was put back');
    await walk.undoAll();
    copy.write(FAQ, faq);
  });

  expect(walk.found).toEqual([]);
});

test('every view of publishing and of the history is accessible in the same way', { tag: '@full' }, async ({
  page,
  copy,
}) => {
  const walk = new StudioWalk(page);
  const { dialog } = walk;
  const about = copy.read(ABOUT);
  const faq = copy.read(FAQ);
  // The copy of the site becomes a repository with a bare remote.
  const repository = createRepository({}, copy.root);
  const checked = (text: string | RegExp) =>
    expect(dialog.getByRole('status')).toHaveText(text, { timeout: CHECK_MS });
  await page.goto('/_studio#/about');
  await expect(walk.title).toBeVisible({ timeout: 30_000 });

  await test.step('publish', async () => {
    await walk.open(/^About/);
    await walk.title.fill('Who we are');
    await expect(page.getByText('No errors or warnings')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(walk.state).toHaveText('Saved, not public yet.');
    await walk.press('Publish');
    await checked('The check has found no errors.');
    await walk.dialog.getByRole('region', { name: 'After' }).frameLocator('iframe').locator('h1').waitFor();
    await walk.view('publish');
    copy.write(FAQ, faq.replace(/"title": "[^"]*"/, '"title": ""'));
    copy.write(WRONG, 'export const WRONG: string = 1;\n');
    // Other content than that which has passed is checked again.
    copy.replace(ABOUT, '"Who we are"', '"Who we all are"');
    await walk.close();
    await walk.press('Publish');
    await checked('The check has found errors. Fix them, save, and publish again.');
    await walk.dialog.getByText('For a developer').press('Enter');
    await walk.view('publish with errors');
    await walk.close();
    copy.write(FAQ, faq);
    copy.remove(WRONG);
    repository.hook('pre-receive', 'echo "Only Mondays." >&2; exit 1', repository.remote);
    await walk.press('Publish');
    await checked('The check has found no errors.');
    await walk.press('Publish', walk.dialog);
    await expect(walk.dialog.getByRole('alert')).toContainText('Only Mondays.', { timeout: CHECK_MS });
    await walk.view('refused push');
    repository.hook('pre-receive', 'exit 0', repository.remote);
    await walk.press('Publish', walk.dialog);
    await checked(/^Public\./);
    await walk.view('published');
    await walk.close();
  });

  await test.step('history', async () => {
    await walk.press('History');
    await walk.press(/^First/, walk.dialog);
    await expect(walk.dialog).toContainText('Title changed from');
    await walk.view('history');
    await walk.press('Restore this version', walk.dialog);
    await expect(walk.title).toHaveValue(JSON.parse(about).title);
    await walk.view('restored version');
  });

  repository.dispose();
  copy.write(ABOUT, about);
  expect(walk.found).toEqual([]);
});
