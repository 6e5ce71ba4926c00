import { expect, test } from 'vitest';
import type { Site } from '../../model/content-types.ts';
import type { HeadData } from './head-data.ts';
import { organisation } from './organisation.ts';

const SITE = {
  url: 'https://www.example.org',
  language: 'en-GB',
  brand: { name: 'Cragfoot', tagline: 'We climb.' },
  company: { legalName: 'Cragfoot CIC', details: [] },
  contact: { phoneLabel: 'Ring', email: 'a@b.example', emailLabel: 'Write' },
};

const describe = (changes: object) =>
  organisation({ site: { ...SITE, ...changes } as unknown as Site } as HeadData, true);

test('an organisation without a telephone and offices has neither in its structured data', () => {
  const thing = describe({});
  expect(thing).toMatchObject({ name: 'Cragfoot', email: 'a@b.example' });
  for (const name of ['telephone', 'address', 'contactPoint']) expect(thing).not.toHaveProperty(name);
});

test('an office without a number has that of the organisation, if there is one', () => {
  const offices = [{ name: 'Wall', address: ['1 Lane'] }];
  expect(describe({ offices })).toMatchObject({ contactPoint: [{ name: 'Wall', email: 'a@b.example' }] });
  const contact = { ...SITE.contact, phone: '01632 960233' };
  expect(describe({ offices, contact })).toMatchObject({ contactPoint: [{ telephone: '01632960233' }] });
});

test('search engines receive numbers that can be called from anywhere, and the parts of an address', () => {
  const contact = { ...SITE.contact, phone: '020 7946 0958', countryCode: '+44' };
  const parts = { town: 'London', postcode: 'E2 0XX', country: 'GB' };
  const apart = { name: 'Wharf', address: ['2nd floor', '18 Wharf', 'London', 'E2 0XX'], ...parts };
  const together = { name: 'Mill', address: ['London Road 1', 'London, E2 0XX', 'United Kingdom'], ...parts };
  const offices = [
    apart,
    { ...together, phone: '+353 1 496 0147' },
    { name: 'Hut', address: ['1 Lane', 'Rhos'] },
  ];
  expect(describe({ contact, offices })).toMatchObject({
    telephone: '+442079460958',
    address: [
      {
        streetAddress: '2nd floor, 18 Wharf',
        addressLocality: 'London',
        postalCode: 'E2 0XX',
        addressCountry: 'GB',
      },
      { streetAddress: 'London Road 1', addressLocality: 'London' },
      { streetAddress: '1 Lane, Rhos' },
    ],
    contactPoint: [
      { contactType: 'customer service', telephone: '+442079460958' },
      { contactType: 'customer service', telephone: '+35314960147' },
      { contactType: 'customer service', telephone: '+442079460958' },
    ],
  });
});
