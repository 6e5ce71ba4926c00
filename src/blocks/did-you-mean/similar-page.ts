import type { Link, Site } from '@json-site/model/content-types';
import { nearest } from '@json-site/model/visitor';

type Linked = Pick<Site, 'header' | 'footer'>;

/** `/Industries/Health_Care.html` → `/industries/health-care` */
function plain(pathname: string): string {
  return pathname
    .replace(/%[0-9a-f]{2}/gi, '-')
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.\w{2,4}$|\/index(\.\w+)?$/, '')
    .replace(/[_+-]+/g, '-');
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Returns the pages that the header and the footer link to, with the first label. Their number does not grow with the
 * site.
 */
function linkedPages({ header, footer }: Linked): Map<string, string> {
  const inMenus = header.menus.flatMap(({ groups = [], pages = [], overview }) => [
    ...groups.flatMap(({ heading, links = [] }) => [heading, ...links]),
    ...pages.map(({ title, path }) => ({ label: title, href: path })),
    overview,
  ]);
  const all = [...inMenus, ...header.links, header.action, ...footer.groups.flatMap(({ links }) => links)];
  const labels = new Map<string, string>();
  for (const link of all)
    if (link && /^\/[^#?]+$/.test(link.href) && !labels.has(link.href)) labels.set(link.href, link.label);
  return labels;
}

/** Returns the page most similar to an unknown path: by the whole path, by its last part, or by its section. */
export function similarPage(pathname: string, site: Linked): Link | undefined {
  const pages = linkedPages(site);
  const paths = [...pages.keys()];
  const wanted = plain(pathname);
  const part = nearest(lastPart(wanted), paths.map(lastPart));
  const section = paths
    .filter((path) => wanted.startsWith(`${path}/`))
    .toSorted((a, b) => b.length - a.length)[0];
  const href = nearest(wanted, paths) ?? paths.find((path) => lastPart(path) === part) ?? section;
  return href === undefined ? undefined : { href, label: pages.get(href) ?? href };
}
