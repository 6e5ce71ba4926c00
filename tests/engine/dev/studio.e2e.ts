import type { Page } from '@playwright/test';
import { compileProject } from '../../../scripts/content/load-content.ts';
import { test } from '../../support/dev-server.ts';
import { expect } from '../../support/test.ts';

const HOME = 'content/pages/index.json';
const SITE = 'content/site.json';
const ABOUT = 'content/pages/about.json';
const TEMPLATE = 'content/pages/case-studies/[case-studies].json';

// The tests edit the same copy of the site, so they run one after the other.
test.describe.configure({ mode: 'default' });

const blocks = (page: Page) => page.getByRole('region', { name: 'Parts' });
const chosen = (page: Page) => blocks(page).locator('[aria-current]');
const preview = (page: Page) => page.frameLocator('iframe');
const state = (page: Page) => page.getByRole('banner').getByRole('status');
const saveButton = (page: Page) => page.getByRole('button', { name: /^Save/ });

/** Opens a page in the studio and waits for its preview. */
async function openStudio(page: Page, route: string): Promise<void> {
  await page.goto(`/_studio#${route}`);
  await expect(preview(page).locator('main h1')).toBeVisible({ timeout: 30_000 });
}

async function choose(page: Page, block: RegExp | string): Promise<void> {
  await blocks(page).getByRole('button', { name: block }).first().click();
}

/** The names of the blocks from top to bottom. */
function order(page: Page): Promise<string[]> {
  return blocks(page).locator('ol > li > button > span:first-child').allInnerTexts();
}

test('changing a heading and adding and moving a block changes exactly those lines', async ({
  page,
  copy,
}) => {
  const before = copy.read(HOME);
  await openStudio(page, '/');
  await choose(page, /^Hero/);
  await page.getByLabel('Heading (required)').fill('Data in good order');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Data in good order');

  await choose(page, /^Service groups/);
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('button', { name: 'Add Card grid: What we care about' }).click();
  await expect(preview(page).getByRole('heading', { name: 'What we care about' })).toBeAttached();
  // The preview has the site's icon styles.
  const icon = preview(page).locator('[data-icon="volume-x"]');
  const style = () => icon.evaluate((element) => ({ ...getComputedStyle(element, '::before') }));
  await expect.poll(async () => (await style()).maskImage).toMatch(/^url/);
  await page.getByLabel('Colours').selectOption('Dark');
  await expect(preview(page).locator('html')).toHaveAttribute('style', 'color-scheme: dark;');
  // The colour of the same element without the icon.
  const text = await icon.evaluate((element) => {
    const plain = element.parentElement?.appendChild(element.cloneNode() as Element);
    plain?.removeAttribute('data-icon');
    const color = plain && getComputedStyle(plain).color;
    plain?.remove();
    return color;
  });
  expect((await style()).backgroundColor).toBe(text);
  await page.getByLabel('Colours').selectOption('System');
  // The texts of the example cannot be saved.
  const samples = page.getByRole('region', { name: '5 errors', exact: true });
  await expect(samples).toContainText('Nobody has to talk.');
  await page.getByLabel('Heading', { exact: true }).fill('Our habits');
  for (const [item, text] of [
    [/^1 Quiet/, 'No meetings before noon.'],
    [/^2 Choice/, 'You choose the tools.'],
  ] as const) {
    await page.getByRole('button', { name: item }).click();
    await page.getByLabel('Text (required)').fill(text);
    const address = page.getByLabel('Links to (required)');
    if (await address.isVisible()) await address.fill('/about');
    await page.getByRole('button', { name: item }).click();
  }
  await page.getByRole('button', { name: 'Move Card grid up' }).click();
  expect((await order(page)).slice(0, 3)).toEqual(['Hero', 'Card grid', 'Service groups']);
  await saveButton(page).click();
  await expect(state(page)).toHaveText('Saved, not public yet.');

  const added = `    {
      "type": "card-grid",
      "heading": "Our habits",
      "items": [
        {
          "title": "Quiet",
          "text": "No meetings before noon.",
          "icon": "volume-x"
        },
        {
          "title": "Choice",
          "text": "You choose the tools.",
          "link": {
            "label": "See the list",
            "href": "/about"
          }
        }
      ],
      "columns": 2
    },
`;
  const second = '    {\n      "type": "service-groups",';
  expect(copy.read(HOME)).toBe(
    before
      .replace(/"heading": "Data-Driven Software Solutions"/, '"heading": "Data in good order"')
      .replace(second, added + second),
  );
  expect(compileProject(copy.root).diagnostics).toEqual([]);
  copy.write(HOME, before);
});

