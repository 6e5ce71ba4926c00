import { expect, test } from 'vitest';
import { builtPage } from '../../support/built-site.ts';
import { one, textOf, textsOf } from '../../support/html.ts';

const main = one(builtPage('/contact'), 'main');

test('the contact page shows phone, e-mail and both offices', () => {
  expect(textOf(one(main, 'h1'))).toBe('Get In Touch With Our Team');
  expect(textsOf(main, 'h3')).toEqual(['Phone', 'Email', 'London office', 'Manchester office']);
  expect(textsOf(main, 'address')).toEqual([
    expect.stringMatching(/London.*E1/),
    expect.stringMatching(/Manchester.*M1/),
  ]);
});

test('phone and e-mail of the cards are plain text', () => {
  const cards = main.querySelectorAll('li').filter((card) => card.querySelector('h3'));
  const textOfCard = (title: string) => cards.map(textOf).filter((text) => text.startsWith(title));
  expect(textOfCard('Phone')).toEqual([expect.stringContaining('020 7946 0958')]);
  expect(textOfCard('Email')).toEqual([expect.stringMatching(/\S+@\S+\.\S+/)]);
  expect(cards.flatMap((card) => card.querySelectorAll('a'))).toEqual([]);
});
