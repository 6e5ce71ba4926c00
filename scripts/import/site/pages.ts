import { fileOfRoute } from '@json-site/compiler/documents';
import { fillIn } from '@json-site/model/visitor';
import { parseUrl } from '@json-site/values/paths';
import type { Conversion, Node } from '../html/conversion.ts';
import { convert } from '../html/convert.ts';
import { filmAt } from '../html/films.ts';
import { blocksOf, type EmbedBlock, type Piece } from '../html/parts.ts';
import { altOf } from '../html/pictures.ts';
import type { Loss, OldDocument, OldSite } from '../old-site.ts';
import type { ImportWords } from '../words.ts';
import type { Plan, Section } from './addresses.ts';
import { targetOf } from './links.ts';
import type { MediaPlan } from './media.ts';
import { descriptionOf, labelOf, shortened, summaryOf, titleOf } from './texts.ts';

const MOST_SERVERS = 10;

/** What all pages of an import share. */
export interface Import {
  site: OldSite;
  plan: Plan;
  media: MediaPlan;
  words: ImportWords;
  name: string;
  /** Files that no page can use, with the reason. */
  unusable: ReadonlyMap<string, string>;
  /** Headings to which links lead: `/about#prices`. */
  linked: Set<string>;
  /** Servers from which pages show something. */
  servers: Set<string>;
  /** Old addresses of documents, and where these are now. */
  moved: Map<string, string>;
  losses: Loss[];
}

export type Page = Record<string, unknown>;

