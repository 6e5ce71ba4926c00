import type { NeutralLink, NeutralSite } from './content.ts';

/** What of this project's own content/site.json the neutral site is built upon. */
export interface OwnSite extends Record<string, unknown> {
  brand: { logo: string; icon: string; preview: { src: string } } & Record<string, unknown>;
}

function menuOf({ label, href, items = [] }: NeutralLink & { items?: NeutralLink[] }) {
  return { label, groups: [{ heading: { label, href }, links: items.filter((link) => link.href !== href) }] };
}

/**
 * content/site.json for the neutral content: its brand, navigation and footer. What the peers have not got and a
 * site here must have (telephone, an office, words of the interface) stays what this project says.
 */
export function siteOf(neutral: NeutralSite, own: OwnSite, action: NeutralLink) {
  const [legalName = neutral.brand, ...details] = neutral.legal.replace(/\.$/, '').split('. ');
  const [first = '', ...rest] = neutral.brand.split(' ');
  return {
    ...own,
    brand: { ...own.brand, name: neutral.brand, nameParts: [first, rest.join(' ') || first] },
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
