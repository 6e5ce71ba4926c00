import { expect, test } from 'vitest';
import { applyFix } from '../../../src/compiler/report/fixes.ts';
import { formatDiagnostics } from '../../../src/compiler/report/format-diagnostic.ts';
import { COLLECTED_INPUT, people } from '../../support/small-site/collected.ts';
import { DATED_INPUT } from '../../support/small-site/dated.ts';
import { form, VISIT_MESSAGES } from '../../support/small-site/form.ts';
import { bilingual, LANGUAGES_INPUT } from '../../support/small-site/languages.ts';
import {
  action,
  CARDS,
  home,
  homeWithText,
  houseStyle,
  json,
  page,
  pageWith,
  REGISTER,
  siteWith,
} from '../../support/small-site/parts.ts';
import { type Files, VAN } from '../../support/small-site/site.ts';
import { compileFiles } from '../support/virtual-project.ts';

const HOUSE_STYLE = {
  'house-style.json': json({
    spelling: { 'Power BI': ['PowerBI', 'Power Bi'] },
    vagueLinks: ['here', 'more'],
    redundantAlternatives: ['image of'],
    repeatable: ['had'],
  }),
};

const diagnosticsOf = (files: Files) =>
  formatDiagnostics(compileFiles({ ...HOUSE_STYLE, ...files }).diagnostics);

test.each([
  ['a telephone number with and without its country code', 'Call [020 7123 4567](tel:+442071234567).'],
  ['a label without a number for a telephone link', 'Call [our office in 2026](tel:+442071234567).'],
  [
    'an e-mail address in capital letters',
    'Write to [Van@Example.com](mailto:van@example.com?subject=Stops).',
  ],
  [
    'an e-mail address whose link encodes it',
    'Write to [r&d@example.com](mailto:r&d@example.com) or [r&d@example.com](mailto:r%26d@example.com).',
  ],
  ['a web address with and without www', 'See [example.com/stops](https://www.example.com/stops).'],
  ['a longer text with a vague word in it', 'See [more of our stops](/).'],
  ['a part of a longer word', 'The SuperPowerBI and PowerBIs.'],
  ['a wrong spelling in an address', 'See [its site](https://example.com/PowerBI).'],
  ['a word that may be repeated', 'The book that he had had.'],
  ['an e-mail address that ends a sentence', 'Write to [van@example.com.](mailto:van@example.com)'],
  ['a number in brackets', 'Call us [(020 7123 4567).](tel:+442071234567)'],
  ['a web address in quotation marks', 'See [“example.com/stops”!](https://example.com/stops)'],
  ['similar parts of words', 'On one, so some; re-read, a-a.'],
  ['characters that are not markup', 'If 3 < 4 and 5 > 4, R&D; 2 * 3, [sic] (that is).'],
  ['a text with the words of an example in it', 'It brings **four thousand** books and a kettle.'],
  ['a short text that is also that of an example', 'The van'],
  ['valid bold text and links', '**Bold** and [a link](/) and **more**.'],
])('%s has no diagnostics', (_, text) => {
  expect(diagnosticsOf(homeWithText(text))).toBe('');
});

test('accepts an alternative text that mentions pictures', () => {
  const preview = { src: 'van.svg', alt: 'The van, an image of calm, at a stop' };
  expect(diagnosticsOf(siteWith({ preview }))).toBe('');
});

test('accepts a page in a list of pages, and a redirect with or without a slash at the end', () => {
  const files = {
    ...siteWith({ sections: ['/*'] }),
    'pages/stops.json': page(),
    'redirects.json': json({ '/halts/': '/stops' }),
    'published.json': json({ routes: ['/', '/halts', '/stops'] }),
  };
  expect(diagnosticsOf(files)).toBe('');
});

test('accepts cards without a heading below the section heading of an earlier block', () => {
  const blocks = home({ ...CARDS, heading: 'Cards' }, { ...CARDS, headingLevel: 3 });
  expect(diagnosticsOf(blocks)).toBe('');
});

