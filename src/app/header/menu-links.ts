import type { Link, Site } from '../../generated/content-types.ts';

export type Menu = Site['header']['menus'][number];

/** A menu's links under one heading; menus made of a section's pages have one group. */
export interface MenuGroup {
  heading: Link | undefined;
  links: Link[];
}

/** Groups and listed pages in one shape, so that every menu is drawn alike. */
export function menuGroups(menu: Menu): MenuGroup[] {
  const listed = (menu.pages ?? []).map((page) => ({ label: page.title, href: page.path }));
  const groups = (menu.groups ?? []).map((group) => ({ heading: group.heading, links: group.links ?? [] }));
  return menu.pages ? [...groups, { heading: menu.overview, links: listed }] : groups;
}

/** `aria-current` for a link: it leads to the page on screen. */
export function currentPage(href: string, path: string): 'page' | undefined {
  return href === path ? 'page' : undefined;
}
