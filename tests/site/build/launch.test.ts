import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../../scripts/content/load-content.ts';
import { ROOT } from '../../../scripts/content/project.ts';
import { compile } from '../../../src/compiler/compile.ts';

const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, 'content', file), 'utf8'));

test('the check before launch reports everything that this site invents, at its line', () => {
  const { fictional } = read('house-style.json') as { fictional: string[] };
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
  for (const part of [
    'brand.name',
    'contact.phone',
    'contact.email',
    'offices[0].address[1]',
    'partners[0].name',
  ])
    expect(
      site.some((message) => message.startsWith(part)),
      part,
    ).toBe(true);
});

test('the list of inventions has the company, its partners, its clients and its figures', () => {
  const fictional = (read('house-style.json') as { fictional: string[] }).fictional.map((one) =>
    one.toLowerCase(),
  );
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
      fictional.some((one) => name.toLowerCase().includes(one)),
      name,
    ).toBe(true);
});
