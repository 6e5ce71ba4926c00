import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { asHtml, asMarkdown, type OldPart, oldText, random, title, wordsIn, wordsOf } from './texts.ts';

/** What a new site must have of a generated old one. */
export interface OldSiteFixture {
  /** What `npm run import` is given. */
  source: string;
  /** Each old address, as a browser requests it. */
  addresses: string[];
  /** The words of each page, by its old address. */
  words: Map<string, string[]>;
  /** Parts that no page can have: the file, or the file and the line, and what the list says. */
  lost: { place: RegExp; what: RegExp }[];
}

interface Page {
  number: number;
  title: string;
  isPost: boolean;
  name: string;
  date: string;
  parts: OldPart[];
}

const PICTURE = 'images/old-mill.png';
const PDF = 'files/minutes.pdf';

const bytesOfPdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

/** Writes files into a folder; a picture and a document below `files`. */
async function write(folder: string, texts: Record<string, string>, files: string): Promise<void> {
  const made = { ...texts, [path.posix.join(files, PDF)]: bytesOfPdf };
  for (const [file, text] of Object.entries(made)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const picture = path.join(folder, files, PICTURE);
  mkdirSync(path.dirname(picture), { recursive: true });
  const grey = { width: 640, height: 420, channels: 3, background: '#8899aa' } as const;
  await sharp({ create: grey }).png().toFile(picture);
}

/** Pages and posts whose addresses and texts are the same for the same seed. */
function pagesOf(
  seed: number,
  count: number,
  addressOf: (page: Omit<Page, 'parts'>) => string,
  files: string,
): Page[] {
  const one = random(seed);
  const heads = Array.from({ length: count }, (_, number) => ({
    number,
    title: title(one, number),
    isPost: number % 3 !== 0,
    name: number % 5 === 4 ? `Old_Page ${number}` : `page-${number}`,
    date: `20${10 + (number % 12)}-0${1 + (number % 9)}-1${number % 9}`,
  }));
  const links = heads.map((head) => encodeURI(addressOf(head)));
  return heads.map((head) => ({
    ...head,
    parts: oldText(one, links, `${files}${PICTURE}`, `${files}${PDF}`),
  }));
}

/** One kind of generator: how a page is written, and where it was. */
interface Kind {
  settings: Record<string, string>;
  /** The folder of pictures and documents, and how a text names it. */
  files: [folder: string, address: string];
  fileOf(page: Omit<Page, 'parts'>): string;
  addressOf(page: Omit<Page, 'parts'>): string;
  frontMatter(page: Page): string;
  film(id: string): string;
  more: string[];
}

const yaml = ({ title: name, date, isPost, number }: Page, more = '') =>
  `---\ntitle: "${name}"\n${isPost ? `date: ${date}\n` : ''}${more}description: "About ${name}, in so many words that a search engine shows them."\naliases: ["/old/${number}.php"]\nredirect_from: ["/old/${number}.php"]\n---\n`;

const dated = ({ date }: { date: string }) => date.replaceAll('-', '/');
const folderName = (name: string) => name.replaceAll(' ', '-');

export const KINDS: Record<string, Kind> = {
  hugo: {
    settings: {
      'hugo.toml':
        'title = "Old Mill"\nbaseURL = "https://mill.test/"\n[[menu.main]]\nname = "First"\nurl = "/page-0/"\n',
    },
    files: ['static', '/'],
    fileOf: ({ isPost, name }) => `content/${isPost ? 'posts/' : ''}${name}.md`,
    addressOf: ({ isPost, name }) => `/${isPost ? 'posts/' : ''}${folderName(name).toLowerCase()}/`,
    frontMatter: ({ title: name, date, isPost, number }) =>
      `+++\ntitle = "${name}"\n${isPost ? `date = ${date}\ncategories = ["Events"]\n` : ''}aliases = ["/old/${number}.php"]\n+++\n`,
    film: (id) => `{{< youtube ${id} >}}`,
    more: ['/categories/events/', '/index.xml'],
  },
  jekyll: {
    settings: {
      '_config.yml': 'title: Old Mill\nurl: https://mill.test\n',
      '_data/navigation.yml': '- title: First\n  url: /page-0.html\n',
    },
    files: ['.', '/'],
    fileOf: ({ isPost, name, date }) => (isPost ? `_posts/${date}-${name}.md` : `${name}.md`),
    addressOf: (page) => (page.isPost ? `/${dated(page)}/${page.name}.html` : `/${page.name}.html`),
    frontMatter: (page) => yaml(page),
    film: (id) => `{% youtube ${id} %}`,
    more: ['/feed.xml'],
  },
  eleventy: {
    settings: {
      'eleventy.config.js': 'export default () => ({ dir: { input: "src" } });\n',
      'src/_data/site.json': '{ "title": "Old Mill", "url": "https://mill.test" }',
      'src/blog/blog.json': '{ "tags": "posts" }',
    },
    files: ['src', '/'],
    fileOf: ({ isPost, name, date }) => (isPost ? `src/blog/${date}-${name}.md` : `src/${name}.md`),
    addressOf: ({ isPost, name }) => `/${isPost ? 'blog/' : ''}${name}/`,
    frontMatter: (page) =>
      yaml(page, page.number === 0 ? 'eleventyNavigation: { key: First, order: 1 }\n' : ''),
    film: (id) => `<iframe src="https://www.youtube.com/embed/${id}" title="A film"></iframe>`,
    more: ['/feed.xml'],
  },
  astro: {
    settings: {
      'astro.config.mjs': "export default { site: 'https://mill.test' };\n",
      'src/consts.ts': "export const SITE_TITLE = 'Old Mill';\n",
    },
    files: ['public', '/'],
    fileOf: ({ isPost, name }) => (isPost ? `src/content/blog/${name}.md` : `src/pages/${name}.md`),
    addressOf: ({ isPost, name }) => `/${isPost ? 'blog/' : ''}${name.toLowerCase()}/`,
    frontMatter: (page) => yaml(page).replace('\ndate:', '\npubDate:'),
    film: (id) => `<iframe src="https://www.youtube.com/embed/${id}" title="A film"></iframe>`,
    more: ['/rss.xml'],
  },
};

function fixture(
  source: string,
  pages: readonly Page[],
  addressOf: Kind['addressOf'],
  more: string[],
): OldSiteFixture {
  return {
    source,
    addresses: [...pages.map((page) => encodeURI(addressOf(page))), ...more],
    words: new Map(
      pages.map((page) => [encodeURI(addressOf(page)), [...wordsIn(page.title), ...wordsOf(page.parts)]]),
    ),
    lost: [],
  };
}

/** The lines of the parts that are lost. */
function lostIn(file: string, text: string, parts: readonly OldPart[]): OldSiteFixture['lost'] {
  const lines = text.split('\n');
  let from = 0;
  return parts.flatMap((part) => {
    if (part.kind !== 'lost') return [];
    from = lines.indexOf(part.markdown, from) + 1;
    return [{ place: new RegExp(`^${file.replace(/[.[\]()]/g, '\\$&')}:${from}$`), what: part.what }];
  });
}

/** Writes an old site of Markdown into a folder. */
export async function markdownSite(
  folder: string,
  kind: Kind,
  seed: number,
  count: number,
): Promise<OldSiteFixture> {
  const [filesFolder, address] = kind.files;
  const pages = pagesOf(seed, count, kind.addressOf, address);
  const aliases = pages.map(({ number }) => `/old/${number}.php`);
  const result = fixture(folder, pages, kind.addressOf, [...kind.more, ...aliases, `/${PDF}`]);
  const figure = ({ file, alt, caption }: { file: string; alt: string; caption: string }) =>
    `<figure><img src="${file}" alt="${alt}"><figcaption>${caption}</figcaption></figure>`;
  const texts = pages.map((page): [string, string] => {
    const text = kind.frontMatter(page) + asMarkdown(page.parts, { figure, film: kind.film });
    result.lost.push(...lostIn(kind.fileOf(page), text, page.parts));
    return [kind.fileOf(page), text];
  });
  await write(folder, { ...kind.settings, ...Object.fromEntries(texts) }, filesFolder);
  return result;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes an export of WordPress and its uploads into a folder. */
export async function wordpressSite(
  folder: string,
  isOld: boolean,
  seed: number,
  count: number,
): Promise<OldSiteFixture> {
  const base = 'https://mill.test';
  const addressOf = (page: Omit<Page, 'parts'>) =>
    `${page.isPost ? `/${dated(page).slice(0, 7)}` : ''}/${folderName(page.name)}/`;
  const pages = pagesOf(seed, count, addressOf, `${base}/wp-content/uploads/`);
  const item = (page: Page) => `<item>
<title>${escaped(page.title)}</title>
<link>${base}${encodeURI(addressOf(page))}</link>
<dc:creator>ann</dc:creator>
<content:encoded><![CDATA[${asHtml(page.parts, isOld)}]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${page.number + 10}</wp:post_id>
<wp:post_date>${page.date} 10:00:00</wp:post_date>
<wp:post_name>${folderName(page.name)}</wp:post_name>
<wp:status>publish</wp:status>
<wp:post_type>${page.isPost ? 'post' : 'page'}</wp:post_type>
${page.isPost ? '<category domain="category" nicename="events">Events</category>' : ''}
</item>`;
  const menu = `<item><title>First</title><link>${base}/?p=5</link><wp:post_id>5</wp:post_id><wp:menu_order>1</wp:menu_order>
<wp:status>publish</wp:status><wp:post_type>nav_menu_item</wp:post_type><category domain="nav_menu" nicename="main">Main</category>
<wp:postmeta><wp:meta_key>_menu_item_object_id</wp:meta_key><wp:meta_value>10</wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>_menu_item_menu_item_parent</wp:meta_key><wp:meta_value>0</wp:meta_value></wp:postmeta></item>`;
  const xml = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old Mill</title><link>${base}</link><description>A mill by the river.</description><language>en-GB</language>
<wp:base_blog_url>${base}</wp:base_blog_url>
<wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name>Ann Lee</wp:author_display_name></wp:author>
<wp:category><wp:category_nicename>events</wp:category_nicename></wp:category>
${pages.map(item).join('\n')}
${menu}
</channel></rss>`;
  await write(folder, { 'export.xml': xml }, 'uploads');
  const more = ['/category/events/', '/author/ann/', '/feed/', `/wp-content/uploads/${PDF}`];
  const result = fixture(path.join(folder, 'export.xml'), pages, addressOf, more);
  for (const { parts } of pages)
    for (const part of parts)
      if (part.kind === 'lost') result.lost.push({ place: /^export\.xml:\d+$/, what: part.what });
  return result;
}
