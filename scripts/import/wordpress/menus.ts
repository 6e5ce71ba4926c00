import type { OldMenuItem, OldSite } from '../old-site.ts';
import type { XmlEntry } from './read-xml.ts';

const text = (entry: XmlEntry, name: string) => entry.texts.get(name)?.text.trim() ?? '';

/** The menus of an export: each entry is an item of the type `nav_menu_item`. */
export function menusOf(items: readonly XmlEntry[], addressOf: (item: XmlEntry) => string): OldSite['menus'] {
  const byId = new Map(items.map((item) => [text(item, 'wp:post_id'), item]));
  const entries = items
    .filter((item) => text(item, 'wp:post_type') === 'nav_menu_item')
    .toSorted((a, b) => Number(text(a, 'wp:menu_order')) - Number(text(b, 'wp:menu_order')));
  const below = (parent: string, menu: string): OldMenuItem[] =>
    entries
      .filter(
        (entry) =>
          (entry.meta.get('_menu_item_menu_item_parent') ?? '0') === parent &&
          entry.terms.some(({ domain, slug }) => domain === 'nav_menu' && slug === menu),
      )
      .map((entry) => {
        const target = byId.get(entry.meta.get('_menu_item_object_id') ?? '');
        const own = entry.meta.get('_menu_item_url') ?? '';
        return {
          label: text(entry, 'title') || (target ? text(target, 'title') : own),
          address: own || (target ? addressOf(target) : ''),
          items: below(text(entry, 'wp:post_id'), menu),
        };
      });
  const menus = new Set(
    entries.flatMap(({ terms }) =>
      terms.filter(({ domain }) => domain === 'nav_menu').map(({ slug }) => slug),
    ),
  );
  return [...menus].map((name) => ({ name, items: below('0', name) }));
}
