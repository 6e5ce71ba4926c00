import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LogoGrid } from './LogoGrid.tsx';

test('a logo with an address is a link that its organisation names, any other a picture', () => {
  const image = { src: '/media/logo.svg', width: 66, height: 22 };
  const items = [
    { name: 'The garage', image, href: 'https://garage.example.org/' },
    { name: 'The shop', image },
  ];
  const [garage, shop] = parse(
    renderToStaticMarkup(<LogoGrid type="logo-grid" items={items} />),
  ).querySelectorAll('li');
  expect(garage?.querySelector('a')?.getAttribute('href')).toBe('https://garage.example.org/');
  expect(garage?.querySelector('a > img')?.getAttribute('alt')).toBe('The garage');
  expect(shop?.querySelector('a')).toBeNull();
  expect(shop?.querySelector('img')?.getAttribute('alt')).toBe('The shop');
});
