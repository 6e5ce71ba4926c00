import { expect, test } from 'vitest';
import { homeSaying, json, page, site } from '../../tests/engine/support/diagnostic-cases/parts.ts';
import { compileFiles } from '../../tests/engine/support/virtual-project.ts';
import { formatReferrers, whatLinksHere } from './what-links-here.ts';

const compiled = compileFiles({
  ...site({ menu: ['/stops#north'], sections: ['/*'] }),
  ...homeSaying('See [our stops](/stops).'),
  'pages/stops.json': page(),
  'redirects.json': json({ '/halts': '/stops' }),
});
const told = (target: string) =>
  formatReferrers(whatLinksHere(compiled, ['van.svg'], ['services/van'], target), ['/', '/stops', 'van.svg']);

test('links, lists and redirects to a page are named with their places', () => {
  expect(told('/stops')).toMatchInlineSnapshot(`
    "4 places lead to /stops:
    content/pages/index.json:8:32  blocks[0].text
    content/redirects.json:2:13  "/halts"
    content/site.json:5:5  menu[0] (#north)
    content/site.json:8:5  sections[0]"
  `);
});

test('links to one place of a page, and what shows a file', () => {
  expect(told('/stops#north')).toMatchInlineSnapshot(`
    "1 place leads to /stops#north:
    content/site.json:5:5  menu[0] (#north)"
  `);
  expect(told('van.svg')).toMatchInlineSnapshot(`
    "1 place leads to van.svg:
    content/site.json:3:11  logo"
  `);
});

test('nothing leads there, or there is no such thing', () => {
  expect(told('services/van')).toBe('0 places lead to services/van.');
  expect(told('/stosp')).toMatchInlineSnapshot(
    `"There is no /stosp.  Did you mean "/stops"?  Known: /, /stops, van.svg"`,
  );
});
