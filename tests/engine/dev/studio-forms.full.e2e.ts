import path from 'node:path';
import { mergeTests, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test as devTest } from '../../support/dev-server.ts';
import { holdRequests } from '../../support/hold.ts';
import { expect, test as inspectTest } from '../../support/inspect/test.ts';
import { afterFocus, moveCaret } from './move-caret.ts';
import { smallTargets } from './studio-walk.ts';

const test = mergeTests(devTest, inspectTest);

const HOME = 'content/pages/index.json';

// The tests share a copy of the site, so they run one after the other.
test.describe.configure({ mode: 'default' });

const parts = (page: Page) => page.getByRole('region', { name: 'Parts' });

/** A photograph of several megabytes. */
const grainy = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

async function open(page: Page, route: string, part: RegExp): Promise<void> {
  await page.goto(`/_studio#${route}`);
  await parts(page).getByRole('button', { name: part }).first().click({ timeout: 30_000 });
}

test('marks no item as wrong after it was moved', async ({ page }) => {
  await open(page, '/', /^Hero/);
  const items = page.getByRole('group', { name: 'Buttons' }).getByRole('listitem');
  const first = await items.first().getByRole('button').first().innerText();
  await items
    .first()
    .getByRole('button', { name: /^Move .* down$/ })
    .click();
  await expect(items.nth(1)).toContainText(first.replace(/^1\s*/, ''));
  await expect(page.getByText('No errors or warnings')).toBeVisible();
  await expect(page.locator('main li[data-error]')).toHaveCount(0);
});

test('a new item of a list has the focus in its first field', async ({ page }) => {
  await open(page, '/faq', /^Questions/);
  await page.getByRole('button', { name: 'Add to items' }).click();
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused();
  // The item is complete only with an answer, which nobody is told before they leave it.
  await page.keyboard.type('How long does it take?');
  await page.getByRole('button', { name: 'Add to answer' }).click();
  await expect(page.getByRole('textbox', { name: 'Answer 1' })).toBeFocused();
  // Only the form scrolls: the bar with Save stays.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
});

test('an answer stays open in the preview while its question is typed', async ({ page }) => {
  await open(page, '/faq', /^Questions/);
  const answer = page.frameLocator('iframe').locator('main details').first();
  await answer.locator('summary').click();
  const question = page.getByRole('textbox', { name: 'Question' });
  await expect(question).toBeFocused();
  await question.fill('What do you do');
  await expect(answer.locator('summary')).toHaveText('What do you do');
  await expect(answer).toHaveAttribute('open');
});

test('a new block has no picture that nobody has chosen', async ({ page }) => {
  await open(page, '/about', /^Page header/);
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByLabel('Find a block').fill('photo');
  await page.getByRole('button', { name: /^Add Picture: The van/ }).click();
  await expect(page.getByRole('combobox', { name: /^Picture/ })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: /^Picture/ })).toHaveAccessibleDescription(
    /has no “Picture”/,
  );
});

test('a large picture becomes smaller, and one that no document names can be deleted', async ({
  page,
  copy,
}) => {
  const file = 'content/media/class-room.jpg';
  await open(page, '/about', /^Page header/);
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByLabel('Find a block').fill('photo');
  await page.getByRole('button', { name: /^Add Picture: The van/ }).click();
  const name = 'class room.JPG';
  const picture = { name, mimeType: 'image/jpeg', buffer: await grainy(4400, 3000) };
  const input = page.getByLabel(/^Upload a file/);
  await input.setInputFiles(picture);
  const question = page.getByRole('dialog', { name: 'Make the picture smaller?' });
  await expect(question).toContainText('A copy of at most 3,840 pixels');
  await question.getByRole('button', { name: 'Upload a smaller copy' }).click();
  const field = page.getByRole('combobox', { name: /^Picture/ });
  await expect(field).toHaveValue('class-room.jpg');
  const { width, height } = await sharp(path.join(copy.root, file)).metadata();
  expect([width, height]).toEqual([3840, 2618]);

  const choose = page.getByRole('button', { name: 'Choose a picture of the site' });
  const list = page.getByRole('dialog', { name: 'Choose a picture' });
  await choose.click();
  await list.getByLabel('Find a picture').fill('class-room');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  // The draft names it.
  const remove = list.getByRole('button', { name: 'Delete class-room.jpg' });
  await expect(remove).toHaveCount(0);
  await list.getByRole('button', { name: 'Close' }).click();
  await field.fill('');
  await page.keyboard.press('Escape');
  await choose.click();
  await remove.click();
  await page.getByRole('button', { name: 'Delete the file' }).click();
  await expect(remove).toHaveCount(0);
  await expect(list.getByLabel('Find a picture')).toBeFocused();
  expect(copy.exists(file)).toBe(false);
});

