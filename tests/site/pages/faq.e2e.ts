import { expect, test } from '../../support/test.ts';

// faq.test.ts reads the questions and answers from the file of the page.
for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('one answer is open at a time, and the open one can be closed', async ({ page, open }) => {
      await open('/faq');
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
