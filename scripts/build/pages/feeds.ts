import { escapeHtml } from '@json-site/app/head';
import { feedPath, parentOf } from '@json-site/compiler/documents';
import type { Compiled, PageData } from '@json-site/compiler/types';
import { compareDates, FORBIDDEN, instantOf } from '@json-site/compiler/words';
import type { Site } from '@json-site/model/content-types';

export const FEED_TYPE = 'application/atom+xml; charset=utf-8';

/** Whether the address of a file is that of a feed: no other file has this name. */
export const isFeedPath = (pathname: string) => pathname.endsWith('/feed.xml');

/** Entries of a feed. Feed readers store the older ones. */
const MOST_ENTRIES = 50;

/** An error in the content is a diagnostic; the feed of the development server stays well-formed. */
const escapeXml = (text: string) => escapeHtml(text.replace(FORBIDDEN, ''));

/** A page of a feed with its dates in milliseconds since 1970. */
interface Post {
  page: PageData;
  published: number;
  updated: number;
}

/** The pages directly under a section, or that it names, which have a date, the newest first. */
function postsOf(
  { path: section, language, feedPages }: PageData,
  pages: readonly PageData[],
  { timeZone }: Site,
): Post[] {
  return pages
    .filter(({ path }) => feedPages?.includes(path) ?? (path !== '/' && parentOf(path) === section))
    .filter((page) => page.language === language)
    .filter(({ noindex }) => noindex !== true)
    .flatMap((page): Post[] => {
      const published = instantOf(page.date?.iso);
      const updated = instantOf(page.updated?.iso) ?? published;
      return published === undefined || updated === undefined ? [] : [{ page, published, updated }];
    })
    .sort(
      (a, b) =>
        compareDates(b.page.date?.iso, a.page.date?.iso, timeZone) || (a.page.path < b.page.path ? -1 : 1),
    )
    .slice(0, MOST_ENTRIES);
}

/** Formats a date as RFC 3339 requires. */
const rfc3339 = (instant: number) => new Date(instant).toISOString().replace('.000Z', 'Z');

/** The id of an entry is its address: it stays the same as long as links to the page work. */
function entryXml({ page, published, updated }: Post, { url }: Site): string {
  const address = escapeXml(encodeURI(url + page.path));
  return `  <entry>
    <title>${escapeXml(page.title)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <id>${address}</id>
    <published>${rfc3339(published)}</published>
    <updated>${rfc3339(updated)}</updated>
    <summary>${escapeXml(page.summary)}</summary>
  </entry>
`;
}

function feedXml(section: PageData, title: string, posts: readonly Post[], site: Site): string {
  const address = escapeXml(encodeURI(site.url + section.path));
  const own = escapeXml(encodeURI(site.url + feedPath(section.path)));
  const updated = Math.max(...posts.map((post) => post.updated));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(site.language)}">
  <title>${escapeXml(title)}</title>
  <subtitle>${escapeXml(section.description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${own}"/>
  <link rel="alternate" type="text/html" href="${address}"/>
  <id>${own}</id>
  <updated>${rfc3339(updated)}</updated>
  <author>
    <name>${escapeXml(site.brand.name)}</name>
    <uri>${escapeXml(site.url)}/</uri>
  </author>
${posts.map((post) => entryXml(post, site)).join('')}</feed>
`;
}

/** The Atom feeds of a site (RFC 4287): path without a leading slash → text. */
export function feedFiles(
  site: Site,
  pages: readonly PageData[],
  sites: Compiled['sites'] = {},
): Record<string, string> {
  const feeds = pages.flatMap((section): [string, string][] => {
    const posts = section.feed ? postsOf(section, pages, site) : [];
    if (!section.feed || posts.length === 0) return [];
    const spoken = sites[section.language ?? ''] ?? site;
    return [[feedPath(section.path).slice(1), feedXml(section, section.feed.title, posts, spoken)]];
  });
  return Object.fromEntries(feeds);
}
