import { describe, expect, test } from 'vitest';
import { pageWith } from '../../support/small-site/parts.ts';
import { compileFiles, errorsOf } from '../support/virtual-project.ts';

const about = pageWith({ type: 'sections', sections: [{ id: 'team' }] });
const SITE =
  '{ "url": "https://example.org", "menu": ["/about"], "sharedBlocks": [{ "type": "sections", "id": "help" }] }';
const withLink = (href: string) => {
  const hero = { type: 'hero', heading: 'Start', actions: [{ label: 'Go', href }] };
  const page = { title: 'Start', description: 'About it.', blocks: [hero] };
  return { 'pages/index.json': JSON.stringify(page, null, 2), 'pages/about.json': about, 'site.json': SITE };
};
const diagnosticsOf = (...hrefs: string[]) => hrefs.flatMap((href) => errorsOf(withLink(href)));

describe('internal links', () => {
  test('broken-link: no such page', () => {
    expect(diagnosticsOf('/nothing-like-it')).toEqual([
      'content/pages/index.json:11:19 broken-link | blocks[0].actions[0].href is "/nothing-like-it"; no page has this address. | The address of a page is the path of its file in content/pages/. | >> "/nothing-like-it"',
    ]);
    expect(String(diagnosticsOf('/404'))).toContain('broken-link');
  });
  test('broken-link: an existing page with a wrongly written address', () => {
    expect(diagnosticsOf('/about.html', '/About#team', 'about', './about')).toEqual([
      'content/pages/index.json:11:19 broken-link | blocks[0].actions[0].href is "/about.html"; the page\'s address is "/about". | Write "/about". | >> "/about.html"',
      'content/pages/index.json:11:19 broken-link | blocks[0].actions[0].href is "/About#team"; the page\'s address is "/about". | Write "/about#team". | >> "/About#team"',
      'content/pages/index.json:11:19 broken-link | blocks[0].actions[0].href is "about"; an address starts with /, #, https://, mailto: or tel:. | Did you mean "/about"? | >> "about"',
      'content/pages/index.json:11:19 broken-link | blocks[0].actions[0].href is "./about"; an address starts with /, #, https://, mailto: or tel:. | Did you mean "/about"? | >> "./about"',
    ]);
  });
  test('broken-anchor', () => {
    expect(diagnosticsOf('/about#taem', '#team')).toEqual([
      'content/pages/index.json:11:19 broken-anchor | blocks[0].actions[0].href is "/about#taem"; no block of /about has the id "taem". | Did you mean "team"?  Ids: help, team | >> "/about#taem"',
      'content/pages/index.json:11:19 broken-anchor | blocks[0].actions[0].href is "#team"; no block of this page has the id "team". | Ids: help | >> "#team"',
    ]);
  });
  test('an anchor of a shared block exists on every page', () => {
    expect(diagnosticsOf('/about#help', '#help', '/about#team', '/about?from=home#team')).toEqual([]);
  });
  test('broken-anchor: an anchor of one page in a file that several pages use', () => {
    const site = '{ "url": "https://example.org", "menu": ["/about", "#team"], "sharedBlocks": [] }';
    expect(errorsOf({ 'site.json': site, 'pages/about.json': about })).toEqual([
      'content/site.json:1:52 broken-anchor | menu[1] is "#team"; no shared block has the id "team". | Several pages use this file. Add the page: "/about#team". | >> "#team"',
    ]);
  });
  test('a link to a media file', () => {
    expect(diagnosticsOf('/media/van.svg')).toEqual([]);
    expect(String(diagnosticsOf('/media/vam.svg'))).toContain('missing-media');
  });
});

describe('other links', () => {
  test('unsafe-url', () => {
    expect(
      diagnosticsOf(
        'javascript:alert(1)',
        'JaVaScRiPt:alert(1)',
        ' javascript:alert(1)',
        'java\tscript:alert(1)',
        '//evil.example',
      ),
    ).toEqual([
      'content/pages/index.json:11:19 unsafe-url | blocks[0].actions[0].href is "javascript:alert(1)"; it starts with "javascript:", which is not allowed. | Allowed are /a-page, #an-id, https://…, mailto:… and tel:…. | >> "javascript:alert(1)"',
      'content/pages/index.json:11:19 unsafe-url | blocks[0].actions[0].href is "JaVaScRiPt:alert(1)"; it starts with "JaVaScRiPt:", which is not allowed. | Allowed are /a-page, #an-id, https://…, mailto:… and tel:…. | >> "JaVaScRiPt:alert(1)"',
      'content/pages/index.json:11:19 unsafe-url | blocks[0].actions[0].href is " javascript:alert(1)"; it contains a space or an invisible character. | Allowed are /a-page, #an-id, https://…, mailto:… and tel:…. | >> " javascript:alert(1)"',
      'content/pages/index.json:11:19 unsafe-url | blocks[0].actions[0].href is "java\\tscript:alert(1)"; it contains a space or an invisible character. | Allowed are /a-page, #an-id, https://…, mailto:… and tel:…. | >> "java\\tscript:alert(1)"',
      'content/pages/index.json:11:19 unsafe-url | blocks[0].actions[0].href is "//evil.example"; it starts with //, which links to another site. | Write "https://evil.example" or a page like "/contact". | >> "//evil.example"',
    ]);
  });
  test('the hint contains the corrected address', () => {
    expect(diagnosticsOf('HTTPS://example.org', 'https://a@b.example')).toEqual([
      'content/pages/index.json:11:19 unsafe-url | blocks[0].actions[0].href is "HTTPS://example.org"; it has capital letters before the colon. | Write "https://example.org". | >> "HTTPS://example.org"',
      'content/pages/index.json:11:19 unsafe-url | blocks[0].actions[0].href is "https://a@b.example"; it contains a user name, which can disguise its target. | Allowed are /a-page, #an-id, https://…, mailto:… and tel:…. | >> "https://a@b.example"',
    ]);
  });
  test('accepts allowed addresses', () => {
    expect(
      diagnosticsOf('https://example.org/a?b=c#d', 'mailto:a@example.org?subject=Hi', 'tel:+442079460000'),
    ).toEqual([]);
  });
});

describe('links inside a text', () => {
  const text = (inline: string) => ({
    'pages/index.json': pageWith().replace(
      '"heading": "Start"',
      `"heading": "Start", "text": ${JSON.stringify(inline)}`,
    ),
    'pages/about.json': about,
  });
  test('are highlighted at the address, after escape sequences', () => {
    expect(errorsOf(text('Say "yes"\nin [our\tvan](/about) or [there](/abuot).'))).toEqual([
      'content/pages/index.json:7:82 broken-link | A link in blocks[0].text is "/abuot"; no page has this address. | Did you mean "/about"? | >> /abuot',
    ]);
  });
  test('with an unsafe address keep only their label', () => {
    const { pages, diagnostics } = compileFiles(text('**Stop** [here](data:text/html,x) & <b>there</b>'));
    expect(diagnostics.map(({ code }) => code)).toContain('unsafe-url');
    const page = pages.find(({ path }) => path === '/');
    expect(page?.blocks[0]).toMatchObject({ text: [{ strong: 'Stop' }, ' ', 'here', ' & <b>there</b>'] });
  });
});