test.each([
  ['an incomplete page', { 'pages/index.json': '{ "title": "Stops", ' }, ['invalid-json']],
  [
    'a block whose type is misspelt',
    home({ type: 'crads', shuttles: ['library'], pages: '/stops/*', items: [{ image: 'map.svg' }] }),
    ['unknown-block'],
  ],
])('%s is one diagnostic: its target is not reported as unused', (_, files, codes) => {
  const map = { ...VAN, name: 'map.svg' };
  const { diagnostics } = compileFiles(
    {
      ...siteWith(),
      'pages/stops/mill.json': page({ title: 'Mill' }),
      'shuttles/library.json': json({ title: 'Library' }),
      ...files,
    },
    { media: [VAN, map] },
  );
  expect(diagnostics.map(({ code }) => code)).toEqual(codes);
});

test('reports no consequences of a syntax error in site.json or redirects.json', () => {
  const files = {
    ...homeWithText('Write to [us](mailto:{site.email}).'),
    'site.json': '{ "url": "https://www.example.org", "footer": ',
    'redirects.json': '{',
    'published.json': json({ routes: ['/', '/halts', '/stops'] }),
    'pages/stops.json': page({ inNavigation: true }),
  };
  const codes = compileFiles(files).diagnostics.map(({ code }) => code);
  expect(codes).toEqual(['invalid-json', 'invalid-json']);
});

const LINK_TO_TIMES = action('/stops#times');

test.each<[name: string, files: Files, codes: string[]]>([
  [
    'a block that is misspelt, with the id of a link',
    { ...LINK_TO_TIMES, 'pages/stops.json': pageWith({ type: 'crads', id: 'times' }) },
    ['unknown-block'],
  ],
  [
    'a page without its list of blocks, with the id of a link',
    { ...LINK_TO_TIMES, 'pages/stops.json': json({ title: 'Stops', description: 'Where.', block: [] }) },
    ['unknown-property'],
  ],
  [
    'a register with an error, of which a page shows another part',
    {
      ...REGISTER,
      'pages/404.json': REGISTER['pages/404.json'].replace('"all"', '"submissions"'),
      'storage.json': REGISTER['storage.json'].replace('"terms":{}', '"terms":{},"submissions":5'),
    },
    ['unknown-property'],
  ],
  [
    'an empty phrase of a claim, and an empty spelling',
    houseStyle({ claims: [{ claim: 'Books are free.', contradicted: [''] }], spelling: { Van: [''] } }),
    [],
  ],
  [
    'a fact that site.json does not have, twice in a text and in a link',
    homeWithText('Write to [{site.email}](mailto:{site.email}).'),
    ['unknown-placeholder'],
  ],
  [
    'an address that is no page, where only a page is allowed',
    home({ type: 'back-link', to: 'stops' }),
    ['broken-link'],
  ],
  [
    'a page with a place on it, where only a page is allowed',
    { ...home({ type: 'back-link', to: '/stops#times' }), 'pages/stops.json': page() },
    ['broken-link'],
  ],
])('%s: no diagnostic follows from another', (_, files, codes) => {
  const { diagnostics } = compileFiles(files);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code }) => code)).toEqual(codes);
});

test('a number that JavaScript reads as infinite is reported, and not what a chart makes of it', () => {
  const series = [{ label: 'Van', values: [0.5] }];
  const chart = { kind: 'bars', measure: 'Visits', categories: ['2024'], series };
  const text = pageWith({ type: 'sections', chart }).replace('0.5', '1e400');
  expect(diagnosticsOf({ 'pages/index.json': text })).toBe(`content/pages/index.json:21:15  out-of-range
  blocks[1].chart.series[0].values[0] is 1e400, which is too large a number.
  Write it in another unit, for example in millions.`);
});