test('a block is copied to another page, without its anchor', async ({ page }) => {
  await open(page, '/about', /^Stats/);
  const anchor = page.getByLabel('Name for links');
  await anchor.fill('numbers');
  await page.getByRole('button', { name: 'Copy Stats for another page' }).click();
  await page.goto('/_studio#/faq');
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('button', { name: 'Add the copy of Stats from “About”' }).click();
  await expect(parts(page).getByRole('button', { name: /^Stats/ })).toHaveCount(1);
  await expect(anchor).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the form of a chosen part comes into view, Save stays in reach, and a finger meets every control', async ({
    page,
  }) => {
    await open(page, '/about', /^Stats/);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    const save = page.getByRole('button', { name: /^Save/ });
    await expect(save).toBeInViewport();
    await page.getByLabel('Name for links').fill('');
    await expect(save).toBeInViewport();
    expect(await smallTargets(page)).toEqual([]);
  });
});

test('shows bold words and links as such, and writes them as markup', async ({ page, copy }) => {
  const before = copy.read(HOME);
  await open(page, '/', /^Hero/);
  const text = page.getByRole('textbox', { name: 'Text (required)' });
  // ProseMirror takes a caret at the start, right after a focus without a click, for one that the browser has reset.
  await text.click();
  await text.fill('Read all about our work');
  await moveCaret(page, 'Home');
  await moveCaret(page, 'Shift+ArrowRight', 4);
  await page.keyboard.press('Control+b');
  await expect(text.locator('strong')).toHaveText('Read');
  await moveCaret(page, 'End');
  await moveCaret(page, 'Shift+ArrowLeft', 4);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(dialog.getByLabel('Page or address')).toBeFocused();
  await dialog.getByLabel('Page or address').fill('/contact');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Link the words' }).click();
  await expect(dialog).toHaveCount(0);
  await afterFocus(page);
  await page.keyboard.type(', and **m');
  // Every dialog gives the caret back with the focus.
  await page.keyboard.press('Control+p');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await afterFocus(page);
  await page.keyboard.type('ore** of it');
  const preview = page.frameLocator('iframe').locator('main');
  await expect(preview.getByRole('link', { name: 'work', exact: true })).toHaveAttribute('href', '/contact');
  await expect(preview.locator('strong', { hasText: 'Read' })).toBeVisible();
  await expect(text).toHaveText('Read all about our work, and more of it');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Saved, not public yet.');
  const lines = (all: string) => new Set(all.split('\n'));
  const added = [...lines(copy.read(HOME))].filter((line) => !lines(before).has(line));
  expect(added.map((line) => line.trim())).toEqual([
    '"text": "**Read** all about our [work](/contact), and **more** of it",',
  ]);
  copy.write(HOME, before);
});

test('a word of an input method is written as it was composed', async ({ page }) => {
  await open(page, '/', /^Hero/);
  const text = page.getByRole('textbox', { name: 'Text (required)' });
  await text.fill('');
  const protocol = await page.context().newCDPSession(page);
  for (const composed of ['に', 'にほ', 'にほん']) {
    const end = composed.length;
    await protocol.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: end,
      selectionEnd: end,
    });
    await expect(text).toHaveText(composed);
  }
  await protocol.send('Input.insertText', { text: '日本' });
  await page.keyboard.type(' **語**');
  await expect(text).toHaveText('日本 語');
  await expect(text.locator('strong')).toHaveText('語');
  const draft = () => page.evaluate((file) => localStorage.getItem(`studio:draft:${file}`), HOME);
  await expect.poll(draft).toContain('"日本 **語**"');
});

test('a list writes like text: Enter adds a point and Backspace joins it', async ({ page }) => {
  await open(page, '/about', /^Text/);
  const points = page.getByRole('group', { name: 'Text', exact: true }).getByRole('textbox');
  const count = await points.count();
  await points.first().focus();
  await moveCaret(page, 'Control+End');
  await page.keyboard.press('Enter');
  await expect(points).toHaveCount(count + 1);
  await expect(points.nth(1)).toBeFocused();
  // The new field receives its caret a frame after its focus.
  await moveCaret(page, 'End');
  await page.keyboard.type('👩‍💻 می‌خواهم');
  await expect(points.nth(1)).toHaveText('👩‍💻 می‌خواهم');
  await moveCaret(page, 'Home');
  await page.keyboard.press('Backspace');
  await expect(points).toHaveCount(count);
  await expect(points.first()).toBeFocused();
  await expect(points.first()).toContainText('👩‍💻 می‌خواهم');
});

