import { expect, test } from 'vitest';
import { builtPage } from '../../support/built-site.ts';
import { hrefsOf, missingIn, one, textsOf } from '../../support/html.ts';

const main = one(builtPage('/about'), 'main');

const SECTIONS = ['Our Story', 'Our Approach', 'Impact and Results', 'Core Services', 'Trusted Clients'];

test('the About page has its sections in order', () => {
  expect(hrefsOf(main, 'Back to home')).toEqual(['/']);
  expect(textsOf(main, 'h2').filter((heading) => SECTIONS.includes(heading))).toEqual(SECTIONS);
  expect(missingIn(one(main, '#story'), ['founded in 2021'])).toEqual([]);
  expect(textsOf(one(main, '#approach'), 'h3')).toEqual([
    'Excellence',
    'Innovation',
    'Collaboration',
    'Data Expertise',
  ]);
  expect(textsOf(one(main, '#core-services'), 'h3')).toEqual([
    'Data Solutions',
    'Software Development',
    'System Implementation',
  ]);
  expect(main.querySelectorAll('a[href="/services"]')).toHaveLength(1);
  expect(hrefsOf(main, 'Contact Us')).toEqual(['/contact']);
});

test('the impact section has four figures', () => {
  const impact = one(main, '#impact');
  expect(textsOf(impact, 'dd')).toEqual(['15+', '98%', '30+', '6+']);
  expect(textsOf(impact, 'dt')).toEqual([
    'satisfied clients',
    'client retention',
    'projects completed',
    'industries served',
  ]);
});

test('the seven client logos have their names as alternative text', () => {
  const names = one(main, '#clients')
    .querySelectorAll('img')
    .map((logo) => logo.getAttribute('alt'));
  expect(names).toEqual(Array(7).fill(expect.stringMatching(/\S/)));
});
