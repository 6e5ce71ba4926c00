import { describe, expect, test } from 'vitest';
import { compileFiles, pageWith, problemsOf } from '../support/virtual-project.ts';

const about = pageWith({ type: 'sections', sections: [{ id: 'team' }] });
const SITE =
  '{ "url": "https://example.org", "menu": ["/about"], "sharedBlocks": [{ "type": "sections", "id": "help" }] }';
const withLink = (href: string) => {
  const hero = { type: 'hero', heading: 'Start', actions: [{ label: 'Go', href }] };
  const page = { title: 'Start', description: 'About it.', blocks: [hero] };
  return { 'pages/index.json': JSON.stringify(page, null, 2), 'pages/about.json': about, 'site.json': SITE };
};
const told = (...hrefs: string[]) => hrefs.map((href) => problemsOf(withLink(href))).join('\n\n');

describe('internal links', () => {
  test('broken-link', () => {
    expect(told('/abuot')).toMatchInlineSnapshot(`
      "content/pages/index.json:11:19  broken-link
        blocks[0].actions[0].href is "/abuot"; no page has this address.
        Did you mean "/about"?
        >> "/abuot""
    `);
    expect(told('/nothing-like-it')).toMatchInlineSnapshot(`
      "content/pages/index.json:11:19  broken-link
        blocks[0].actions[0].href is "/nothing-like-it"; no page has this address.
        A page is a file in content/pages/: its path there is its address.
        >> "/nothing-like-it""
    `);
    expect(told('/404')).toContain('broken-link');
  });
  test('the wrong form of a right address', () => {
    expect(told('/about/', '/about.html', '/About#team', 'about', './about')).toMatchInlineSnapshot(`
      "content/pages/index.json:11:19  broken-link
        blocks[0].actions[0].href is "/about/"; the page's address is "/about".
        Write "/about".
        >> "/about/"

      content/pages/index.json:11:19  broken-link
        blocks[0].actions[0].href is "/about.html"; the page's address is "/about".
        Write "/about".
        >> "/about.html"

      content/pages/index.json:11:19  broken-link
        blocks[0].actions[0].href is "/About#team"; the page's address is "/about".
        Write "/about#team".
        >> "/About#team"

      content/pages/index.json:11:19  broken-link
        blocks[0].actions[0].href is "about"; an address starts with /, #, https://, mailto: or tel:.
        Did you mean "/about"?
        >> "about"

      content/pages/index.json:11:19  broken-link
        blocks[0].actions[0].href is "./about"; an address starts with /, #, https://, mailto: or tel:.
        Did you mean "/about"?
        >> "./about""
    `);
  });
  test('broken-anchor', () => {
    expect(told('/about#taem', '#team')).toMatchInlineSnapshot(`
      "content/pages/index.json:11:19  broken-anchor
        blocks[0].actions[0].href is "/about#taem"; no block of /about has the id "taem".
        Did you mean "team"?  Ids there: help, team
        >> "/about#taem"

      content/pages/index.json:11:19  broken-anchor
        blocks[0].actions[0].href is "#team"; no block of this page has the id "team".
        Ids there: help
        >> "#team""
    `);
  });
  test('an anchor of a block on every page is on each page', () => {
    expect(told('/about#help', '#help', '/about#team', '/about?from=home#team')).toBe('\n\n'.repeat(3));
  });
  test('a place on one page, named in a file that many pages use', () => {
    const site = '{ "url": "https://example.org", "menu": ["/about", "#team"], "sharedBlocks": [] }';
    expect(problemsOf({ 'site.json': site, 'pages/about.json': about })).toMatchInlineSnapshot(`
      "content/site.json:1:52  broken-anchor
        menu[1] is "#team"; no block that is on every page has the id "team".
        This file is used on several pages. Name the page: "/about#team".
        >> "#team""
    `);
  });
  test('a file of content/media/', () => {
    expect(told('/media/van.svg')).toBe('');
    expect(told('/media/vam.svg')).toContain('missing-media');
  });
});

