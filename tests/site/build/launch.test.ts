import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../../scripts/content/load-content.ts';
import { ROOT } from '../../../scripts/root.ts';
import { compile } from '../../../src/core/compile.ts';
import { words } from '../../support/words.ts';
import { contentTexts } from '../support/content-texts.ts';
import { REAL_NAMES } from '../support/real-names.ts';

const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, 'content', file), 'utf8'));
const { fictional } = read('house-style.json') as { fictional: string[] };

test('the check before launch reports everything that this site invents, at its line', () => {
  const reported = compile(loadContent(ROOT), 'launch').diagnostics.filter(
    ({ code }) => code === 'placeholder',
  );
  for (const invented of fictional) {
    const found = reported.filter(({ message }) =>
      message.toLowerCase().includes(`"${invented.toLowerCase()}"`),
    );
    expect(found.length, invented).toBeGreaterThan(0);
  }
  const site = reported.filter(({ file }) => file === 'content/site.json').map(({ message }) => message);
  const parts = words(`
    brand.name brand.logo brand.icon brand.preview.src
    company.legalName company.registration.number company.registration.office company.details[0] company.details[1]
    contact.phone contact.email offices[0].name offices[0].address[1] offices[1].name offices[1].address[1] offices[1].phone
    partners[0].name partners[0].image partners[1].name partners[1].image`);
  for (const part of parts)
    expect(
      site.some((message) => message.startsWith(part)),
      part,
    ).toBe(true);
});

test('the list of inventions has the company, its partners, its clients and its figures', () => {
  const known = fictional.map((one) => one.toLowerCase());
  const site = read('site.json') as { brand: { name: string }; partners: { name: string }[] };
  const { blocks } = read('pages/about.json') as {
    blocks: { id?: string; items: { name?: string; value?: string }[] }[];
  };
  const itemsOf = (id: string) => blocks.find((block) => block.id === id)?.items ?? [];
  const invented = [
    site.brand.name,
    ...site.partners.map(({ name }) => name),
    ...itemsOf('clients').map(({ name = '' }) => name),
    ...itemsOf('impact').map(({ value = '' }) => value),
  ];
  expect(invented).toHaveLength(14);
  for (const name of invented)
    expect(
      known.some((one) => name.toLowerCase().includes(one)),
      name,
    ).toBe(true);
});

/** A capital letter inside a sentence begins a name; headings and labels have capitals of their own. */
const NAME = /(?<=\p{Ll},? )\p{Lu}[\p{L}\d’&-]*(?: (?:and |of |for |the )?\p{Lu}[\p{L}\d’&-]*)*/gu;

test('every name in a sentence is real, or in the list of inventions', () => {
  const escaped = fictional.map((one) => one.replaceAll('+', '\\+'));
  // The rule reports addresses such as "Example Mill" without a list.
  const invented = new RegExp([...escaped, String.raw`Example \p{Lu}\p{L}+`].join('|'), 'giu');
  const unknown = contentTexts().flatMap(({ file, at, text }) => {
    const plain = text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/\{[^}]*\}|\*\*/g, '');
    if (!/[.?!]$/.test(plain)) return [];
    const names = [...plain.replaceAll(invented, '…').matchAll(NAME)].map(([name]) => name);
    // Abbreviations such as NHS are left out.
    const words = names.flatMap((name) => name.match(/\p{Lu}[\p{L}\d-]*\p{Ll}[\p{L}\d-]*/gu) ?? []);
    return words.filter((word) => !REAL_NAMES.has(word)).map((word) => `${word}: ${file} ${at}`);
  });
  expect(unknown).toEqual([]);
});

test('examples are marked with the word that the check before launch reports', () => {
  expect(fictional).toContain('invented');
  const synonyms = contentTexts().filter(({ text }) =>
    /\b(?:fictional|fictitious|imaginary|hypothetical)\b/i.test(text),
  );
  expect(synonyms).toEqual([]);
});