test('a redirect is added and renamed by the keyboard alone', async ({ page }) => {
  await page.goto('/_studio#redirects');
  await page.getByRole('button', { name: 'Add an entry' }).press('Enter', { timeout: 30_000 });
  await page.keyboard.type('/venue-hire');
  await page.keyboard.press('Tab');
  const target = (name: string) => page.getByRole('group', { name, exact: true }).getByLabel('New address');
  await expect(target('/venue-hire')).toBeFocused();
  await page.keyboard.type('/about');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type('-old');
  await page.keyboard.press('Tab');
  await expect(target('/venue-hire-old')).toBeFocused();
  await expect(target('/venue-hire-old')).toHaveValue('/about');
});

test('one search finds the field of the telephone number and every text, and replaces words', async ({
  page,
  copy,
}) => {
  const files = ['content/pages/about.json', 'content/site.json'];
  const before = files.map((file) => copy.read(file));
  copy.replace('content/pages/about.json', 'About Tidewell', 'Recieve Tidewell');
  await open(page, '/about', /^Page header/);
  await page.keyboard.press('Control+p');
  const dialog = page.getByRole('dialog', { name: 'Search the site' });
  await dialog.getByRole('searchbox').fill('telephone');
  await dialog.getByRole('button', { name: /^Site/ }).first().click();
  await expect(page.getByRole('banner')).toContainText('Site');
  await expect(page.locator(':focus')).toHaveAttribute('id', /phone/i);
  await page.keyboard.press('Control+p');
  await dialog.getByRole('searchbox').fill('Recieve');
  await dialog.getByRole('button', { name: 'Replace “Recieve” on the whole site' }).click();
  const replacing = page.getByRole('dialog', { name: 'Replace “Recieve” on the whole site' });
  await replacing.getByLabel('Replace by').fill('Receive');
  await replacing.getByRole('button', { name: 'Show what changes' }).click();
  await expect(replacing.getByRole('listitem')).toContainText('Receive Tidewell');
  await replacing.getByRole('button', { name: 'Replace in 1 text' }).click();
  await expect(replacing).toHaveCount(0);
  expect(copy.read('content/pages/about.json')).toContain('"heading": "Receive Tidewell"');
  // The answer arrives when another document is open, which stays.
  const answer = await holdRequests(page, '**/studio/history/undo');
  await page.getByRole('button', { name: 'Undo: Replace “Recieve” by “Receive”' }).click();
  await page
    .getByRole('navigation', { name: 'Content' })
    .getByRole('button', { name: /contact/i })
    .first()
    .click();
  answer();
  await expect(page.getByRole('button', { name: 'Redo: Replace “Recieve” by “Receive”' })).toBeVisible();
  await expect(page).toHaveURL(/#\/contact$/);
  await expect.poll(() => copy.read('content/pages/about.json')).toContain('"heading": "Recieve Tidewell"');
  for (const [index, file] of files.entries()) copy.write(file, before[index] ?? '');
});

test('a click on a text or a picture of the page focuses its field, in this document or another', async ({
  page,
}) => {
  const frame = page.frameLocator('iframe');
  const banner = page.getByRole('banner');
  // The form has the focus before its fields have rendered, and has no value.
  const focused = page.locator(':is(input, textarea, [role="textbox"]):focus');
  await open(page, '/about', /^Stats/);
  await frame.locator('main').getByRole('heading', { level: 1 }).click();
  await expect(page.getByLabel('Heading', { exact: true })).toBeFocused();
  await frame.locator('main').getByText('Excellence', { exact: true }).click();
  await expect(focused).toHaveValue('Excellence');
  await frame.getByRole('contentinfo').getByText('Help and legal').click();
  await expect(banner).toContainText('Site');
  await expect(focused).toHaveValue('Help and legal');
  // Site is open now, and its own texts are found as well.
  await page.getByRole('region', { name: 'Parts' }).getByRole('button').first().click();
  await frame.getByRole('contentinfo').getByText('Help and legal').click();
  await expect(focused).toHaveValue('Help and legal');
  // The shortcuts of the studio work in the preview.
  await frame.locator('main').click({ position: { x: 3, y: 3 } });
  await page.keyboard.press('Control+p');
  await expect(page.getByRole('dialog', { name: 'Search the site' })).toBeVisible();
  await page.keyboard.press('Escape');

  await open(page, '/services', /^Page header/);
  await frame.locator('main').getByText('Releases happen in working hours').first().click();
  await expect(banner).toContainText('DevOps');
  await expect(focused).toHaveText(/^Releases happen in working hours/);
  await frame.getByRole('banner').getByRole('link', { name: 'Get a Quote' }).click();
  await expect(banner).toContainText('Site');
  await expect(focused).toHaveValue('Get a Quote');

  await open(page, '/faq', /^Page header/);
  await frame.getByText('What services do you offer?').click();
  await expect(focused).toHaveText('What services do you offer?');
});
