import { expect, test } from 'vitest';
import { SCHEMAS } from '../../../../tests/support/small-site/schemas.ts';
import { findText } from './find-text.ts';

const page = {
  title: 'Write to {site.email} today',
  blocks: [
    { type: 'hero', heading: 'Data' },
    { type: 'card-grid', items: [{ title: 'Care', text: 'Data' }] },
  ],
};

test.each([
  [['Data'], ['blocks', 0, 'heading']],
  [
    ['no field', ' data '],
    ['blocks', 0, 'heading'],
  ],
  [['Care'], ['blocks', 1, 'items', 0, 'title']],
  [['Write to ada@example.org today'], ['title']],
  [['hero', ''], undefined],
])('finds the value that a page shows as %j', (shown, path) => {
  expect(findText(page, SCHEMAS.page, SCHEMAS, shown)).toEqual(path);
});

test('takes no text that is only a placeholder for what is shown', () => {
  expect(findText({ title: '{count}' }, SCHEMAS.page, SCHEMAS, ['Help and legal'])).toBeUndefined();
});
