import { expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false });

test('a checkbox of a group can be checked and unchecked', async ({ page, open }) => {
  await open('/quote');
  const box = page
    .getByRole('group', { name: /^Platform Requirements/ })
    .getByRole('checkbox')
    .nth(1);
  await box.click();
  await expect(box).toBeChecked();
  await box.click();
  await expect(box).not.toBeChecked();
});
