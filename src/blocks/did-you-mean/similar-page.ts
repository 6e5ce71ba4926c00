import { nearest } from '../../compiler/report/wording.ts';
import type { Link, Site } from '../../generated/content-types.ts';

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

/** Every page that the header or the footer leads to, under its first name there. They are the same on every site of any size. */
function linkedPages({ header, footer }: Site): Map<string, string> {
  const inMenus = header.menus.flatMap(({ groups = [], pages = [], overview }) => [
    ...groups.flatMap(({ heading, links = [] }) => [heading, ...links]),
    ...pages.map(({ title, path }) => ({ label: title, href: path })),
    overview,
  ]);
  const all = [...inMenus, ...header.links, header.action, ...footer.groups.flatMap(({ links }) => links)];
  const named = new Map<string, string>();
  for (const link of all)
    if (link && /^\/[^#?]+$/.test(link.href) && !named.has(link.href)) named.set(link.href, link.label);
  return named;
}

/** The page that an unknown address most probably means: by its whole path, its last part, or the section it is in. */
export function similarPage(pathname: string, site: Site): Link | undefined {
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