/** Shows something of another server, if the site may name one more of them. */
function embedBlock(address: string, heading: string, { words, servers }: Import): EmbedBlock | undefined {
  const film = filmAt(address.replace(/^\/\//, 'https://'));
  const shown = film?.player ?? address.replace(/^(?:http:)?\/\//, 'https://');
  const url = parseUrl(shown);
  if (url?.protocol !== 'https:' || shown.length > 300) return undefined;
  if (!servers.has(url.origin) && servers.size >= MOST_SERVERS) return undefined;
  servers.add(url.origin);
  const { host } = url;
  const page = film?.page ?? shown;
  return {
    type: 'embed',
    heading: titleOf(heading, host),
    address: url.href,
    button: film ? words.play : words.show,
    notice: fillIn(words.learns, { host }),
    link: { label: shortened(fillIn(words.watch, { host }), 60), href: page },
  };
}

/** What the text of a document needs to know. */
function conversionOf(document: OldDocument, route: string, run: Import): Conversion {
  const { site, plan, media, unusable, linked, losses } = run;
  const given = new Set<string>();
  const lose = (what: string, node: Node) => {
    const line = (node.position?.start.line ?? 1) + (document.offset ?? 0);
    losses.push({ file: document.file, line: Math.max(line, document.line), what });
  };
  const file = (address: string, node: Node) => {
    const found = site.fileAt(address, document.file);
    const name = found === undefined ? undefined : media.nameOf(found);
    if (name === undefined) lose(`a file that is not in the old folder: ${address}`, node);
    else if (unusable.has(name)) lose(`a file that cannot be used (${unusable.get(name)}): ${address}`, node);
    else return name;
    return undefined;
  };
  const addressOf = (name: string) => (media.isDocument(name) ? `/${name}` : `/media/${name}`);
  return {
    title: document.title,
    words: run.words,
    hasBlankLines: document.offset !== undefined,
    lose,
    link(address, node) {
      const target = targetOf(address, document, site, plan);
      if (target.kind === 'lost') lose(target.what, node);
      if (target.kind === 'address' && target.note) lose(target.note, node);
      if (target.kind === 'address') return target.address;
      if (target.kind === 'file') {
        const name = file(address, node);
        if (name !== undefined && media.isDocument(name)) run.moved.set(target.address, addressOf(name));
        return name === undefined ? undefined : addressOf(name);
      }
      if (target.kind === 'lost') return undefined;
      const page = target.route || route;
      if (target.hash !== '') linked.add(`${page}#${target.hash}`);
      return `${target.route}${target.hash === '' ? '' : `#${target.hash}`}`;
    },
    picture(address, node) {
      const isOther = /^(?:https?:)?\/\//.test(address) && site.fileAt(address, document.file) === undefined;
      if (isOther) lose(`a picture of another server, which is not copied: ${address}`, node);
      return isOther ? undefined : file(address, node);
    },
    file(address, node) {
      const name = file(address, node);
      return name === undefined ? undefined : addressOf(name);
    },
    embed(address, heading, node) {
      const block = embedBlock(address, heading, run);
      if (!block)
        lose(`what ${address} shows: it has no https: address, or there are too many other servers`, node);
      return block;
    },
    isLinked(id) {
      const isFirst = !given.has(id);
      given.add(id);
      return isFirst && linked.has(`${route}#${id}`);
    },
  };
}

const depthOf = (file: string) => '../'.repeat(file.split('/').length - 1);

/** The picture of a document for lists and social networks. */
function imageOf(
  document: OldDocument,
  { site, media, unusable }: Import,
): { src: string; alt: string } | undefined {
  const { picture, title } = document;
  const found = picture && site.fileAt(picture.src, document.file);
  const src = found === undefined ? undefined : media.nameOf(found);
  if (!picture || src === undefined || unusable.has(src) || media.isDocument(src)) return undefined;
  return { src, alt: altOf(picture.src, picture.alt, title, title).alt };
}

/** The list of the posts of a section. */
const postList = (section: Section, limit?: number) => ({
  type: 'post-list',
  posts: { section: `${section.route}/*`, ...(limit !== undefined && { limit }) },
});

/** A block may have so many neighbours on a page. */
const MOST_BLOCKS = 40;

function contentOf(document: OldDocument, route: string, run: Import): Piece[] {
  const pieces = convert(document.tree, conversionOf(document, route, run));
  const portrait = document.kind === 'person' ? imageOf(document, run) : undefined;
  return portrait ? [{ picture: portrait.src, alt: portrait.alt }, ...pieces] : pieces;
}

/** The page of a document. */
export function pageOf(document: OldDocument, route: string, run: Import): Page {
  const pieces = contentOf(document, route, run);
  const title = titleOf(document.title, run.name);
  const about = { title, summary: document.summary, site: run.name, words: run.words };
  const description = descriptionOf(about, pieces);
  const summary = summaryOf(document.summary, description);
  const image = imageOf(document, run);
  const section = run.plan.sections.find((one) => one.page === document);
  const { date, updated, order } = document;
  const [author, category] = [labelOf(document.author), labelOf(document.category)];
  const isPost = date !== undefined && document.kind === 'post';
  const header = {
    type: 'page-header',
    ...(title !== document.title && document.title.length > 90 && { intro: [document.title] }),
    ...(document.role !== undefined && { intro: [document.role] }),
    ...(isPost && { dates: 'published' }),
  };
  return {
    $schema: `${depthOf(fileOfRoute(route))}schemas/page.schema.json`,
    title,
    description,
    ...(summary !== undefined && { summary }),
    ...(image && { image }),
    ...(isPost && { date }),
    ...(isPost && updated !== undefined && updated >= date && { updated }),
    ...(author !== undefined && { author }),
    ...(category !== undefined && { category }),
    ...(order !== undefined && { order }),
    ...(document.isDraft && route !== '/' && { draft: true }),
    ...(section && { feed: { title } }),
    blocks: [header, ...blocksOf(pieces), ...(section ? [postList(section)] : [])].slice(0, MOST_BLOCKS),
  };
}

/** The pages that the new site needs and the old one had no text for: lists of posts, and the first page. */
export function madePages({ plan, words, name, site }: Import): [route: string, page: Page][] {
  const lists = plan.sections
    .filter(({ page }) => !page)
    .map(({ route, ...section }, index): [string, Page] => {
      const last = route.split('/').at(-1) ?? '';
      const title =
        index === 0 ? words.news : `${last.charAt(0).toUpperCase()}${last.slice(1)}`.replaceAll('-', ' ');
      const description = fillIn(words.newsDescription, { site: shortened(name, 40) });
      return [
        route,
        {
          $schema: `${depthOf(fileOfRoute(route))}schemas/page.schema.json`,
          title: titleOf(title, name),
          description: shortened(description, 170),
          feed: { title: titleOf(title, name) },
          blocks: [{ type: 'page-header' }, postList({ route, ...section })],
        },
      ];
    });
  const hasHome = [...plan.routes.values()].includes('/');
  const [main] = plan.sections;
  if (hasHome || !main) return lists;
  const intro = site.tagline?.trim();
  const home: Page = {
    $schema: '../../schemas/page.schema.json',
    title: titleOf(name, name),
    description: descriptionOf({ title: name, summary: intro, site: name, words }, []),
    blocks: [{ type: 'page-header', ...(intro && { intro: [shortened(intro, 1000)] }) }, postList(main, 10)],
  };
  return [['/', home], ...lists];
}
