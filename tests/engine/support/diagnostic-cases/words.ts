import type { DiagnosticCase } from './diagnostic-case.ts';
import { CARDS, home, homeSaying, json, page, REGISTER, site } from './parts.ts';

const houseStyle = (style: object) => ({ 'house-style.json': json(style) });

const stops = (properties: Record<string, unknown>) => ({
  ...site({ menu: ['/stops'] }),
  'pages/stops.json': page(properties),
});

/** Mistakes with headings, titles and wording. */
export const TEXT_CASES: DiagnosticCase[] = [
  {
    code: 'heading-order',
    title: 'A page without a main heading',
    files: { 'pages/index.json': json({ title: 'Start', description: 'D', blocks: [CARDS] }) },
    says: `content/pages/index.json:4:3  heading-order
  No block of this page shows its main heading.
  Start with one of: hero.`,
    at: '"blocks"',
  },
  {
    code: 'heading-order',
    title: 'Two main headings',
    files: home({ type: 'hero', heading: 'Again' }),
    says: `content/pages/index.json:10:15  heading-order
  blocks[1] shows a second main heading; blocks[0] shows one already.
  A page has one block of: hero.`,
    at: '"hero"',
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
    says: `content/pages/index.json:15:7  heading-order
  blocks[0] has a heading before the page's main heading (blocks[1]).
  Move blocks[1] above it.`,
    at: '"heading"',
  },
  {
    code: 'heading-order',
    title: "Cards whose headings are as high as their section's",
    files: home({ ...CARDS, heading: 'Cards', headingLevel: 2 }),
    says: `content/pages/index.json:20:23  heading-order
  blocks[1].headingLevel is 2, the level of the block's own heading.
  Delete it: under a heading, 3 is the default.`,
    at: '2',
  },
  {
    code: 'heading-order',
    title: 'Cards whose headings skip a level',
    files: home({ ...CARDS, headingLevel: 3 }),
    says: `content/pages/index.json:19:23  heading-order
  blocks[1].headingLevel is 3, but no section heading (level 2) stands above.
  Write 2.`,
    at: '3',
  },
  {
    code: 'title-length',
    title: 'A title that search results cut off',
    files: stops({ title: 'Every stop of the mobile library in the valley and on the hills' }),
    says: `content/pages/stops.json:2:12  title-length (warning)
  title has 63 characters; search results show about 60.
  Shorten it; the longer form can be the heading of the first block.`,
    at: '"Every stop of the mobile library in the valley and on the hills"',
  },
  {
    code: 'duplicate-title',
    title: 'The title of another page',
    files: stops({ title: 'start ' }),
    says: `content/pages/stops.json:2:12  duplicate-title (warning)
  title is that of content/pages/index.json too.
  Say in each title what only that page is about.`,
    at: '"start "',
  },
  {
    code: 'duplicate-description',
    title: 'The description of another page',
    files: {
      ...stops({ description: 'About it.' }),
      'pages/404.json': page({ title: 'Not here', description: 'Lost.' }),
    },
    says: `content/pages/stops.json:3:18  duplicate-description (warning)
  description is that of content/pages/index.json too.
  Say in each what a visitor finds on that page.`,
    at: '"About it."',
  },
  {
    code: 'alternative-text',
    title: 'An alternative text that begins with "image of"',
    files: {
      ...site({ preview: { src: 'van.svg', alt: 'An image of the van' } }),
      ...houseStyle({ redundantAlternatives: ['image of'] }),
    },
    says: `content/site.json:6:12  alternative-text (warning)
  preview.alt begins with "image of"; screen readers say so themselves.
  Leave "image of" out and say what it shows.`,
    at: '"An image of the van"',
  },
  {
    code: 'alternative-text',
    title: 'A file name as alternative text',
    files: site({ preview: { src: 'van.svg', alt: 'van-front.svg' } }),
    says: `content/site.json:6:12  alternative-text (warning)
  preview.alt is "van-front.svg", the name of a file.
  Say what the picture shows.`,
    at: '"van-front.svg"',
  },
  {
    code: 'spelling',
    title: 'A product name that is not spelt as its maker does',
    files: {
      ...homeSaying('Reports in [PowerBI](https://example.com/PowerBI/).'),
      ...houseStyle({ spelling: { 'Power BI': ['PowerBI'] } }),
    },
    says: `content/pages/index.json:8:28  spelling (warning)
  blocks[0].text says "PowerBI"; the house spelling is "Power BI".
  Write "Power BI".`,
    at: 'PowerBI',
  },
  {
    code: 'repeated-word',
    title: 'The same word twice in a row',
    files: homeSaying('It stops in the the square.'),
    says: `content/pages/index.json:8:28  repeated-word (warning)
  blocks[0].text says "the the".
  Delete one "the".`,
    at: 'the the',
  },
  {
    code: 'markup-in-text',
    title: 'HTML in a text',
    files: homeSaying('It stops<br> twice.'),
    says: `content/pages/index.json:8:24  markup-in-text (warning)
  blocks[0].text holds "<br>", which is shown as it is typed.
  HTML is shown as it is typed. Only **bold** and [a link](/page) are markup here.`,
    at: '<br>',
  },
  {
    code: 'markup-in-text',
    title: 'Bold that does not end',
    files: homeSaying('It stops **twice.'),
    says: `content/pages/index.json:8:25  markup-in-text (warning)
  blocks[0].text holds "**", which is shown as it is typed.
  Two stars before and two after, without a space inside: **bold**.`,
    at: '**',
  },
  {
    code: 'markup-in-text',
    title: 'A link where none is possible',
    files: stops({ summary: 'All [stops](/stops) of the van.' }),
    says: `content/pages/stops.json:4:19  markup-in-text (warning)
  summary holds "[stops](/stops)", which is shown as it is typed.
  The brackets would be shown, and there would be no link. This text has no markup; write the words alone.`,
    at: '[stops](/stops)',
  },
  {
    code: 'placeholder',
    title: 'A telephone number that nobody has, before the launch',
    files: { ...homeSaying('Call 020 7946 0958.'), ...site(), ...REGISTER },
    occasions: ['launch'],
    says: `content/pages/index.json:8:21  placeholder
  blocks[0].text still holds "020 7946 0958": the number is reserved for fiction.
  Put the real value in before the site goes live.`,
    at: '020 7946 0958',
  },
];