test('numbers of a chart in quotes are not also "every value is null"', () => {
  const series = [{ label: 'Van', values: ['1', '2'] }];
  const chart = { kind: 'bars', measure: 'Visits', categories: ['2024', '2025'], series };
  const { diagnostics } = compileFiles(home({ type: 'sections', chart }));
  expect(diagnostics.map(({ code }) => code)).toEqual(['wrong-type', 'wrong-type']);
});

test('a series of a chart without a label does not make the label of the next one a double', () => {
  const values = [1];
  const chart = {
    kind: 'bars',
    measure: 'Visits',
    categories: ['2024'],
    series: [{ values }, { label: 'Van', values }],
  };
  const { diagnostics } = compileFiles(home({ type: 'sections', chart }));
  expect(diagnostics.map(({ code }) => code)).toEqual(['missing-property']);
});

test('accepts a page with inNavigation that the header links to', () => {
  const files = {
    ...siteWith({ header: { links: ['/stops'] } }),
    'pages/stops.json': page({ inNavigation: true }),
  };
  expect(diagnosticsOf(files)).toBe('');
});

test('compares texts only with the agreed and the contradicting phrases of a claim', () => {
  const claims = [{ claim: 'Books are lent for 4 weeks.', wordings: ['for 4 weeks', 'four weeks at home'] }];
  const files = { ...homeWithText('Away for 2 weeks.'), 'house-style.json': json({ claims }) };
  expect(diagnosticsOf(files)).toBe('');
});

test('checks a site without house-style.json and published.json', () => {
  expect(formatDiagnostics(compileFiles(homeWithText('PowerBI [here](/).')).diagnostics)).toBe('');
});

test('checks the texts of a file again after a change of the house style', () => {
  const texts = { ...siteWith(), ...homeWithText('It had PowerBI.') };
  const unchanged = Object.entries(texts).map(([name, text]) => ({
    path: `content/${name}`,
    text: text ?? '',
  }));
  const under = (spelling: object) => {
    const style = { path: 'content/house-style.json', text: json({ spelling }) };
    const { diagnostics } = compileFiles({}, { files: [...unchanged, style] });
    return diagnostics.filter(({ code }) => code === 'spelling').map(({ message }) => message);
  };
  expect(under({ 'Power BI': ['PowerBI'] })).toEqual([expect.stringContaining('"PowerBI"')]);
  expect(under({ Had: ['had'] })).toEqual([expect.stringContaining('"had"')]);
});

test.each([
  ['en', 'It was clear that that van had had its day; she gave her her book.'],
  ['de', 'Radfahrer, die die Stadt kennen, und die Frau, mit der der Bus fährt. Ob sie sie sieht?'],
  ['nl', 'Ik denk dat dat klopt; als je je aanmeldt, en de mensen die die bus nemen.'],
  ['fr', 'Si vous vous inscrivez, nous nous verrons.'],
  ['pt', 'Se se inscrever hoje.'],
  ['tr', 'Otobüs yavaş yavaş gelir.'],
  ['de-AT', 'Das Haus, das das Tal überragt.'],
])('a correct repetition in %s has no diagnostics', (language, text) => {
  const { diagnostics } = compileFiles({ ...siteWith({ language }), ...homeWithText(text) }, LANGUAGES_INPUT);
  expect(formatDiagnostics(diagnostics)).toBe('');
});

test.each([
  ['en', 'in in'],
  ['de', 'in die die'],
  ['fr', 'la la'],
  ['nl', 'de de'],
])('a repetition by mistake in %s is reported: %s', (language, text) => {
  const files = { ...siteWith({ language }), ...homeWithText(`Van ${text} x.`) };
  const { diagnostics } = compileFiles(files, LANGUAGES_INPUT);
  expect(diagnostics.map(({ code }) => code)).toEqual(['repeated-word']);
});

