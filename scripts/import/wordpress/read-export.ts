import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { decodeText } from '@json-site/compiler/documents';
import { UserError } from '@json-site/content/files';
import { decoded, parseUrl } from '@json-site/values/paths';
import { attributeOf, elementsIn } from '../html/conversion.ts';
import type { Loss, OldDocument, OldSite } from '../old-site.ts';
import { menusOf } from './menus.ts';
import { readXml, type XmlEntry } from './read-xml.ts';
import { type PicturesById, replaceShortcodes } from './shortcodes.ts';

const text = (entry: XmlEntry | undefined, name: string) => entry?.texts.get(name)?.text.trim() ?? '';

/** Types of WordPress itself that are no pages. */
const NO_PAGES =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_.*|acf-.*|wpcf7_.*)$/;
const PEOPLE = /^(?:people|person|persons|team|team[-_]?members?|staff|members?)$/;
const ROLE = /^_?(?:role|position|job|job[-_]?title|function)$/i;
const GONE = /^(?:trash|auto-draft|inherit)$/;

/** The path of an address of the old site, and its query. */
function addressOf(entry: XmlEntry): { address: string; query: string } {
  const url = parseUrl(text(entry, 'link'));
  return { address: url?.pathname ?? '/', query: url?.search ?? '' };
}

function picturesOf(entries: readonly XmlEntry[]): PicturesById {
  return new Map(
    entries
      .filter((entry) => text(entry, 'wp:post_type') === 'attachment')
      .map((entry) => [
        text(entry, 'wp:post_id'),
        {
          src: text(entry, 'wp:attachment_url'),
          alt: entry.meta.get('_wp_attachment_image_alt') ?? '',
          caption: text(entry, 'excerpt:encoded'),
        },
      ]),
  );
}

/** A picture without a text alternative gets that of the media library. */
function addAlternatives(tree: ReturnType<typeof fromHtml>, pictures: PicturesById): void {
  for (const image of elementsIn(tree.children, /^img$/)) {
    const id = /\bwp-image-(\d+)/.exec(attributeOf(image, 'className') ?? '')?.[1] ?? '';
    if (!attributeOf(image, 'alt')?.trim()) image.properties['alt'] = pictures.get(id)?.alt ?? '';
  }
}

const dayOf = (entry: XmlEntry, name: string) => /^(\d{4}-\d\d-\d\d)/.exec(text(entry, name))?.[1];

interface Reader {
  file: string;
  authors: ReadonlyMap<string, string>;
  pictures: PicturesById;
  losses: Loss[];
}

/** Says what of an item no page can have. */
function reportItem(entry: XmlEntry, query: string, { file, losses }: Reader): void {
  const lose = (what: string) => losses.push({ file, line: entry.line, what });
  const id = text(entry, 'wp:post_id');
  if (entry.comments > 0) lose(`${entry.comments} comments of post ${id}`);
  if (query !== '') lose(`the address ${query} of post ${id}: no redirect can have a query`);
  if (text(entry, 'wp:post_password') !== '') lose(`the password of post ${id}, which is a draft now`);
  const tags = entry.terms.filter(({ domain }) => domain === 'post_tag').map(({ name }) => name);
  if (tags.length > 0) lose(`tags of post ${id}: ${tags.join(', ')}`);
}

