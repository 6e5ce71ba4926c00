import { mergeTests } from '@playwright/test';
import { test as devTest } from '../../support/dev-server.ts';
import { expect, test as inspectTest } from '../../support/inspect/test.ts';
import { StudioWalk } from './studio-walk.ts';

const FORM = 'content/forms/contact.json';
const SCHEMA = 'schemas/forms/contact.schema.json';

const test = mergeTests(devTest, inspectTest);

test.describe.configure({ mode: 'default', timeout: 300_000 });

for (const width of [390, 1280]) {
  test(`an editor adds, words, orders and removes a question by keyboard at ${width} px`, {
    tag: '@full',
  }, async ({ page, copy, request }) => {
    const [text, schema] = [copy.read(FORM), copy.read(SCHEMA)];
    const walk = new StudioWalk(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/_studio#forms/contact');
    await walk.press('Questions …');
    const list = page.getByRole('main');
    const entries = list.getByRole('listitem');
    await expect(entries).toHaveCount(5, { timeout: 30_000 });
    await expect(list).toContainText('Answers that are stored already stay as they are');
    await walk.view('questions');
    await page.setViewportSize({ width, height: 844 });

    await walk.press('Add a question');
    await page.keyboard.type('Which roof?');
    const kind = walk.dialog.getByLabel('Kind of answer');
    await kind.focus();
    await page.keyboard.type('Choice');
    await walk.dialog.getByLabel('Option 1').fill('Gable');
    await walk.dialog.getByLabel('Option 2').fill('Flat');
    await walk.view('add a question');
    await page.setViewportSize({ width, height: 844 });
    await walk.press('Add a question', walk.dialog);
    await expect(walk.dialog).toHaveCount(0, { timeout: 120_000 });
    const added = entries.filter({ hasText: 'Which roof?' });
    await expect(added).toContainText('Gable · Flat', { timeout: 60_000 });
    await expect(added).toContainText('May be left empty');

    // The database of the development server has the question already.
    const sent = await request.post('/rest/v1/contact_submissions', {
      headers: {
        apikey: 'sb_publishable_local_development_only',
        'x-client-info': 'form (honeypot=empty; seconds=42)',
      },
      data: {
        name: `Ann ${width}`,
        email: 'ann@example.org',
        message: 'Twenty words about a roof.',
        [width === 390 ? 'which_roof' : 'which_roof_2']: 'gable',
      },
    });
    expect(sent.status()).toBe(201);

    await walk.press('Move up: Which roof?', list);
    await expect(entries.nth(4)).toContainText('Which roof?', { timeout: 60_000 });
    await walk.press('Change: Which roof?', list);
    await walk.dialog.getByLabel('Question', { exact: true }).fill('Which kind of roof?');
    await walk.press('Save the question', walk.dialog);
    await expect(walk.dialog).toHaveCount(0, { timeout: 120_000 });
    await walk.press('Remove: Which kind of roof?', list);
    await expect(walk.dialog).toContainText('Its stored answers stay in the database');
    await walk.view('remove a question');
    await page.setViewportSize({ width, height: 844 });
    await walk.press('Remove the question', walk.dialog);
    await expect(entries).toHaveCount(5, { timeout: 120_000 });
    await walk.button('Undo: Remove the question “Which kind of roof?”').press('Enter');
    await expect(entries).toHaveCount(6, { timeout: 120_000 });
    await walk.press('Remove: Which kind of roof?', list);
    await walk.press('Remove the question', walk.dialog);
    await expect(entries).toHaveCount(5, { timeout: 120_000 });
    expect(JSON.parse(copy.read(FORM)).sections).toEqual(JSON.parse(text).sections);
    expect(JSON.parse(copy.read(SCHEMA))).toEqual(JSON.parse(schema));
    expect(walk.found).toEqual([]);
  });
}
