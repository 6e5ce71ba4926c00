import { expect, test } from 'vitest';
import type { Site } from '../../generated/content-types.ts';
import type { HeadData } from './head-data.ts';
import { organisation } from './organisation.ts';

const SITE = {
  url: 'https://www.example.org',
  brand: { name: 'Cragfoot', tagline: 'We climb.' },
  company: { legalName: 'Cragfoot CIC', details: [] },
  contact: { phoneLabel: 'Ring', email: 'a@b.example', emailLabel: 'Write' },
};

const describe = (changes: object) =>
  organisation({ site: { ...SITE, ...changes } as unknown as Site } as HeadData);

test('an organisation without a telephone and offices has neither in its structured data', () => {
  const thing = describe({});
  expect(thing).toMatchObject({ name: 'Cragfoot', email: 'a@b.example' });
  for (const name of ['telephone', 'address', 'contactPoint']) expect(thing).not.toHaveProperty(name);
});

test('an office without a number has that of the organisation, if there is one', () => {
  const offices = [{ name: 'Wall', address: ['1 Lane'] }];
  expect(describe({ offices })).toMatchObject({ contactPoint: [{ name: 'Wall', email: 'a@b.example' }] });
  const contact = { ...SITE.contact, phone: '01632 960233' };
  expect(describe({ offices, contact })).toMatchObject({ contactPoint: [{ telephone: '01632 960233' }] });
});
