import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NeutralBlock, NeutralField, NeutralPage, NeutralSite } from './content.ts';
import { capitalise, createWriter, type Writer } from './sentences.ts';
import { INDUSTRIES, SERVICES, WORDS } from './vocabulary.ts';

const BRAND = 'Northfield Advisory';
const QUOTE = { label: 'Get a quote', href: '/quote' };

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const times = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, index) => make(index));
const serviceUrl = (name: string) => `/services/${slug(name)}`;
const industryUrl = (name: string) => `/industries/${slug(name)}`;

const callToAction = (writer: Writer): NeutralBlock => ({
  type: 'cta',
  title: 'Talk to a consultant',
  text: writer.text(25),
  action: QUOTE,
});
const hero = (writer: Writer, title: string, words: number): NeutralBlock => ({
  type: 'hero',
  title,
  text: writer.text(words),
  actions: [],
  cards: [],
});

type Kind = 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'select' | 'textarea' | 'checkbox';

const field = (name: string, label: string, kind: Kind, options?: string[]): NeutralField => ({
  name,
  label,
  kind,
  ...(options && { options }),
});
const required = (...args: Parameters<typeof field>): NeutralField => {
  const { options, ...rest } = field(...args);
  return { ...rest, required: true, ...(options && { options }) };
};

const CONTACT_FIELDS = [
  required('name', 'Your name', 'text'),
  required('email', 'Email', 'email'),
  field('phone', 'Telephone', 'tel'),
  field('topic', 'Topic', 'select', SERVICES),
  required('message', 'Message', 'textarea'),
];

const QUOTE_FIELDS = [
  required('firstName', 'First name', 'text'),
  required('lastName', 'Last name', 'text'),
  required('email', 'Work email', 'email'),
  field('phone', 'Telephone', 'tel'),
  required('company', 'Organisation', 'text'),
  field('role', 'Job title', 'text'),
  field('website', 'Website', 'url'),
  required('postcode', 'Postcode', 'text'),
  field('country', 'Nation', 'select', ['England', 'Scotland', 'Wales', 'Northern Ireland']),
  required('employees', 'Employees', 'select', ['1-9', '10-49', '50-249', '250 or more']),
  required('industry', 'Industry', 'select', INDUSTRIES),
  required('service', 'Service', 'select', SERVICES),
  field('sites', 'Number of sites', 'number'),
  field('turnover', 'Annual turnover (£)', 'number'),
  field('budget', 'Budget (£)', 'number'),
  field('start', 'Preferred start', 'date'),
  field('deadline', 'Deadline', 'date'),
  field('remote', 'Remote working is possible', 'checkbox'),
  field('nda', 'An NDA is needed', 'checkbox'),
  field('framework', 'Buying through a framework', 'checkbox'),
  field('current', 'Current provider', 'text'),
  field('source', 'How did you hear of us?', 'select', ['Search', 'Referral', 'Event', 'Press']),
  required('goals', 'Goals', 'textarea'),
  field('notes', 'Anything else?', 'textarea'),
  required('consent', 'I agree to the privacy policy', 'checkbox'),
];

/** The blocks of each kind of page. Object literals are in the order in which their texts are drawn. */
const KINDS = {
  home: (writer: Writer, title: string): NeutralBlock[] => [
    {
      type: 'hero',
      title,
      text: writer.text(35),
      actions: [QUOTE, { label: 'Our services', href: '/services' }],
      cards: SERVICES.slice(0, 4).map((name) => ({
        title: writer.title(),
        text: writer.text(22),
        href: serviceUrl(name),
      })),
    },
    {
      type: 'cards',
      title: 'What we do',
      text: writer.text(25),
      items: SERVICES.map((name) => ({ title: name, text: writer.text(24), href: serviceUrl(name) })),
    },
    {
      type: 'columns',
      title: 'How we work',
      columns: times(3, () => ({ title: writer.title(), items: times(4, () => writer.item()) })),
    },
    {
      type: 'accordion',
      title: 'Recent results',
      items: times(4, () => ({ title: writer.title(), text: writer.text(28) })),
    },
    callToAction(writer),
  ],
  service: (writer: Writer, title: string): NeutralBlock[] => [
    {
      type: 'hero',
      title,
      text: writer.text(35),
      actions: [QUOTE],
      cards: times(4, () => ({ title: writer.title(), text: writer.text(18) })),
    },
    {
      type: 'accordion',
      title: 'What is included',
      items: times(8, () => ({ title: writer.item(), text: writer.text(40) })),
    },
    {
      type: 'cards',
      title: 'Where it helps',
      text: writer.text(20),
      items: INDUSTRIES.slice(0, 4).map((name) => ({
        title: name,
        text: writer.text(20),
        href: industryUrl(name),
      })),
    },
    callToAction(writer),
  ],
  industry: (writer: Writer, title: string): NeutralBlock[] => [
    { ...hero(writer, title, 30), actions: [QUOTE] } as NeutralBlock,
    {
      type: 'columns',
      title: 'Challenges, approach, outcomes',
      columns: ['Challenges', 'Our approach', 'Outcomes'].map((column) => ({
        title: column,
        items: times(6, () => capitalise(writer.text(10).replace(/\.$/, ''))),
      })),
    },
    callToAction(writer),
  ],
  legal: (writer: Writer, title: string): NeutralBlock[] => [
    {
      type: 'prose',
      title,
      text: writer.law(30),
      sections: times(16, (index) => ({
        id: `s${index + 1}`,
        title: `${index + 1}. ${capitalise(writer.legalSubject())}`,
        paragraphs: times(3, () => writer.law(45)),
      })),
    },
  ],
  faq: (writer: Writer, title: string): NeutralBlock[] => [
    hero(writer, title, 25),
    {
      type: 'faq',
      title: 'Common questions',
      items: times(15, () => ({ title: writer.question(), text: writer.text(58) })),
    },
    callToAction(writer),
  ],
  services: (writer: Writer, title: string) => listPage(writer, title, SERVICES, serviceUrl),
  industries: (writer: Writer, title: string) => listPage(writer, title, INDUSTRIES, industryUrl),
  contact: (writer: Writer, title: string): NeutralBlock[] => [
    hero(writer, title, 25),
    {
      type: 'form',
      name: 'contact',
      title: 'Send us a message',
      submit: 'Send message',
      fields: CONTACT_FIELDS,
    },
  ],
  quote: (writer: Writer, title: string): NeutralBlock[] => [
    hero(writer, title, 25),
    {
      type: 'form',
      name: 'quote',
      title: 'Tell us about the work',
      submit: 'Request a quote',
      fields: QUOTE_FIELDS,
    },
  ],
};