function documentOf(entry: XmlEntry, reader: Reader): OldDocument {
  const { file, authors, pictures, losses } = reader;
  const { address, query } = addressOf(entry);
  const type = text(entry, 'wp:post_type');
  const content = entry.texts.get('content:encoded');
  const offset = (content?.line ?? entry.line) - 1;
  reportItem(entry, query, reader);
  const lose = (what: string, line: number) => losses.push({ file, line: offset + line, what });
  const tree = fromHtml(replaceShortcodes(content?.text ?? '', pictures, lose), { fragment: true });
  addAlternatives(tree, pictures);
  const role = [...entry.meta].find(([name, value]) => ROLE.test(name) && value !== '')?.[1];
  const isPerson = PEOPLE.test(type) && role !== undefined;
  const thumbnail = pictures.get(entry.meta.get('_thumbnail_id') ?? '');
  const status = text(entry, 'wp:status');
  const name = decoded(text(entry, 'wp:post_name'));
  const isPost = type === 'post';
  return {
    kind: isPerson ? 'person' : isPost ? 'post' : 'page',
    file,
    line: entry.line,
    offset,
    address: query === '' ? address : `/${name || `post-${text(entry, 'wp:post_id')}`}/`,
    aliases: [],
    title: text(entry, 'title') || name || `Post ${text(entry, 'wp:post_id')}`,
    date: isPost ? (dayOf(entry, 'wp:post_date') ?? dayOf(entry, 'wp:post_date_gmt')) : undefined,
    author: isPost
      ? (authors.get(text(entry, 'dc:creator')) ?? text(entry, 'dc:creator')) || undefined
      : undefined,
    category: entry.terms.find(({ domain, slug }) => domain === 'category' && slug !== 'uncategorized')?.name,
    role,
    summary: text(entry, 'excerpt:encoded') || undefined,
    picture: thumbnail && { src: thumbnail.src, alt: thumbnail.alt },
    order: Number(text(entry, 'wp:menu_order')) || undefined,
    isDraft: status !== 'publish' || text(entry, 'wp:post_password') !== '',
    tree,
  };
}

/** Finds a file of the media library below a copy of wp-content/uploads/. A smaller copy is its original. */
function findUpload(folders: readonly string[], address: string): string | undefined {
  const inner = decoded(/\/uploads\/([^?#]+)/.exec(address)?.[1] ?? '');
  if (inner === '') return undefined;
  const names = [
    inner.replace(/-\d+x\d+(?=\.\w+$)/, ''),
    inner.replace(/-(?:\d+x\d+|scaled)(?=\.\w+$)/, ''),
    inner,
  ];
  return folders
    .flatMap((folder) => names.map((name) => ({ folder, file: path.resolve(folder, name) })))
    .find(({ folder, file }) => file.startsWith(folder + path.sep) && existsSync(file))?.file;
}

/** Addresses at which WordPress lists posts. */
function listsOf(entries: readonly XmlEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (entry.name === 'wp:category') return [`/category/${text(entry, 'wp:category_nicename')}/`];
    if (entry.name === 'wp:tag') return [`/tag/${text(entry, 'wp:tag_slug')}/`];
    return entry.name === 'wp:author' ? [`/author/${text(entry, 'wp:author_login')}/`] : [];
  });
}

/** Reads an export of WordPress. `uploads` is a copy of its folder wp-content/uploads/. */
export function readExport(source: string, uploads?: string): OldSite {
  const { text: xml } = decodeText(readFileSync(source));
  const { entries, faults } = readXml(xml);
  const channel = entries.find(({ name }) => name === 'channel');
  const items = entries.filter(({ name }) => name === 'item');
  const file = path.basename(source);
  const [fault] = faults;
  if (!channel || items.every((item) => !item.texts.has('wp:post_type')))
    throw new UserError(
      `${source} is no export of WordPress${fault ? `: line ${fault.line}, ${fault.message}` : ''}. Make one in WordPress: Tools, Export, All content.`,
    );
  const losses: Loss[] = faults.map(({ line, message }) => ({
    file,
    line,
    what: `XML that cannot be read: ${message}`,
  }));
  const authors = new Map(
    entries
      .filter(({ name }) => name === 'wp:author')
      .map((author) => [text(author, 'wp:author_login'), text(author, 'wp:author_display_name')]),
  );
  const reader: Reader = { file, authors, pictures: picturesOf(items), losses };
  const pages = items.filter(
    (item) => !NO_PAGES.test(text(item, 'wp:post_type')) && !GONE.test(text(item, 'wp:status')),
  );
  const beside = path.dirname(path.resolve(source));
  const folders = uploads
    ? [path.resolve(uploads)]
    : ['uploads', 'wp-content/uploads'].map((one) => path.join(beside, one));
  return {
    kind: 'an export of WordPress',
    name: text(channel, 'title'),
    tagline: text(channel, 'description'),
    url: text(channel, 'wp:base_blog_url') || text(channel, 'link'),
    language: text(channel, 'language'),
    documents: pages.map((item) => documentOf(item, reader)),
    menus: menusOf(items, (item) => addressOf(item).address),
    lists: listsOf(entries),
    feeds: ['/feed/', '/feed/atom/', '/comments/feed/'],
    fileAt: (address) => findUpload(folders, address),
    losses,
  };
}
