import { expect, test } from 'vitest';
import { brandParts } from './brand-parts.ts';

test.each([
  ['Cragfoot', ['Crag', 'foot'], ['Crag', '*foot']],
  ['Museum of London', ['Museum of', 'London'], ['Museum of ', '*London']],
  ['Tate', ['Tate'], ['Tate']],
  ['Science and Media', ['Science', 'and', 'Media'], ['Science ', '*and ', 'Media']],
  ['Museum of London', ['Museum of ', ' London'], ['Museum of ', '*London']],
])('shows %s in the parts %j', (name, nameParts, shown) => {
  expect(brandParts({ name, nameParts }).map(({ text, isAccent }) => (isAccent ? '*' : '') + text)).toEqual(
    shown,
  );
});
