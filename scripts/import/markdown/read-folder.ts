import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@json-site/content/files';
import { isObject } from '@json-site/values/objects';
import { decoded } from '@json-site/values/paths';
import type { Loss, OldDocument, OldPicture, OldSite } from '../old-site.ts';
import { wordsIn } from '../words.ts';
import { dateOf, type FrontMatter, readFrontMatter, readSettings, textOf, textsOf } from './front-matter.ts';
import { GENERATORS, type Generator, type OldFolder } from './generators.ts';
import { menusOf } from './menus.ts';
import { replaceMdx, replaceTags } from './tags.ts';
import { htmlTree, markdownTree } from './tree.ts';

const SKIPPED = /^(?:node_modules|\.git|_site|public\/build|dist|\.cache|resources)$/;

/** The files of a folder and of those below it, as paths from it with slashes. */
function filesIn(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (SKIPPED.test(file) || entry.name === 'node_modules') return [];
    if (entry.isDirectory()) return filesIn(root, file);
    return entry.isFile() ? [file] : [];
  });
}

function openFolder(root: string): OldFolder {
  const files = filesIn(root).sort();
  const text = (...names: string[]) => {
    const found = names.find((name) => files.includes(name));
    return found === undefined ? '' : readFileSync(path.join(root, found), 'utf8');
  };
  return {
    files,
    text,
    settings(...names) {
      const found = names.find((name) => files.includes(name));
      return found === undefined ? {} : readSettings(found, text(found));
    },
  };
}