const launched = (files: Files) =>
  compileFiles({ ...siteWith(), ...REGISTER, ...files }, {}, 'launch').diagnostics.filter(
    ({ code }) => code === 'placeholder',
  );

test.each([
  'Members ask us to be added to the list.',
  'The date still needs to be confirmed.',
  'Write to us asking to be added.',
  'It has yet to be confirmed, and wants to be added, too.',
  'To be added, send your name.',
  'The order is to be supplied.',
  'Names to be added to the list are here.',
])('"%s" is a sentence, no placeholder', (text) => {
  expect(launched(homeWithText(text))).toEqual([]);
});

test.each([
  'Company number to be added',
  'Our terms, with the sum, to be added. More follows.',
  'In a region to be added, which stores it.',
  'Venue: to be confirmed',
  'To be supplied.',
  'The speaker (name to be confirmed) is here.',
])('"%s" is a placeholder', (text) => {
  expect(launched(homeWithText(text))).toHaveLength(1);
});

test('a reserved number is right in an example of an answer, and nowhere else in a form', () => {
  const { files, input } = form({ ...VISIT_MESSAGES, required: 'Enter a number, like 020 7946 0018' });
  const changed = (texts: object, label = 'Name') => ({
    ...siteWith(),
    ...REGISTER,
    ...files,
    'forms/visit.json': files['forms/visit.json'].replace('"Name"', JSON.stringify(label)),
    'form-texts.json': json({ button: { idle: 'Send' }, ...texts }),
  });
  const found = (one: Files) =>
    compileFiles(one, input, 'launch').diagnostics.filter(({ code }) => code === 'placeholder').length;
  expect(found(changed({ messages: { 'format-tel': 'Like 020 7946 0018' } }))).toBe(0);
  expect(found(changed({ messages: { 'format-tel': 'Text to be added' } }))).toBe(1);
  expect(found(changed({}, 'Or call 020 7946 0018'))).toBe(1);
});

test.each([
  ['records', { type: 'people-list', people: { where: { since: { from: 2999 } } } }, COLLECTED_INPUT],
  [
    'records of any collection',
    { type: 'lists', records: { people: { where: { since: { from: 2999 } }, show: { title: 'name' } } } },
    COLLECTED_INPUT,
  ],
  ['dated pages', { type: 'posts', pages: { section: '/news/*' } }, DATED_INPUT],
])('an empty list of %s is a warning, unless its block has a sentence for it', (_, block, input) => {
  const codes = (more: object) =>
    compileFiles({ ...people, ...home({ ...block, ...more }), 'pages/news.json': page() }, input)
      .diagnostics.map(({ code }) => code)
      .filter((code) => code === 'empty-list');
  expect(codes({})).toEqual(['empty-list']);
  expect(codes({ empty: 'There are none yet.' })).toEqual([]);
  expect(codes({ empty: ' ' })).toEqual(['empty-list']);
});

test.each([
  'Write to [van@example.org](mailto:van@example.org), or [by post](https://www.example.org/post).',
  'At 3 @ the corner, @van, v2.0 or a.b: no address.',
  'See [www.example.org/times: all](https://www.example.org/times).',
])('"%s" has no address without a link', (text) => {
  const { diagnostics } = compileFiles(homeWithText(text));
  expect(diagnostics.map(({ code }) => code).filter((code) => code === 'bare-address')).toEqual([]);
});

test.each([
  [
    'Write to van.one+bus@example.org.',
    'Write to [van.one+bus@example.org](mailto:van.one+bus@example.org).',
  ],
  ['(van@müller.example)', '([van@müller.example](mailto:van@müller.example))'],
  ['**van@example.org** now', '**[van@example.org](mailto:van@example.org)** now'],
  ['Read http://example.org/a(b), too', undefined],
])('an address without a link is reported in "%s"', (text, fixed) => {
  const files = homeWithText(text);
  const { diagnostics } = compileFiles(files);
  const found = diagnostics.filter(({ code }) => code === 'bare-address');
  expect(found).toHaveLength(1);
  const [{ fix } = {}] = found;
  expect(fix && applyFix(files['pages/index.json'], fix)).toBe(
    fixed && homeWithText(fixed)['pages/index.json'],
  );
});

