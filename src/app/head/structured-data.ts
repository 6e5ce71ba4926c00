import { structuredData as contributors } from 'virtual:structured-data';
import type { PageData } from '@json-site/compiler/types';
import type { Block, BlockMap, BlockType, Site } from '@json-site/model/content-types';
import {
  type Contribution,
  type Contributor,
  organisationId,
  type Thing,
  websiteId,
} from '@json-site/model/visitor';
import { NOT_FOUND_PATH } from '../navigation/payload.ts';
import { escapeJson } from './escape.ts';
import { type HeadData, pageUrl } from './head-data.ts';
import { organisation, website } from './organisation.ts';

function contribution<Type extends BlockType>(type: Type, block: BlockMap[Type], site: Site): Contribution {
  const contribute: Contributor<BlockMap[Type]> | undefined = contributors[type];
  return contribute?.(block, site) ?? {};
}

/** Merges the properties of several blocks. Different values of the same property become a list. */
function merged(all: (Record<string, unknown> | undefined)[]): Record<string, unknown> {
  const lists = new Map<string, Map<string, unknown>>();
  for (const [key, value] of all.flatMap((one) => Object.entries(one ?? {}))) {
    const list = lists.get(key) ?? new Map<string, unknown>();
    for (const item of Array.isArray(value) ? value : [value]) list.set(JSON.stringify(item), item);
    if (list.size > 0) lists.set(key, list);
  }
  return Object.fromEntries(
    [...lists].map(([key, list]) => [key, list.size === 1 ? [...list.values()][0] : [...list.values()]]),
  );
}

function breadcrumbs(facts: HeadData, id: string): Thing {
  const { site, page, ancestors } = facts;
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: [...ancestors, page].map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: path === (page.home ?? '/') ? site.labels.home : title,
      item: site.url + path,
    })),
  };
}

function dates({ date, updated }: PageData): Record<string, string> {
  return {
    ...(date && { datePublished: date.iso }),
    ...(updated && { dateModified: updated.iso }),
  };
}

/** The article that a page with a date of publication is. */
function article({ site, page, preview }: HeadData, url: string): Thing {
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: page.title,
    description: page.description,
    inLanguage: site.language,
    ...dates(page),
    author: page.author ? { '@type': 'Person', name: page.author } : { '@id': organisationId(site) },
    publisher: { '@id': organisationId(site) },
    mainEntityOfPage: { '@id': `${url}#webpage` },
    ...(preview && { image: site.url + preview.src }),
  };
}

/** Returns the structured data of a page: the page, the contributions of its blocks, and the organisation. */
export function structuredDataGraph(facts: HeadData): Thing[] {
  const { site, page, ancestors, preview } = facts;
  if (page.path === NOT_FOUND_PATH) return [];
  const url = pageUrl(facts);
  const parts = page.blocks.map((block: Block) => contribution(block.type, block, site));
  const types = new Set(parts.flatMap(({ pageType }) => pageType ?? []));
  const trail = `${url}#breadcrumb`;
  const webPage: Thing = {
    '@type': types.size > 1 ? [...types] : ([...types][0] ?? 'WebPage'),
    '@id': `${url}#webpage`,
    url,
    name: page.searchTitle ?? page.title,
    description: page.description,
    inLanguage: site.language,
    isPartOf: { '@id': websiteId(site) },
    publisher: { '@id': organisationId(site) },
    ...dates(page),
    ...(preview && { primaryImageOfPage: { '@type': 'ImageObject', url: site.url + preview.src } }),
    ...(ancestors.length > 0 && { breadcrumb: { '@id': trail } }),
    ...(page.thing && { mainEntity: { '@id': `${url}#thing` } }),
    ...merged(parts.map(({ properties }) => properties)),
  };
  const things = new Map(parts.flatMap(({ things = [] }) => things.map((thing) => [thing['@id'], thing])));
  return [
    webPage,
    ...(ancestors.length > 0 ? [breadcrumbs(facts, trail)] : []),
    ...(page.thing ? [{ url, ...page.thing, '@id': `${url}#thing` }] : []),
    ...(page.date ? [article(facts, url)] : []),
    ...things.values(),
    website(facts),
    organisation(facts, page.path === (page.home ?? '/') || types.has('ContactPage')),
  ];
}

/** Returns the structured data as an element. Empty for the page that reports an unknown address. */
export function structuredDataElement(facts: HeadData): string {
  const graph = structuredDataGraph(facts);
  if (graph.length === 0) return '';
  const data = escapeJson({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${data}</script>`;
}
