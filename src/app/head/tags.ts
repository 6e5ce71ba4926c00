import { head } from 'virtual:parts';
import { addressBelow } from '@json-site/model/visitor';
import { documentTitle, NOT_FOUND_PATH } from '../navigation/payload.ts';
import { SITE_PATH } from '../site-path/site-path.ts';
import { escapeHtml } from './escape.ts';
import { canonicalUrl, type HeadData, type HeadElement, type HeadPicture } from './head-data.ts';

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`;
}

function previewTags({ src, type, width, height, alt }: HeadPicture, origin: string): string[] {
  return [
    property('og:image', origin + src),
    property('og:image:type', type),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', alt),
    named('twitter:image:alt', alt),
  ];
}

/** Tags for search engines and social networks. Twitter reads Open Graph tags for everything but the card. */
function sharingTags(facts: HeadData): string[] {
  const { site, page, preview } = facts;
  const url = canonicalUrl(facts);
  return [
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    property('og:title', page.searchTitle ?? page.title),
    property('og:description', page.description),
    property('og:url', url),
    property('og:type', page.date ? 'article' : 'website'),
    ...(page.date ? [property('article:published_time', page.date.iso)] : []),
    ...(page.updated ? [property('article:modified_time', page.updated.iso)] : []),
    property('og:site_name', site.brand.name),
    property('og:locale', localeOf(site.language)),
    ...otherLocales(facts).map((tag) => property('og:locale:alternate', localeOf(tag))),
    ...(preview ? previewTags(preview, site.url) : []),
    named('twitter:card', preview ? 'summary_large_image' : 'summary'),
  ];
}

/** The pages beside this one, of a list that is divided. */
function neighbourTags({ site, page: { numbered } }: HeadData): string[] {
  const addresses = { prev: numbered?.previous, next: numbered?.next };
  return Object.entries(addresses).flatMap(([rel, path]) =>
    path === undefined ? [] : [`<link rel="${rel}" href="${escapeHtml(site.url + path)}" />`],
  );
}

/** The same page in every language, itself included: search engines believe only pages that name each other. */
function versionTags({ site, alternates = {} }: HeadData): string[] {
  return Object.entries(alternates).map(
    ([language, path]) =>
      `<link rel="alternate" hreflang="${language}" href="${escapeHtml(site.url + path)}" />`,
  );
}

const localeOf = (language: string) => language.replace('-', '_');

function otherLocales({ site, page: { versions = {} } }: HeadData): string[] {
  return Object.keys(versions).filter((tag) => tag !== site.language && tag !== 'x-default');
}

/** Links to the feed and to the calendar of a page, which programs find by them. */
function fileTags({ feed, calendar }: HeadData): string[] {
  const files = [
    { type: 'application/atom+xml', file: feed },
    { type: 'text/calendar', file: calendar },
  ];
  return files.flatMap(({ type, file }) => {
    if (!file) return [];
    const [title, href] = [escapeHtml(file.title), escapeHtml(addressBelow(SITE_PATH, file.href))];
    return [`<link rel="alternate" type="${type}" title="${title}" href="${href}" />`];
  });
}

function iconTags({ logo }: HeadData): string[] {
  const tab = `<link rel="icon" href="${SITE_PATH}/favicon.svg" type="image/svg+xml" />`;
  if (!logo) return [tab];
  return [
    tab,
    // For browsers without SVG favicons. The size makes all others prefer the SVG.
    `<link rel="icon" href="${SITE_PATH}/favicon.ico" sizes="32x32" />`,
    `<link rel="apple-touch-icon" href="${SITE_PATH}/apple-touch-icon.png" />`,
    // With credentials, it comes over the connection of the page; without, browsers open another one.
    `<link rel="manifest" href="${SITE_PATH}/manifest.json" crossorigin="use-credentials" />`,
  ];
}

/** The colours follow the setting of the system: browsers know no other scheme here. */
function barTags({ barColours: { light, dark } }: HeadData): string[] {
  if (light === dark) return [`<meta name="theme-color" content="${light}" />`];
  return Object.entries({ light, dark }).map(
    ([scheme, colour]) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}" />`,
  );
}

function siteTag({ tag, attrs }: HeadElement): string {
  const written = Object.entries(attrs).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join('')} />`;
}

/** Returns the tags of a page's head. index.html has those that are the same on every page. */
export function headTags(facts: HeadData): string {
  const { site, page } = facts;
  const isFound = page.path !== NOT_FOUND_PATH;
  return [
    `<title>${escapeHtml(documentTitle(page, site.brand.name))}</title>`,
    named('description', page.description),
    ...(isFound && !page.noindex ? [] : [named('robots', 'noindex')]),
    ...(isFound ? sharingTags(facts) : []),
    ...neighbourTags(facts),
    ...versionTags(facts),
    ...fileTags(facts),
    ...barTags(facts),
    ...iconTags(facts),
    ...head(facts).map(siteTag),
  ].join('\n    ');
}
