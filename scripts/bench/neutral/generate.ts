import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NeutralPage, NeutralSite } from './content.ts';
import { industryUrl, KINDS, serviceUrl, urlPart } from './page-kinds.ts';
import { createWriter } from './sentences.ts';
import { INDUSTRIES, SERVICES, WORDS } from './vocabulary.ts';

const BRAND = 'Northfield Advisory';
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
  return [
    `/insights/${kind}-${urlPart(topic)}-${urlPart(town)}-${index}`,
    kind,
    `${topic} in ${town} (${index})`,
  ];
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
