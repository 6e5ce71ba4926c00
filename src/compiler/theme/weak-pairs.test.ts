import { expect, test } from 'vitest';
import { weakPairs } from './weak-pairs.ts';

test('a text needs a contrast of 4.5, a border 3', () => {
  const light = { paper: '#ffffff', text: '#777777', control: '#888888', focus: '#aaaaaa' };
  const found = weakPairs({ colours: { light } });
  expect(found.map(({ colour, ground, ratio }) => `${colour} on ${ground}: ${ratio}`)).toEqual([
    'text on paper: 4.5',
    'focus on paper: 3',
  ]);
});
