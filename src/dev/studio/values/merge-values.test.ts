import { describe, expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

const BASE = {
  title: 'Start',
  blocks: [
    { type: 'hero', heading: 'One', text: 'First' },
    { type: 'faq', heading: 'Two' },
  ],
};

type Page = typeof BASE;

const edited = (change: (page: Page) => void): Page => {
  const page = structuredClone(BASE);
  change(page);
  return page;
};

const setHeading = (index: number, heading: string) =>
  edited(({ blocks }) => Object.assign(blocks[index] ?? {}, { heading }));

describe('combining two versions', () => {
  test('keeps changes to different properties and blocks', () => {
    const mine = edited((page) => Object.assign(page, { title: 'Mine', summary: 'New' }));
    expect(mergeValues(BASE, mine, setHeading(0, 'Theirs'))).toEqual({
      value: { ...mine, blocks: [{ ...BASE.blocks[0], heading: 'Theirs' }, BASE.blocks[1]] },
    });
  });

  test('applies an edit of a block to a page with another order of blocks, in both directions', () => {
    const arranged = edited(({ blocks }) => {
      blocks.reverse();
      blocks.unshift({ type: 'back-link', heading: 'New' });
    });
    const both = [arranged.blocks[0], BASE.blocks[1], { ...BASE.blocks[0], heading: 'Mine' }];
    const mine = setHeading(0, 'Mine');
    expect(mergeValues(BASE, mine, arranged)?.value).toMatchObject({ blocks: both });
    expect(mergeValues(BASE, arranged, mine)?.value).toMatchObject({ blocks: both });
  });

  test.each([
    ['the same text changed twice', setHeading(0, 'Mine'), setHeading(0, 'Theirs')],
    ['an edited block was removed', setHeading(0, 'Mine'), edited(({ blocks }) => void blocks.shift())],
    [
      'both have other blocks',
      edited(({ blocks }) => void blocks.shift()),
      edited(({ blocks }) => void blocks.push({ type: 'a', heading: 'Added' })),
    ],
  ])('reports that it is not possible: %s', (_, mine, theirs) => {
    expect(mergeValues(BASE, mine, theirs)).toBeNull();
    expect(mergeValues(BASE, theirs, mine)).toBeNull();
  });

  test('keeps the removal of a property', () => {
    const { title: _, ...mine } = BASE;
    expect(mergeValues(BASE, mine, setHeading(1, 'Theirs'))?.value).not.toHaveProperty('title');
  });
});
