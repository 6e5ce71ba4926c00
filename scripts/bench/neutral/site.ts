import type { NeutralLink, NeutralSite } from './content.ts';

/** The content/site.json of the main site, as far as the neutral site uses it. */
export interface OwnSite extends Record<string, unknown> {
  brand: { logo: string; icon: string; preview: { src: string } } & Record<string, unknown>;
}

function menuOf({ label, href, items = [] }: NeutralLink & { items?: NeutralLink[] }) {
  return { label, groups: [{ heading: { label, href }, links: items.filter((link) => link.href !== href) }] };
}

/**
 * Returns content/site.json for the neutral content, with its brand, navigation and footer. Required properties that
 * it lacks (telephone, an office, labels) are those of this project.
 */
export function siteOf(neutral: NeutralSite, own: OwnSite, action: NeutralLink) {
  const [legalName = neutral.brand, ...details] = neutral.legal.replace(/\.$/, '').split('. ');
  const [first = '', ...rest] = neutral.brand.split(' ');
  return {
    ...own,
    brand: { ...own.brand, name: neutral.brand, nameParts: [first, rest.join(' ')].filter(Boolean) },
    company: { legalName, details },
    partners: [],
    header: {
      menus: neutral.nav.filter(({ items }) => items).map(menuOf),
      links: neutral.nav.filter(({ items }) => !items),
      action,
    },
    footer: { groups: [{ heading: neutral.brand, links: neutral.footer }], note: neutral.legal },
    sharedBlocks: [],
  };
}
