import { expect, test } from 'vitest';
import { restorableBlocks } from './restore-block.ts';

const hero = { type: 'hero', heading: 'Welcome', text: 'Two rooms and a garden.' };
const text = { type: 'prose', content: ['We open at nine.'] };
const cards = { type: 'card-grid', heading: 'What we do', cards: ['Reading'] };

test('offers each block that has changed, and restores it alone', () => {
  const changed = { ...hero, text: 'Three rooms.' };
  const moved = { ...text, content: ['We open at ten.'] };
  const [first, second, ...others] = restorableBlocks([changed, cards, moved], [hero, text, cards]);
  expect(first).toEqual({ block: hero, blocks: [hero, cards, moved] });
  expect(second).toEqual({ block: text, blocks: [changed, cards, text] });
  expect(others).toEqual([]);
});

test('puts a removed block back behind the one that was before it', () => {
  const [only] = restorableBlocks([cards, hero], [hero, text, cards]);
  expect(only?.blocks).toEqual([cards, hero, text]);
});

test('offers nothing of a page that is the same, or has only more', () => {
  expect(restorableBlocks([hero, text], [hero])).toEqual([]);
});
