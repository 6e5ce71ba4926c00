import { expect, test } from 'vitest';
import { replaceProperties } from './replace-properties.ts';

test('removes the properties that the new value does not have', () => {
  const site: { name: string; offices?: string[]; logo?: string } = { name: 'Old', offices: ['London'] };
  replaceProperties(site, { name: 'New', logo: 'logo.svg' });
  expect(site).toEqual({ name: 'New', logo: 'logo.svg' });
});
