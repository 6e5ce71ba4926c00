import { isObject, valueIn } from '@json-site/values/objects';
import type { OldDocument, OldMenuItem, OldSite } from '../old-site.ts';
import { readFrontMatter, textOf } from './front-matter.ts';
import type { OldFolder } from './generators.ts';

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const INNER = ['children', 'items', 'links', 'sublinks', 'subfolderitems', 'pages'];

/** An entry of a data file with menus, or of the settings of Hugo. */
function itemOf(entry: Record<string, unknown>): OldMenuItem[] {
  const label = textOf(entry, 'name', 'title', 'label', 'text');
  if (label === undefined) return [];
  const address = textOf(entry, 'url', 'link', 'href', 'pageRef', 'page') ?? '';
  return [{ label, address, items: INNER.flatMap((name) => listOf(entry[name]).flatMap(itemOf)) }];
}

const byWeight = (entries: Record<string, unknown>[]) =>
  entries.toSorted((a, b) => Number(a['weight'] ?? 0) - Number(b['weight'] ?? 0));

/** The entries of Hugo name the one above them. */
function nested(entries: Record<string, unknown>[]): OldMenuItem[] {
  const idOf = (entry: Record<string, unknown>) => textOf(entry, 'identifier', 'name');
  const below = (parent: string | undefined): OldMenuItem[] =>
    byWeight(entries.filter((entry) => textOf(entry, 'parent') === parent)).flatMap((entry) =>
      itemOf(entry).map((item) => ({ ...item, items: [...item.items, ...below(idOf(entry) ?? '')] })),
    );
  return below(undefined);
}

/** The pages whose front matter puts them into a menu: of Hugo or of Eleventy. */
function menuOfPages(folder: OldFolder, documents: readonly OldDocument[]): OldMenuItem[] {
  const entries = documents.flatMap((document) => {
    const { data } = readFrontMatter(folder.text(document.file));
    const navigation = data['eleventyNavigation'];
    const menu = valueIn(data['menu'] ?? data['menus'], 'main') ?? data['menu'] ?? data['menus'];
    const isInMenu =
      isObject(navigation) || isObject(menu) || menu === 'main' || [menu].flat().includes('main');
    if (!isInMenu) return [];
    const settings = isObject(navigation) ? navigation : isObject(menu) ? menu : {};
    return [
      {
        name: textOf(settings, 'title', 'key', 'name') ?? textOf(data, 'linkTitle') ?? document.title,
        identifier: textOf(settings, 'key', 'identifier', 'name') ?? document.title,
        parent: textOf(settings, 'parent'),
        weight: settings['order'] ?? settings['weight'] ?? document.order ?? 0,
        url: document.address,
      },
    ];
  });
  return nested(entries);
}

/** The menus of a folder of Markdown: of its settings, of a data file, or of its pages. */
export function menusOf(
  settings: Record<string, unknown>,
  folder: OldFolder,
  documents: readonly OldDocument[],
): OldSite['menus'] {
  const ofSettings = valueIn(settings, 'menu', 'main') ?? valueIn(settings, 'menus', 'main');
  const footer = valueIn(settings, 'menu', 'footer') ?? valueIn(settings, 'menus', 'footer');
  const file = folder.files.find((one) =>
    /(?:^|\/)_?data\/(?:navigation|nav|menu)\.(?:ya?ml|json|toml)$/.test(one),
  );
  const data = file === undefined ? {} : folder.settings(file);
  const lists = [data['items'], data['main'], data['header'], ...Object.values(data)].map(listOf);
  const ofData = (lists.find((list) => list.length > 0) ?? []).flatMap(itemOf);
  const main = [nested(listOf(ofSettings)), ofData, menuOfPages(folder, documents)].find(
    (list) => list.length > 0,
  );
  return [
    ...(main ? [{ name: 'main', items: main }] : []),
    ...(listOf(footer).length > 0 ? [{ name: 'footer', items: nested(listOf(footer)) }] : []),
  ];
}
