import { expect, test } from 'vitest';
import { builtPage } from '../../support/built-site.ts';
import { hrefsOf, missingIn, one, textOf, textsOf } from '../../support/html.ts';
import { INDUSTRIES } from '../support/site.ts';

const page = builtPage('/');
const main = one(page, 'main');
const sections = page.querySelectorAll('main > section');
const services = one(main, '#services');

/** The part of the services section that opens below this heading. */
function contentOf(title: string) {
  const [group] = services
    .querySelectorAll('details')
    .filter((details) => textsOf(details, 'h3')[0] === title);
  if (!group) throw new Error(`The services have no group ${title}.`);
  return one(group, 'summary + div');
}

const SECTIONS = ['Data-Driven Software Solutions', 'Services', 'Industries', 'Why choose us', 'Contact us'];

test('the home page has its five sections in order', () => {
  expect(sections.map((section) => textsOf(section, 'h1, h2')[0])).toEqual(SECTIONS);
  const ids = sections.map(({ id }) => id);
  expect([ids[1], ids[2], ids[4]]).toEqual(['services', 'industries', 'contact']);
});

test('the hero describes the offer, shows the partners and links to the quote form', () => {
  const hero = one(main, '[data-block="hero"]');
  expect(textsOf(hero, 'h2')).toEqual([
    'Data Solutions',
    'Systems Implementation',
    'Custom Development',
    'AI Integration',
  ]);
  expect(missingIn(hero, ['ETL, analytics and data infrastructure'])).toEqual([]);
  expect(hero.querySelectorAll('img').map((image) => image.getAttribute('alt'))).toEqual([
    'CRM partner',
    'Cloud partner',
  ]);
  expect(hrefsOf(hero, 'Start Your Project')).toEqual(['/quote']);
});

const GROUPS = [
  { title: 'Data Solutions', href: '/services/data', cards: 8 },
  { title: 'Software Development', href: '/services/development', cards: 3 },
  { title: 'System Implementation', href: '/services/system-implementation', cards: 9 },
];

for (const { title, href, cards } of GROUPS) {
  test(`${title} shows ${cards} cards and a link to all`, () => {
    const content = contentOf(title);
    const links = content.querySelectorAll('li h4 a').map((link) => link.getAttribute('href') ?? '');
    expect(links).toHaveLength(cards);
    // Without script, a card leads to the same card there.
    const there = builtPage(href)
      .querySelectorAll('button[commandfor]')
      .map(({ id }) => `${href}#${id}`);
    expect(links.filter((link) => !there.includes(link))).toEqual([]);
    const all = content.querySelectorAll('a').filter((link) => textOf(link).startsWith('View all'));
    expect(all.map((link) => link.getAttribute('href'))).toEqual([href]);
  });
}

test('Software Development shows custom software, mobile apps and web development, not DevOps', () => {
  const cards = textsOf(contentOf('Software Development'), 'li h4');
  expect(cards).toEqual(['Custom Software', 'Mobile Apps', 'Web Development']);
  expect(textsOf(services, '*')).not.toContain('DevOps');
});

test('the industries section has a card for each industry and a link to the overview', () => {
  const section = one(main, '#industries');
  const cards = section.querySelectorAll('li').map((card) => ({
    title: textsOf(card, 'h3')[0],
    href: card.querySelector('a')?.getAttribute('href'),
  }));
  expect(cards).toEqual(INDUSTRIES.map(([title, href]) => ({ title, href })));
  expect(hrefsOf(section, 'View All Industries')).toEqual(['/industries']);
});

test('the reasons section has five points', () => {
  expect(sections.map((section) => textsOf(section, 'h3'))[3]).toEqual([
    'Specialist knowledge',
    'End-to-end delivery',
    'Clear communication',
    'Scalable solutions',
    'Trusted partnerships',
  ]);
});
