import { expect, test } from 'vitest';
import { builtPage } from '../../support/built-site.ts';
import { one } from '../../support/html.ts';

test('no checkbox is preselected, and each form has a notice about sending', () => {
  for (const route of ['/', '/contact', '/quote']) {
    const form = one(builtPage(route), 'main form[id^="form-"]');
    const boxes = form.querySelectorAll('[type="checkbox"], [type="radio"]');
    const preselected = boxes.filter((box) => box.hasAttribute('checked')).map((box) => box.outerHTML);
    expect(preselected, `preselected on ${route}`).toEqual([]);
    const notices = form
      .querySelectorAll('p')
      .filter((text) => text.querySelector('a[href="/privacy-policy"]'));
    expect(notices, route).toHaveLength(1);
  }
});
