import { expect, test } from 'vitest';
import { compileFiles } from '../../tests/engine/support/virtual-project.ts';
import { homeWithText, json, page, siteWith } from '../../tests/support/small-site/parts.ts';
import { formatReferrers, whatLinksHere } from './what-links-here.ts';

const compiled = compileFiles({
  ...siteWith({ menu: ['/stops#north'], sections: ['/*'] }),
  ...homeWithText('See [our stops](/stops).'),
  'pages/stops.json': page(),
  'redirects.json': json({ '/halts': '/stops' }),
});
const referencesTo = (target: string) =>
  formatReferrers(whatLinksHere(compiled, ['van.svg'], ['services/van'], target), ['/', '/stops', 'van.svg']);

test('lists links, page lists and redirects to a page', () => {
  expect(referencesTo('/stops')).toMatchInlineSnapshot(`
    "4 references to /stops:
    content/pages/index.json:8:32  blocks[0].text
    content/redirects.json:2:13  "/halts"
    content/site.json:5:5  menu[0] (#north)
    content/site.json:8:5  sections[0]"
  `);
});

test('lists links to an anchor, and uses of a media file', () => {
  expect(referencesTo('/stops#north')).toMatchInlineSnapshot(`
    "1 reference to /stops#north:
    content/site.json:5:5  menu[0] (#north)"
  `);
  expect(referencesTo('van.svg')).toMatchInlineSnapshot(`
    "1 reference to van.svg:
    content/site.json:3:11  logo"
  `);
});

test('distinguishes an unused target from an unknown one', () => {
  expect(referencesTo('services/van')).toBe('0 references to services/van.');
  expect(referencesTo('/stosp')).toMatchInlineSnapshot(
    `"There is no /stosp.  Did you mean "/stops"?  Known: /, /stops, van.svg"`,
  );
});
