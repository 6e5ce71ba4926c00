import type { Link, Site } from '@json-site/model/content-types';

export type Menu = Site['header']['menus'][number];

/** Links of a menu under one heading. A menu that lists the pages of a section has one group for them. */
export interface MenuGroup {
  heading: Link | undefined;
  links: Link[];
}

/** Returns the groups of a menu, with the pages of its section as a group. */
export function menuGroups(menu: Menu): MenuGroup[] {
  const pages = (menu.pages ?? []).map((page) => ({ label: page.title, href: page.path }));
  const groups = (menu.groups ?? []).map((group) => ({ heading: group.heading, links: group.links ?? [] }));
  return menu.pages ? [...groups, { heading: menu.overview, links: pages }] : groups;
}

/** Returns `aria-current` for a link: `page` if it links to the page on screen. */
export function currentPage(href: string, path: string): 'page' | undefined {
  return href === path ? 'page' : undefined;
}