test('a draft that is not true or false is one error, whatever links to the page or from it', () => {
  const linked = (draft: unknown) => ({
    ...action('/stops'),
    'pages/stops.json': page({ draft }, [
      { type: 'hero', heading: 'Stops', actions: [{ label: 'See the plan', href: '/plan' }] },
    ]),
    'pages/plan.json': page({ title: 'Plan', description: 'What comes.', draft: true }),
  });
  for (const draft of [null, 'yes', 1, 'true']) {
    const { diagnostics } = compileFiles(linked(draft), DATED_INPUT);
    expect(diagnostics.map(({ code, path }) => `${path} ${code}`)).toEqual(['draft wrong-type']);
  }
  const home404 = { 'pages/404.json': page({ title: 'Not here', draft: null }) };
  expect(compileFiles(home404, DATED_INPUT).diagnostics.map(({ code }) => code)).toEqual(['wrong-type']);
});

test.each([
  'minutes.pdf',
  './minutes.pdf',
  '../media/minutes.pdf',
  'media/Minutes.pdf',
  '/minutes.pdf',
  '/content/media/minutes.pdf',
])('a link to %s names the address of the file, and is one diagnostic', (href) => {
  const minutes = { name: 'minutes.pdf', src: '/media/minutes.1.pdf', bytes: 900, width: 0, height: 0 };
  const files = homeWithText(`See [the minutes](${href}).`);
  const { diagnostics } = compileFiles(files, { media: [VAN, minutes] });
  expect(diagnostics.map(({ code, hint }) => `${code} ${hint}`)).toEqual([
    expect.stringMatching(/^broken-link .*Write "\/media\/minutes\.pdf"/),
  ]);
  const fix = diagnostics[0]?.fix;
  expect(fix && applyFix(files['pages/index.json'], fix)).toContain('(/media/minutes.pdf)');
});

test('a title that pages of one template share has a hint with a value in which the records differ', () => {
  const meeting = (held: string) => json({ name: 'Council meeting', role: held, team: 'design' });
  const files = {
    ...people,
    'people/ada.json': meeting('2027-03-05'),
    'people/bob.json': meeting('2027-04-02'),
    'pages/people/[people].json': page({
      title: '{record.name}',
      description: 'Of {record.role}, all of it.',
    }),
    ...siteWith({ sections: ['/people/*'] }),
  };
  const found = compileFiles(files, COLLECTED_INPUT).diagnostics.filter(
    ({ code }) => code === 'duplicate-title',
  );
  expect(found.map(({ hint }) => hint)).toEqual([expect.stringContaining('"{record.name}, {record.role}"')]);
});

test('a language with hundreds of missing files has one diagnostic that a person can read', () => {
  const many = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [
      `pages/a-section-with-a-long-name/page-${index}.json`,
      page({ title: `Page ${index}`, description: `About ${index}.` }),
    ]),
  );
  const records = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `people/person-${index}.json`,
      json({ name: `P${index}`, role: 'x' }),
    ]),
  );
  const files = {
    ...bilingual(),
    ...many,
    ...records,
    'pages/cy.json': page({ title: 'Hafan', description: 'Am y fan.' }, [
      { type: 'hero', heading: 'Hafan' },
      { type: 'people-list', people: {} },
    ]),
  };
  const found = compileFiles(files, LANGUAGES_INPUT).diagnostics.filter(
    ({ code }) => code === 'missing-translation',
  );
  expect(found).toHaveLength(1);
  expect(found[0]?.message.length).toBeLessThan(800);
  expect(found[0]?.message).toMatch(/and 295 more; .*35 more files of records/);
});
