import { expect, test } from 'vitest';
import { addressBelow } from './address-below.ts';

test('puts addresses of the site below its path', () => {
  for (const site of ['https://example.org/shop', '/shop']) {
    expect(addressBelow(site, '/')).toBe('/shop/');
    expect(addressBelow(site, '/about#team')).toBe('/shop/about#team');
    // A page may have the name of the folder.
    expect(addressBelow(site, '/shop')).toBe('/shop/shop');
  }
});

test('leaves other addresses, and those of a site at the root of its host', () => {
  const others = ['#top', '', 'https://example.org/about', '//example.org/', 'mailto:a@example.org', 'about'];
  for (const address of others) expect(addressBelow('https://example.org/shop', address)).toBe(address);
  expect(addressBelow('https://example.org', '/about')).toBe('/about');
});