describe('other links', () => {
  test('unsafe-url', () => {
    expect(
      told(
        'javascript:alert(1)',
        'JaVaScRiPt:alert(1)',
        ' javascript:alert(1)',
        'java\tscript:alert(1)',
        '//evil.example',
      ),
    ).toMatchInlineSnapshot(`
      "content/pages/index.json:11:19  unsafe-url
        blocks[0].actions[0].href is "javascript:alert(1)"; that starts with "javascript:", which is not allowed.
        Allowed are /a-page, #a-place, https://…, mailto:… and tel:….
        >> "javascript:alert(1)"

      content/pages/index.json:11:19  unsafe-url
        blocks[0].actions[0].href is "JaVaScRiPt:alert(1)"; that starts with "JaVaScRiPt:", which is not allowed.
        Allowed are /a-page, #a-place, https://…, mailto:… and tel:….
        >> "JaVaScRiPt:alert(1)"

      content/pages/index.json:11:19  unsafe-url
        blocks[0].actions[0].href is " javascript:alert(1)"; that holds a space or an invisible character.
        Allowed are /a-page, #a-place, https://…, mailto:… and tel:….
        >> " javascript:alert(1)"

      content/pages/index.json:11:19  unsafe-url
        blocks[0].actions[0].href is "java\\tscript:alert(1)"; that holds a space or an invisible character.
        Allowed are /a-page, #a-place, https://…, mailto:… and tel:….
        >> "java\\tscript:alert(1)"

      content/pages/index.json:11:19  unsafe-url
        blocks[0].actions[0].href is "//evil.example"; that starts with //, which leads to another site.
        Write "https://evil.example" or a page like "/about".
        >> "//evil.example""
    `);
  });
  test('the hint says what to write instead', () => {
    expect(told('http://example.org/a', 'HTTPS://example.org', 'https://a@b.example')).toMatchInlineSnapshot(`
      "content/pages/index.json:11:19  unsafe-url
        blocks[0].actions[0].href is "http://example.org/a"; that is not encrypted.
        Use "https://example.org/a".
        >> "http://example.org/a"

      content/pages/index.json:11:19  unsafe-url
        blocks[0].actions[0].href is "HTTPS://example.org"; that has capital letters before the colon.
        Write "https://example.org".
        >> "HTTPS://example.org"

      content/pages/index.json:11:19  unsafe-url
        blocks[0].actions[0].href is "https://a@b.example"; that carries a user name, which can disguise where it goes.
        Allowed are /a-page, #a-place, https://…, mailto:… and tel:….
        >> "https://a@b.example""
    `);
  });
  test('wrong-pattern', () => {
    expect(told('mailto:nobody', 'tel:call-me')).toMatchInlineSnapshot(`
      "content/pages/index.json:11:19  wrong-pattern
        blocks[0].actions[0].href is "mailto:nobody"; that is not an e-mail address.
        Write it like mailto:name@example.org.
        >> "mailto:nobody"

      content/pages/index.json:11:19  wrong-pattern
        blocks[0].actions[0].href is "tel:call-me"; that is not a telephone number.
        Write it like tel:+442079460000.
        >> "tel:call-me""
    `);
  });
  test('what is allowed', () => {
    expect(told('https://example.org/a?b=c#d', 'mailto:a@example.org?subject=Hi', 'tel:+442079460000')).toBe(
      '\n\n'.repeat(2),
    );
  });
});

describe('links in running text', () => {
  const text = (inline: string) => ({
    'pages/index.json': pageWith().replace(
      '"heading": "Start"',
      `"heading": "Start", "text": ${JSON.stringify(inline)}`,
    ),
    'pages/about.json': about,
  });
  test('point at the address inside the text, past escapes', () => {
    expect(problemsOf(text('Say "yes"\nin [our\tvan](/about) or [there](/abuot).'))).toMatchInlineSnapshot(`
      "content/pages/index.json:7:82  broken-link
        A link in blocks[0].text is "/abuot"; no page has this address.
        Did you mean "/about"?
        >> /abuot"
    `);
  });
  test('an unsafe one leaves its words', () => {
    const { pages, diagnostics } = compileFiles(text('**Stop** [here](data:text/html,x) & <b>there</b>'));
    expect(diagnostics.map(({ code }) => code)).toContain('unsafe-url');
    const page = pages.find(({ path }) => path === '/');
    expect(page?.blocks[0]).toMatchObject({ text: [{ strong: 'Stop' }, ' ', 'here', ' & <b>there</b>'] });
  });
});
