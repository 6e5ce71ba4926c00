import { isObject } from '@json-site/values/objects';
import { parseUrl } from '@json-site/values/paths';
import type { OldMenuItem } from '../old-site.ts';
import type { Import } from './pages.ts';
import { shortened } from './texts.ts';

interface Link {
  label: string;
  href: string;
}

const MOST = { links: 6, menus: 4, groups: 6, inGroup: 12 } as const;

interface NewItem extends Partial<Link> {
  label: string;
  items: NewItem[];
}

/** The address of an entry in the new site. */
function hrefOf(address: string, { plan, site, losses }: Import, label: string): string | undefined {
  const lose = (what: string) => {
    losses.push({ file: site.kind, line: 1, what: `the entry "${label}" of a menu: ${what}` });
    return undefined;
  };
  if (address === '' || address === '#') return undefined;
  const url = parseUrl(address, 'https://old.invalid');
  const host = (one: string | undefined) => parseUrl(one ?? '')?.host.replace(/^www\./, '');
  if (!url) return lose(`${address} is no address`);
  if (url.host !== 'old.invalid' && url.host.replace(/^www\./, '') !== host(site.url))
    return url.protocol === 'mailto:' ? address : address.replace(/^http:/, 'https:');
  return plan.routeOf(url.pathname) ?? lose(`${address} is no page of the old site`);
}

function itemsOf(items: readonly OldMenuItem[], run: Import): NewItem[] {
  return items.flatMap((item): NewItem[] => {
    const label = shortened(item.label.replace(/<[^>]*>/g, ''), 60);
    const href = hrefOf(item.address, run, label);
    const inner = itemsOf(item.items, run);
    return label === '' || (href === undefined && inner.length === 0)
      ? []
      : [{ label, ...(href !== undefined && { href }), items: inner }];
  });
}

const linkOf = ({ label, href }: NewItem): Link[] => (href === undefined ? [] : [{ label, href }]);

/** An entry and everything below it, as links. */
const allLinks = (item: NewItem): Link[] => [...linkOf(item), ...item.items.flatMap(allLinks)];

function menuOf({ label, href, items }: NewItem): object {
  const groups = items.flatMap((item) => {
    const [heading, ...links] = allLinks(item);
    return heading ? [{ heading, links: links.slice(0, MOST.inGroup) }] : [];
  });
  const shown = groups.slice(0, MOST.groups);
  const [first] = shown;
  // One group has more room than several.
  const rest = groups.slice(MOST.groups).map(({ heading }) => heading);
  if (first) first.links.push(...rest.slice(0, MOST.inGroup - first.links.length));
  return { label, groups: shown, ...(href !== undefined && { overview: { label, href } }) };
}

/** The pages of the first level, for an old site without menus. */
function pagesAsItems({ plan }: Import): NewItem[] {
  return [...plan.routes]
    .filter(([{ kind, isDraft }, route]) => kind === 'page' && !isDraft && /^\/[^/]+$/.test(route))
    .toSorted(([a], [b]) => (a.order ?? 1000) - (b.order ?? 1000))
    .map(([{ title }, href]) => ({ label: shortened(title, 60), href, items: [] }));
}

/** The header and footer of the new site, in place of those of a site that has just begun. */
export function withMenus(written: Record<string, unknown>, run: Import): Record<string, unknown> {
  const { site, losses, plan } = run;
  const isFooter = (name: string) => /foot|legal|bottom/i.test(name);
  const main = site.menus.find(({ name }) => !isFooter(name));
  const items = main ? itemsOf(main.items, run) : pagesAsItems(run);
  const withNews = plan.sections
    .filter(({ route }) => !items.some(({ href }) => href === route) && !main)
    .map(({ route, page }): NewItem => ({ label: page?.title ?? run.words.news, href: route, items: [] }));
  const single = [...items, ...withNews].filter((item) => item.items.length === 0 && item.href !== '/');
  const menus = items.filter((item) => item.items.length > 0);
  const dropped = [...single.slice(MOST.links), ...menus.slice(MOST.menus)];
  for (const { label } of main ? dropped : [])
    losses.push({ file: site.kind, line: 1, what: `the entry "${label}" of a menu, which is full` });
  const links = single.slice(0, MOST.links).flatMap(linkOf);
  const header = isObject(written['header']) ? written['header'] : {};
  const footer = site.menus.find(({ name }) => isFooter(name));
  const ofFooter = footer ? itemsOf(footer.items, run).flatMap(allLinks).slice(0, MOST.inGroup) : [];
  const old = isObject(written['footer']) ? written['footer'] : {};
  const groups = Array.isArray(old['groups']) ? (old['groups'] as unknown[]) : [];
  return {
    ...written,
    header: { ...header, menus: menus.slice(0, MOST.menus).map(menuOf), links },
    footer: {
      ...old,
      groups:
        ofFooter.length > 0
          ? [{ heading: run.name.slice(0, 60), links: ofFooter }, ...groups].slice(0, 6)
          : groups,
    },
  };
}