test('edits a template on the page of its first record, and keeps the references to lists and boxes', {
  tag: '@full',
}, async ({ page, copy }) => {
  const before = copy.read(TEMPLATE);
  await openStudio(page, '/case-studies/[case-studies]');
  await expect(preview(page).locator('main h1')).toHaveText('Example: one screen for repairs');
  await expect(page.getByRole('button', { name: /^(Move|Delete)/ })).toHaveCount(0);
  await choose(page, /^Stats/);
  await expect(page.getByLabel('Items (required)')).toHaveValue('{record.figures}');
  await page.getByLabel('Heading', { exact: true }).fill('In figures');
  await expect(preview(page).getByRole('heading', { name: 'In figures' })).toBeAttached();
  await choose(page, 'Page settings');
  await page.getByLabel('Summary').fill('{record.client}');
  await saveButton(page).click();
  await expect(state(page)).toHaveText('Saved, not public yet.');
  expect(copy.read(TEMPLATE)).toBe(
    before
      .replace('"heading": "What changed"', '"heading": "In figures"')
      .replace('"summary": "{record.description}"', '"summary": "{record.client}"'),
  );
  copy.write(TEMPLATE, before);
});

test('translates what every page shows, and writes only what differs', { tag: '@full' }, async ({
  page,
  copy,
}) => {
  const before = copy.read(SITE);
  const [english, welsh] = ['{ "tag": "en-GB", "name": "English" }', '{ "tag": "cy", "name": "Cymraeg" }'];
  copy.replace(SITE, '"language": "en-GB",', `"language": "en-GB", "languages": [${english}, ${welsh}],`);
  const description = 'Tudalen gartref y safle yn Gymraeg, gyda dolen i’r dudalen gyswllt a dim byd arall.';
  const blocks = [{ type: 'page-header' }];
  copy.write('content/pages/cy.json', JSON.stringify({ title: 'Hafan', description, blocks }));

  await openStudio(page, 'site');
  await page.getByRole('button', { name: 'Cymraeg (not translated)' }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Hafan');
  await choose(page, /^Interface labels/);
  await page.getByLabel('Menu button').fill('Dewislen');
  await expect(preview(page).locator('header')).toContainText('Dewislen');
  await saveButton(page).click();
  await expect(state(page)).toHaveText('Saved, not public yet.');
  const saved = copy.read('content/site.cy.json');
  expect(JSON.parse(saved)).toEqual({ labels: { menu: 'Dewislen' } });
  const list = page.getByRole('list', { name: 'Whole site' });
  await expect(list.getByRole('button', { name: 'Site (Cymraeg)' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByLabel('Menu button')).toHaveCount(0);
  await expect(preview(page).locator('header')).not.toContainText('Dewislen');
  copy.remove('content/site.cy.json');
  copy.remove('content/pages/cy.json');
  copy.write(SITE, before);
});

test('shows an invalid value at its field and does not save it', async ({ page, copy }) => {
  const before = copy.read(ABOUT);
  await openStudio(page, '/about');
  await choose(page, /^Call to action/);
  const heading = page.getByLabel('Heading (required)');
  await heading.fill('');
  const diagnostics = page.getByRole('region', { name: '1 error', exact: true });
  const noHeading = /Call to action has no “Heading”\./;
  await expect(diagnostics).toContainText(noHeading);
  await expect(heading).toHaveAccessibleDescription(noHeading);
  await diagnostics.getByRole('heading').click();
  await diagnostics.getByRole('button', { name: 'Go to Call to action › Heading' }).click();
  await expect(heading).toBeFocused();
  await heading.fill('x');
  const tooShort = /Call to action › Heading is too short \(1 of at least 2 characters\)\./;
  await expect(diagnostics).toContainText(tooShort);
  await expect(heading).toHaveAccessibleDescription(tooShort);
  await saveButton(page).click();
  await expect(diagnostics.getByRole('heading')).toBeFocused();
  await expect(state(page)).toHaveText(
    'Unsaved changes, which this browser keeps. Fix the errors to save them.',
  );
  expect(copy.read(ABOUT)).toBe(before);

  await diagnostics.getByRole('button', { name: /^Go to Call/ }).click();
  await expect(heading).toBeFocused();

  // The server refuses the draft as well.
  const outcome = await page.evaluate(async (file) => {
    const callApi = async (name: string, input: unknown) => {
      const headers = { 'Content-Type': 'application/json', 'x-dev-tools': '1' };
      const response = await fetch(`/_dev/${name}`, { method: 'POST', headers, body: JSON.stringify(input) });
      return response.json();
    };
    const { hash, value } = await callApi('studio/page', { file });
    return (await callApi('studio/save', { file, hash, value: { ...value, title: '' } })).outcome;
  }, ABOUT);
  expect(outcome).toBe('refused');
  expect(copy.read(ABOUT)).toBe(before);

  await heading.fill('Talk to us');
  await expect(page.getByText('No errors or warnings')).toBeVisible();
  await saveButton(page).click();
  await expect(state(page)).toHaveText('Saved, not public yet.');
  expect(copy.read(ABOUT)).toContain('"heading": "Talk to us"');
  copy.write(ABOUT, before);
});

test('fixes a value with one right answer in the draft', { tag: '@full' }, async ({ page, copy }) => {
  const before = copy.read(ABOUT);
  copy.replace(ABOUT, '"lightbulb"', '"ligthbulb"');
  await page.goto('/_studio#/about');
  const diagnostics = page.getByRole('region', { name: '1 error', exact: true });
  await diagnostics.getByRole('heading').click({ timeout: 30_000 });
  await diagnostics.getByRole('button', { name: /^Fix .*Icon$/ }).click({ timeout: 30_000 });
  await expect(page.getByText('No errors or warnings')).toBeVisible();
  await saveButton(page).click();
  await expect(state(page)).toHaveText('Saved, not public yet.');
  expect(copy.read(ABOUT)).toBe(before);
});

test('does not overwrite a file that has changed on disk', { tag: '@full' }, async ({ page, copy }) => {
  const before = copy.read(ABOUT);
  await openStudio(page, '/about');
  const title = page.getByLabel('Title (required)');
  const own = await title.inputValue();
  await title.fill('My title');
  copy.replace(ABOUT, `"title": "${own}"`, '"title": "Their title"');
  const theirs = copy.read(ABOUT);
  await expect(state(page)).toContainText('The file has changed on disk.');
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'The file has changed' });
  await expect(dialog.getByRole('listitem')).toHaveText('Title changed from Their title to My title');
  expect(copy.read(ABOUT)).toBe(theirs);

  await dialog.getByRole('button', { name: 'Use the file' }).click();
  await expect(title).toHaveValue('Their title');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(title).toHaveValue('My title');
  await saveButton(page).click();
  await expect(state(page)).toHaveText('Saved, not public yet.');
  expect(copy.read(ABOUT)).toBe(theirs.replace('Their title', 'My title'));

  await title.fill('My other title');
  copy.replace(ABOUT, 'My title', 'Their other title');
  await saveButton(page).click();
  await dialog.getByRole('button', { name: 'Replace it with my draft' }).click();
  await expect(state(page)).toHaveText('Saved, not public yet.');
  expect(copy.read(ABOUT)).toBe(theirs.replace('Their title', 'My other title'));

  // Edits of other values are combined, in a draft with an error as well.
  await title.fill('M');
  copy.replace(ABOUT, '"description": "', '"description": "Theirs. ');
  await expect(page.getByLabel('Description (required)')).toHaveValue(/^Theirs\./);
  await expect(title).toHaveValue('M');
  expect(copy.read(ABOUT)).toContain('My other title');
  await title.fill('My last title');
  await expect(page.getByText('No errors or warnings')).toBeVisible();
  copy.replace(ABOUT, '"Theirs. ', '"Theirs, again. ');
  await saveButton(page).click();
  await expect(state(page)).toHaveText('Saved, not public yet.');
  expect(copy.read(ABOUT)).toMatch(/My last title.*"Theirs, again\. /s);
  copy.write(ABOUT, before);
  await expect(title).toHaveValue(own);
});

test('keeps unsaved changes after a reload; undo and redo work', async ({ page, copy }) => {
  const before = copy.read(ABOUT);
  await openStudio(page, '/about');
  const summary = page.getByLabel('Summary');
  await summary.fill('Who we are and how we work.');
  await choose(page, /^Call to action/);
  await page.getByRole('button', { name: 'Remove Call to action' }).click();
  await expect(state(page)).toHaveText('Unsaved changes, which this browser keeps.');
  const shorter = await order(page);
  await page.reload();
  await expect(page.getByLabel('Summary')).toHaveValue('Who we are and how we work.');
  expect(await order(page)).toEqual(shorter);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(state(page)).toHaveText('No unsaved changes.');
  await summary.fill('Another one, for a card.');
  await page.keyboard.press('Control+z');
  await expect(summary).toHaveValue('');
  await page.keyboard.press('Control+Shift+z');
  await expect(summary).toHaveValue('Another one, for a card.');
  await page.keyboard.press('Control+z');
  await expect(state(page)).toHaveText('No unsaved changes.');
  expect(copy.read(ABOUT)).toBe(before);
});

test('selects and moves blocks by keyboard and announces each move', { tag: '@full' }, async ({
  page,
  copy,
}) => {
  const before = copy.read(ABOUT);
  await openStudio(page, '/about');
  const names = await order(page);
  const last = names.at(-1) ?? '';
  await blocks(page).locator('ol').getByRole('button').first().focus();
  for (let step = 1; step < names.length; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(chosen(page)).toContainText(last);
  await page.keyboard.press('Alt+ArrowUp');
  const announcement = page.getByRole('status').filter({ hasText: `Moved ${last} to position` });
  await expect(announcement).toHaveText(`Moved ${last} to position ${names.length - 1} of ${names.length}.`);
  await expect(chosen(page)).toBeFocused();
  expect(await order(page)).toEqual([...names.slice(0, -2), last, names.at(-2)]);
  await page.keyboard.press('Alt+ArrowDown');
  expect(await order(page)).toEqual(names);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: 'already the last block' })).toBeAttached();
  expect(copy.read(ABOUT)).toBe(before);
});

