import { expect, test } from '../../support/test.ts';

// tests/engine/browser/every-page.e2e.ts checks that every page has the same text with JavaScript.
test.use({ javaScriptEnabled: false });

const TOPICS = [
  /services/i,
  /\bdata\b/i,
  /cloud/i,
  /\bAI\b/,
  /industries/i,
  /migrat/i,
  /implementation/i,
  /secur/i,
  /how long/i,
  /train/i,
  /worked|KPI/i,
  /automat/i,
  /governance/i,
  /support/i,
];

test('the fifteen questions cover the specified topics', async ({ page, open }) => {
  await open('/faq');
  const questions = page.locator('main summary');
  await expect(questions).toHaveCount(15);
  for (const topic of TOPICS) await expect(questions.filter({ hasText: topic }).first()).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('one answer is open at a time, and the open one can be closed', async ({ page, open }) => {
      await open('/faq');
      const answers = page.locator('main details');
      for (const answer of await answers.all()) await expect(answer).toContainText(/\S{3}/);
      const opened = page.locator('main details[open]');
      const questions = page.locator('main summary');
      await expect(opened).toHaveCount(0);
      await questions.nth(3).click();
      await expect(opened).toHaveCount(1);
      await questions.nth(8).click();
      await expect(opened).toHaveCount(1);
      await expect(opened).toContainText('2-6 weeks');
      await questions.nth(8).press('Enter');
      await expect(opened).toHaveCount(0);
    });
  });
}

test('the answers about time match the specification', async ({ page, open }) => {
  await open('/faq');
  const question = page.locator('main summary').filter({ hasText: /how long/i });
  await question.click();
  const answer = page.locator('main details[open]');
  for (const words of [
    /Analysis:\s*2-6 weeks/,
    /Data migration:\s*4-24 months/,
    /Cloud migration:\s*6-16 weeks/,
    /Custom software:\s*3-12 months/,
    /System implementation:\s*6-18 months/,
  ]) {
    await expect(answer).toContainText(words);
  }
});

test('a link below the questions opens the contact page', async ({ page, open }) => {
  await open('/faq');
  await page.locator('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
});