/** Finds the file that had an address, or that a text names by its path. Nothing outside of the folder. */
function findFile(
  root: string,
  folders: readonly string[],
  address: string,
  from: string,
): string | undefined {
  const name = decoded(address.replace(/[?#].*$/, '')).replace(/^[@~]\//, '/src/');
  const beside = name.startsWith('/') ? [] : [path.posix.join(path.posix.dirname(from), name)];
  const candidates = [...beside, ...folders.map((folder) => path.posix.join(folder, name))];
  return candidates
    .map((file) => path.resolve(root, file.replace(/^\/+/, '')))
    .find((file) => file.startsWith(root + path.sep) && existsSync(file) && statSync(file).isFile());
}

function pictureOf(data: Record<string, unknown>): OldPicture | undefined {
  const names = [
    'image',
    'cover',
    'featured_image',
    'featuredImage',
    'heroImage',
    'thumbnail',
    'portrait',
    'photo',
  ];
  const name = names.find((one) => data[one] !== undefined);
  const value = name === undefined ? undefined : data[name];
  const src = name === undefined ? undefined : textOf(data, name);
  if (src === undefined) return undefined;
  const inner = isObject(value) ? textOf(value, 'alt', 'caption') : undefined;
  return { src, alt: inner ?? textOf(data, 'imageAlt', 'image_alt', 'heroImageAlt', 'alt') };
}

const PEOPLE = /(?:^|\/)_?(?:people|persons|team|staff|members|authors)\//;

/** `2020-05-01-school-fair.md` → `School fair` */
function titleOfFile(file: string): string {
  const base = path.posix
    .basename(file)
    .replace(/\.\w+$/, '')
    .replace(/^\d{4}-\d\d-\d\d-/, '');
  const name = /^_?index$/.test(base) ? path.posix.basename(path.posix.dirname(file)) : base;
  const words = name.replace(/^_/, '').replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The first heading of a text whose front matter has no title. */
const headingIn = (body: string) => /^#\s+(.+?)\s*#*\s*$/m.exec(body)?.[1]?.replace(/[*_`]/g, '');

interface Reader {
  folder: OldFolder;
  generator: Generator;
  notes: string;
  losses: Loss[];
}

function readText(file: string, { folder, generator, notes, losses }: Reader): OldDocument {
  const { data, body, fault }: FrontMatter = readFrontMatter(folder.text(file));
  const lose = (what: string, line: number) => losses.push({ file, line, what });
  if (fault !== undefined) lose(`the front matter, which cannot be read: ${fault}`, 1);
  const title = textOf(data, 'title', 'name') ?? headingIn(body) ?? titleOfFile(file);
  const ofName = /(?:^|\/)(\d{4}-\d\d-\d\d)-/.exec(file)?.[1];
  const date = dateOf(data, 'date', 'pubDate', 'publishDate', 'published', 'pubDatetime') ?? ofName;
  const address = generator.addressOf({ file, data, date, title }, folder);
  const role = textOf(data, 'role', 'position', 'job', 'jobTitle', 'job_title');
  const isPerson = PEOPLE.test(file) && role !== undefined;
  const isNested = address.replace(/\/(?:index\.html)?$/, '').split('/').length > 2;
  const isSection = /(?:^|\/)_index\.\w+$/.test(file);
  const isPost = /^_(?:posts|drafts)\//.test(file) || (date !== undefined && isNested && !isSection);
  const tags = textsOf(data, 'tags').filter((tag) => !/^(?:posts?|blog|news|pages?)$/i.test(tag));
  if (tags.length > 0) lose(`tags: ${tags.join(', ')}`, 1);
  const isMdx = file.endsWith('.mdx');
  const text = isMdx ? replaceMdx(body, lose) : generator.name === 'Astro' ? body : replaceTags(body, lose);
  return {
    kind: isPerson ? 'person' : isPost ? 'post' : 'page',
    file,
    line: 1,
    address,
    aliases: textsOf(data, 'aliases', 'redirect_from', 'redirects'),
    title,
    date: isPost ? date : undefined,
    updated: isPost
      ? dateOf(data, 'lastmod', 'updated', 'updatedDate', 'last_modified_at', 'modDatetime')
      : undefined,
    author: textOf(data, 'author', 'authors'),
    category: textOf(data, 'categories', 'category'),
    role,
    summary: textOf(data, 'description', 'summary', 'excerpt', 'subtitle'),
    picture: pictureOf(data),
    order: [data['weight'], data['order'], data['nav_order']].find((one) => typeof one === 'number'),
    isDraft: data['draft'] === true || data['published'] === false || file.startsWith('_drafts/'),
    tree: /\.html?$/i.test(file) ? htmlTree(text) : markdownTree(text, notes),
  };
}

/** The people of a data file: `_data/people.yml`. */
function peopleOf(folder: OldFolder): OldDocument[] {
  const file = folder.files.find((one) =>
    /(?:^|\/)_?data\/(?:people|team|staff)\.(?:ya?ml|json|toml)$/.test(one),
  );
  if (file === undefined) return [];
  const { items } = folder.settings(file);
  return (Array.isArray(items) ? items.filter(isObject) : []).flatMap((data): OldDocument[] => {
    const [title, role] = [
      textOf(data, 'name', 'title'),
      textOf(data, 'role', 'position', 'job', 'jobTitle'),
    ];
    if (title === undefined || role === undefined) return [];
    const text = textOf(data, 'bio', 'text', 'description');
    const tree = htmlTree(text === undefined ? '' : `<p>${text}</p>`);
    return [{ kind: 'person', file, line: 1, address: '', aliases: [], title, role, isDraft: false, tree }];
  });
}

/** Addresses of lists of posts: of the categories and tags, as these generators make them. */
function listsOf(documents: readonly { category?: string | undefined }[]): string[] {
  const names = documents.flatMap(({ category }) => (category === undefined ? [] : [category]));
  const slugs = [...new Set(names.map((name) => name.toLowerCase().replace(/\s+/g, '-')))];
  return slugs.flatMap((name) => [`/categories/${name}/`, `/category/${name}/`]);
}

/** Reads a folder of Markdown with front matter. */
export function readFolder(root: string): OldSite {
  const folder = openFolder(root);
  const generator = GENERATORS.find((one) => one.isMadeBy(folder));
  if (!generator)
    throw new UserError(`${root} has no Markdown files. Name the folder with the settings of the old site.`);
  const settings = generator.settings(folder);
  const language = textOf(settings, 'languageCode', 'lang', 'language', 'locale');
  const losses: Loss[] = [];
  const reader: Reader = { folder, generator, notes: wordsIn(language).notes, losses };
  const texts = folder.files.filter((file) => generator.isText(file, folder));
  const documents = [...texts.map((file) => readText(file, reader)), ...peopleOf(folder)];
  const folders = generator.fileFolders(folder);
  const params = isObject(settings['params']) ? settings['params'] : {};
  return {
    kind: `a site of ${generator.name}`,
    name: textOf(settings, 'title', 'name'),
    tagline: textOf(settings, 'description', 'tagline') ?? textOf(params, 'description', 'subtitle'),
    url: textOf(settings, 'baseURL', 'baseurl', 'url'),
    language,
    documents,
    menus: menusOf(settings, folder, documents),
    lists: listsOf(documents.filter(({ kind }) => kind === 'post')),
    feeds: [...generator.feeds],
    fileAt: (address, from) => findFile(root, folders, address, from),
    losses,
  };
}