function listPage(
  writer: Writer,
  title: string,
  names: string[],
  urlOf: (name: string) => string,
): NeutralBlock[] {
  return [
    { ...hero(writer, title, 30), actions: [QUOTE] } as NeutralBlock,
    {
      type: 'cards',
      title: 'Browse',
      text: writer.text(20),
      items: names.map((name) => ({ title: name, text: writer.text(22), href: urlOf(name) })),
    },
    callToAction(writer),
  ];
}

type PageKind = keyof typeof KINDS;

const FIRST_PAGES: [path: string, kind: PageKind, title: string][] = [
  ['/', 'home', 'Advice that pays for itself'],
  ['/about', 'home', `About ${BRAND}`],
  ['/services', 'services', 'Services'],
  ...SERVICES.map((name): [string, PageKind, string] => [serviceUrl(name), 'service', name]),
  ['/industries', 'industries', 'Industries'],
  ...INDUSTRIES.map((name): [string, PageKind, string] => [industryUrl(name), 'industry', name]),
  ['/faq', 'faq', 'Frequently asked questions'],
  ['/contact', 'contact', 'Contact us'],
  ['/quote', 'quote', 'Request a quote'],
  ['/privacy', 'legal', 'Privacy policy'],
  ['/terms', 'legal', 'Terms of business'],
  ['/cookies', 'legal', 'Cookie policy'],
];

/** The kinds of further pages, in turn. */
const MORE: readonly PageKind[] = [
  ...(['industry', 'service', 'industry', 'faq', 'industry'] as const),
  ...(['service', 'industry', 'home', 'industry', 'legal'] as const),
];

function furtherPage(index: number): [path: string, kind: PageKind, title: string] {
  const kind = MORE[index % MORE.length] ?? 'industry';
  const town = WORDS.places[index % WORDS.places.length] ?? '';
  const topic = (index % 2 === 1 ? SERVICES : INDUSTRIES)[index % SERVICES.length] ?? '';
  return [`/insights/${kind}-${slug(topic)}-${slug(town)}-${index}`, kind, `${topic} in ${town} (${index})`];
}

const SITE: NeutralSite = {
  brand: BRAND,
  nav: [
    {
      label: 'Services',
      href: '/services',
      items: SERVICES.map((label) => ({ label, href: serviceUrl(label) })),
    },
    {
      label: 'Industries',
      href: '/industries',
      items: INDUSTRIES.map((label) => ({ label, href: industryUrl(label) })),
    },
    {
      label: 'Company',
      href: '/about',
      items: [
        { label: 'About', href: '/about' },
        { label: 'FAQ', href: '/faq' },
      ],
    },
    { label: 'Contact', href: '/contact' },
  ],
  footer: [
    { label: 'Privacy', href: '/privacy' },
    { label: 'Terms', href: '/terms' },
    { label: 'Cookies', href: '/cookies' },
    { label: 'FAQ', href: '/faq' },
    { label: 'Contact', href: '/contact' },
  ],
  legal: `${BRAND} Ltd. Registered in England and Wales.`,
};

const fileOf = (route: string) => `${route === '/' ? 'index' : route.slice(1).replaceAll('/', '__')}.json`;

/**
 * Writes `site.json` and `pages/*.json`: a marketing site, and further pages of its kinds up to the number. The same
 * number of pages has the same bytes.
 */
export function writeNeutralContent(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'pages'), { recursive: true });
  for (let index = 0; index < Math.max(count, FIRST_PAGES.length); index += 1) {
    const [route, kind, title] = FIRST_PAGES[index] ?? furtherPage(index);
    const writer = createWriter(1000 + index);
    const blocks = KINDS[kind](writer, title);
    const description = writer.text(20).slice(0, 155);
    const page: NeutralPage = { path: route, title: `${title} | ${BRAND}`, description, blocks };
    writeFileSync(path.join(folder, 'pages', fileOf(route)), JSON.stringify(page, null, 1));
  }
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify(SITE, null, 1));
}
