import { readdirSync } from 'node:fs';
import path from 'node:path';
import { mergeTests } from '@playwright/test';
import { test as devTest } from '../../support/dev-server.ts';
import { expect, test as inspectTest } from '../../support/inspect/test.ts';
import { PHONE, SIZES, StudioWalk } from './studio-walk.ts';

const test = mergeTests(devTest, inspectTest);
const FORM = 'content/forms/contact.json';
const SCHEMA = 'schemas/forms/contact.schema.json';
const MIGRATIONS = 'supabase/migrations';
const QUESTION = 'How many people are coming?';

test('a question is added, worded, moved and removed by the keyboard, and one press brings it back', {
  tag: '@full',
}, async ({ page, copy }) => {
  test.setTimeout(600_000);
  const [form, schema] = [FORM, SCHEMA].map((file) => copy.read(file));
  const migrations = () => readdirSync(path.join(copy.root, MIGRATIONS));
  const before = migrations();
  const walk = new StudioWalk(page, [PHONE, ...SIZES]);
  await page.goto('/_studio#forms/contact');
  await walk.press('Questions …', page.getByRole('main'));
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(5, { timeout: 30_000 });
  await walk.view('questions');

  await walk.press('Add a question', page.getByRole('main'));
  await walk.dialog.getByLabel('Question', { exact: true }).fill(QUESTION);
  await walk.dialog.getByLabel('Kind of answer').selectOption('Number');
  await walk.view('new question');
  await walk.press('Add a question', walk.dialog);
  await expect(walk.dialog).toHaveCount(0, { timeout: 60_000 });
  await expect(list).toHaveCount(6);
  await expect(list.last()).toContainText(`${QUESTION}\nNumber · May be left empty`, { useInnerText: true });
  expect(migrations()).toHaveLength(before.length + 1);

  await walk.press(`Change: ${QUESTION}`);
  await walk.dialog.getByRole('checkbox', { name: 'Must be answered' }).press('Space');
  await walk.press('Save the question', walk.dialog);
  await expect(list.last()).toContainText('Number · Must be answered', { timeout: 60_000 });
  await walk.press(`Move up: ${QUESTION}`);
  await expect(list.nth(4)).toContainText(QUESTION, { timeout: 60_000 });

  await walk.press(`Remove: ${QUESTION}`);
  await walk.view('remove a question');
  await walk.press('Remove the question', walk.dialog);
  await expect(walk.dialog).toHaveCount(0, { timeout: 60_000 });
  // At once: the list of changes must not have moved the button under the key.
  await walk.press(/^Undo: Remove /, walk.navigation);
  await expect(list).toHaveCount(6, { timeout: 60_000 });
  await expect(list.nth(4)).toContainText(QUESTION);

  // Without a page that asks a server which has stopped.
  await page.goto('about:blank');
  await copy.restart(async () => {
    copy.write(FORM, form ?? '');
    copy.write(SCHEMA, schema ?? '');
    for (const file of migrations().filter((one) => !before.includes(one)))
      copy.remove(`${MIGRATIONS}/${file}`);
    await copy.run('generate');
  });
  expect(walk.found).toEqual([]);
});
