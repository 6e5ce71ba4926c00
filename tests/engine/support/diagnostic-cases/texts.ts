import type { DiagnosticCase } from './diagnostic-case.ts';
import { CARDS, home, homeWithText, json, page, REGISTER, siteWith } from './parts.ts';

const houseStyle = (style: object) => ({ 'house-style.json': json(style) });

const stops = (properties: Record<string, unknown>) => ({
  ...siteWith({ menu: ['/stops'] }),
  'pages/stops.json': page(properties),
});

/** Diagnostics about headings, titles and texts. */
export const TEXT_CASES: DiagnosticCase[] = [
  {
    code: 'heading-order',
    title: 'A page without a main heading',
    files: { 'pages/index.json': json({ title: 'Start', description: 'D', blocks: [CARDS] }) },
    output: `content/pages/index.json:4:3  heading-order
  No block of this page shows its main heading.
  Start with one of: hero.`,
    highlighted: '"blocks"',
  },
  {
    code: 'heading-order',
    title: 'Two main headings',
    files: home({ type: 'hero', heading: 'Again' }),
    output: `content/pages/index.json:10:15  heading-order
  blocks[1] shows a second main heading; blocks[0] already shows one.
  Use one block per page of: hero.`,
    highlighted: '"hero"',
  },
  {
    code: 'heading-order',
    title: 'A section heading before the main heading',
    files: {
      'pages/index.json': json({
        title: 'Start',
        description: 'D',
        blocks: [
          { ...CARDS, heading: 'Cards' },
          { type: 'hero', heading: 'Start' },
        ],
      }),
    },
    output: `content/pages/index.json:15:7  heading-order
  blocks[0] has a heading before the page's main heading (blocks[1]).
  Move blocks[1] above it.`,
    highlighted: '"heading"',
  },
  {
    code: 'heading-order',
    title: 'Cards with the heading level of their section',
    files: home({ ...CARDS, heading: 'Cards', headingLevel: 2 }),
    output: `content/pages/index.json:20:23  heading-order
  blocks[1].headingLevel is 2, the level of the block's own heading.
  Delete it: the default below a heading is 3.`,
    highlighted: '2',
  },
  {
    code: 'heading-order',
    title: 'Cards with a heading level that skips one',
    files: home({ ...CARDS, headingLevel: 3 }),
    output: `content/pages/index.json:19:23  heading-order
  blocks[1].headingLevel is 3, but there is no section heading (level 2) above it.
  Write 2.`,
    highlighted: '3',
  },
  {
    code: 'title-length',
    title: 'A title that search results cut off',
    files: stops({ title: 'Every stop of the mobile library in the valley and on the hills' }),
    output: `content/pages/stops.json:2:12  title-length (warning)
  title has 63 characters; search results show about 60.
  Shorten it. The heading of the first block can be longer.`,
    highlighted: '"Every stop of the mobile library in the valley and on the hills"',
  },
  {
    code: 'duplicate-title',
    title: 'The title of another page',
    files: stops({ title: 'start ' }),
    output: `content/pages/stops.json:2:12  duplicate-title (warning)
  title is the same as in content/pages/index.json.
  Write a title that fits only that page.`,
    highlighted: '"start "',
  },
  {
    code: 'duplicate-description',
    title: 'The description of another page',
    files: {
      ...stops({ description: 'About it.' }),
      'pages/404.json': page({ title: 'Not here', description: 'Lost.' }),
    },
    output: `content/pages/stops.json:3:18  duplicate-description (warning)
  description is the same as in content/pages/index.json.
  Write in each description what a visitor finds on that page.`,
    highlighted: '"About it."',
  },
  {
    code: 'alternative-text',
    title: 'An alternative text that begins with "image of"',
    files: {
      ...siteWith({ preview: { src: 'van.svg', alt: 'An image of the van' } }),
      ...houseStyle({ redundantAlternatives: ['image of'] }),
    },
    output: `content/site.json:6:12  alternative-text (warning)
  preview.alt begins with "image of", which screen readers announce themselves.
  Delete "image of" and describe what the picture shows.`,
    highlighted: '"An image of the van"',
  },
  {
    code: 'alternative-text',
    title: 'A file name as alternative text',
    files: siteWith({ preview: { src: 'van.svg', alt: 'van-front.svg' } }),
    output: `content/site.json:6:12  alternative-text (warning)
  preview.alt is "van-front.svg", the name of a file.
  Describe what the picture shows.`,
    highlighted: '"van-front.svg"',
  },
  {
    code: 'spelling',
    title: 'A misspelt product name',
    files: {
      ...homeWithText('Reports in [PowerBI](https://example.com/PowerBI/).'),
      ...houseStyle({ spelling: { 'Power BI': ['PowerBI'] } }),
    },
    output: `content/pages/index.json:8:28  spelling (warning)
  blocks[0].text contains "PowerBI"; the house spelling is "Power BI".
  Write "Power BI".`,
    highlighted: 'PowerBI',
  },
  {
    code: 'contradiction',
    title: 'Another number in a phrase that has an agreed one',
    files: {
      ...homeWithText('Bring it back within 2-3 weeks.'),
      ...houseStyle({ claims: [{ claim: 'Books are lent for 4 weeks.', agreed: ['back within 4 weeks'] }] }),
    },
    output: `content/pages/index.json:8:25  contradiction
  blocks[0].text contains "back within 2-3 weeks", but the agreed claim is: Books are lent for 4 weeks.
  Write "back within 4 weeks".`,
    highlighted: 'back within 2-3 weeks',
  },
  {
    code: 'contradiction',
    title: 'A phrase that a claim rules out',
    files: {
      ...homeWithText('We never charge a fine.'),
      ...houseStyle({ claims: [{ claim: 'Late books cost 10p a day.', contradicted: ['never charge'] }] }),
    },
    output: `content/pages/index.json:8:19  contradiction
  blocks[0].text contains "never charge", but the agreed claim is: Late books cost 10p a day.
  Write what the claim says, or change the claim.`,
    highlighted: 'never charge',
  },
  {
    code: 'repeated-word',
    title: 'The same word twice in a row',
    files: homeWithText('It stops in the the square.'),
    output: `content/pages/index.json:8:28  repeated-word (warning)
  blocks[0].text contains "the the".
  Delete one "the".`,
    highlighted: 'the the',
  },
  {
    code: 'markup-in-text',
    title: 'HTML in a text',
    files: homeWithText('It stops<br> twice.'),
    output: `content/pages/index.json:8:24  markup-in-text (warning)
  blocks[0].text contains "<br>", which is shown as typed.
  HTML is not supported. This text allows only **bold** and [a link](/page).`,
    highlighted: '<br>',
  },
  {
    code: 'markup-in-text',
    title: 'Bold text without its end',
    files: homeWithText('It stops **twice.'),
    output: `content/pages/index.json:8:25  markup-in-text (warning)
  blocks[0].text contains "**", which is shown as typed.
  Write two asterisks before and after, without a space inside: **bold**.`,
    highlighted: '**',
  },
  {
    code: 'markup-in-text',
    title: 'A link in a text without markup',
    files: stops({ summary: 'All [stops](/stops) of the van.' }),
    output: `content/pages/stops.json:4:19  markup-in-text (warning)
  summary contains "[stops](/stops)", which is shown as typed.
  The brackets would be visible, and there would be no link. This text allows no markup: write plain text.`,
    highlighted: '[stops](/stops)',
  },
  {
    code: 'placeholder',
    title: 'A telephone number reserved for fiction, with --launch',
    files: { ...homeWithText('Call 020 7946 0958.'), ...siteWith(), ...REGISTER },
    mode: 'launch',
    output: `content/pages/index.json:8:21  placeholder
  blocks[0].text still contains "020 7946 0958": the number is reserved for fiction.
  Replace it with the real value before the site goes live.`,
    highlighted: '020 7946 0958',
  },
  {
    code: 'placeholder',
    title: 'An invented figure, with --launch',
    files: {
      ...homeWithText('98% of readers return.'),
      ...houseStyle({ fictional: ['98%'] }),
      ...siteWith(),
      ...REGISTER,
    },
    mode: 'launch',
    output: `content/pages/index.json:8:16  placeholder
  blocks[0].text still contains "98%": \`fictional\` in content/house-style.json lists it as invented.
  Replace it with the real value before the site goes live.`,
    highlighted: '98%',
  },
  {
    code: 'sample-text',
    title: 'The text of an example',
    files: homeWithText('It brings **four thousand** books.'),
    output: `content/pages/index.json:8:15  sample-text
  blocks[0].text is still the sample text "It brings **four thousand** books.".
  Write your own text.`,
    highlighted: '"It brings **four thousand** books."',
  },
];
