import { slug } from '@json-site/compiler/documents';
import type { NeutralBlock, NeutralField, NeutralItem, NeutralLink } from './content.ts';
import { capitalise, type Writer } from './sentences.ts';
import { INDUSTRIES, SERVICES } from './vocabulary.ts';

const QUOTE = { label: 'Get a quote', href: '/quote' };

export const urlPart = (name: string) => slug(name.replaceAll('&', 'and'));
const times = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, index) => make(index));
export const serviceUrl = (name: string) => `/services/${urlPart(name)}`;
export const industryUrl = (name: string) => `/industries/${urlPart(name)}`;

const callToAction = (writer: Writer): NeutralBlock => ({
  type: 'cta',
  title: 'Talk to a consultant',
  text: writer.text(25),
  action: QUOTE,
});
const hero = (
  writer: Writer,
  title: string,
  words: number,
  actions: NeutralLink[] = [],
  cardsOf: () => NeutralItem[] = () => [],
): NeutralBlock => ({ type: 'hero', title, text: writer.text(words), actions, cards: cardsOf() });

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
export const KINDS = {
  home: (writer: Writer, title: string): NeutralBlock[] => [
    hero(writer, title, 35, [QUOTE, { label: 'Our services', href: '/services' }], () =>
      SERVICES.slice(0, 4).map((name) => ({
        title: writer.title(),
        text: writer.text(22),
        href: serviceUrl(name),
      })),
    ),
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
    hero(writer, title, 35, [QUOTE], () =>
      times(4, () => ({ title: writer.title(), text: writer.text(18) })),
    ),
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
    hero(writer, title, 30, [QUOTE]),
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
    hero(writer, title, 30, [QUOTE]),
    {
      type: 'cards',
      title: 'Browse',
      text: writer.text(20),
      items: names.map((name) => ({ title: name, text: writer.text(22), href: urlOf(name) })),
    },
    callToAction(writer),
  ];
}