test('creates a page, moves it with its references and deletes it', { tag: '@full' }, async ({
  page,
  copy,
}) => {
  const redirects = copy.read('content/redirects.json');
  const about = copy.read(ABOUT);
  const file = 'content/pages/services/training.json';
  await openStudio(page, '/about');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('/services/training');
  await dialog.getByLabel('Title').fill('Training');
  await dialog.getByLabel('Description').fill('Too short.');
  await dialog.getByRole('button', { name: 'Create the page' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Description is too short (10 of at least 50 characters)',
  );
  expect(copy.exists(file)).toBe(false);
  await dialog
    .getByLabel('Description')
    .fill('Courses for the people who will run what we have built with them.');
  await dialog.getByRole('button', { name: 'Create the page' }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Training');
  expect(copy.read(file)).toContain('"title": "Training"');
  // A page that visitors see may not link to a draft.
  copy.replace(file, '"draft": true,', '');
  copy.write(file, copy.read(file).replaceAll('to be added', 'by our trainers'));
  copy.replace(ABOUT, '"href": "/contact"', '"href": "/services/training"');
  await page.getByRole('button', { name: 'Move or rename' }).click();
  await dialog.getByLabel('New address').fill('/services/courses');
  await dialog.getByRole('button', { name: 'Show what changes' }).click();
  await expect(dialog).toContainText(
    /1 reference to this page will be updated.*Page “[^”]+” › Call to action/s,
  );
  await expect(dialog).toContainText('No redirect: visitors do not know the address yet.');
  expect(copy.exists(file)).toBe(true);
  await dialog.getByRole('button', { name: 'Move the page' }).click();
  await expect(page).toHaveURL(/#\/services\/courses$/);
  expect(copy.exists(file)).toBe(false);
  expect(copy.read(ABOUT)).toBe(about.replace('"href": "/contact"', '"href": "/services/courses"'));
  expect(copy.read('content/redirects.json')).toBe(redirects);

  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Training');
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Show what changes' }).click();
  await dialog.getByRole('button', { name: 'Delete the page' }).click();
  await expect(page).toHaveURL(/#\/services$/);
  expect(copy.exists('content/pages/services/courses.json')).toBe(false);
  expect(copy.read(ABOUT)).toBe(about.replace('"href": "/contact"', '"href": "/services"'));
  expect(compileProject(copy.root).diagnostics).toEqual([]);
  copy.write(ABOUT, about);
  copy.write('content/redirects.json', redirects);
});
