import { expect, test } from 'vitest';
import { parseFile } from './json-file.ts';
import { readFacts, withFacts } from './site-facts.ts';

const SITE = { brand: { name: 'Cragfoot' }, contact: { phone: '01632 960233', email: 'a@b.example' } };

const parse = (value: unknown) => parseFile({ path: 'content/a.json', text: JSON.stringify(value) });

test.each([
  ['01632 960233', '+44', 'tel:+441632960233'],
  ['+44 1632 960233', undefined, 'tel:+441632960233'],
  ['(01632) 960233', undefined, 'tel:01632960233'],
])('the link of %s with the country code %s is %s', (phone, countryCode, link) => {
  expect(readFacts({ contact: { phone, countryCode } }).telephoneLink).toBe(link);
});

test('replaces references in texts at any depth, and leaves unknown ones', () => {
  const file = parse({
    list: [{ text: '[{site.telephone}]({site.telephoneLink}), {site.name}' }],
    other: '{site.fax} {label}',
  });
  expect(withFacts(file, readFacts(SITE)).value).toEqual({
    list: [{ text: '[01632 960233](tel:01632960233), Cragfoot' }],
    other: '{site.fax} {label}',
  });
});

test('a fact that contains a reference is not replaced again', () => {
  const facts = readFacts({ brand: { name: '{site.email}' }, contact: { email: 'a@b.example' } });
  expect(withFacts(parse(['{site.name}']), facts).value).toEqual(['{site.email}']);
});

test('returns the same object for a file without references, and while the facts are the same', () => {
  const [plain, file] = [parse(['text']), parse(['{site.name}'])];
  expect(withFacts(plain, readFacts(SITE))).toBe(plain);
  expect(withFacts(file, readFacts(SITE))).toBe(withFacts(file, readFacts(SITE)));
  expect(withFacts(file, readFacts({ brand: { name: 'Other' } })).value).toEqual(['Other']);
});
