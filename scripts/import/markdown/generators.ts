import path from 'node:path';
import { slug } from '@json-site/compiler/documents';
import { isObject, valueIn } from '@json-site/values/objects';
import { textOf } from './front-matter.ts';

/** A folder of an old site: its files, and how a settings file of it reads. */
export interface OldFolder {
  files: readonly string[];
  /** The values of a settings file; empty if there is none. */
  settings(...names: string[]): Record<string, unknown>;
  /** The text of a file; empty if there is none. */
  text(...names: string[]): string;
}

/** A text of an old site before its address is known. */
export interface OldText {
  file: string;
  data: Record<string, unknown>;
  date?: string | undefined;
  title: string;
}

/** What a generator of sites does with a folder. */
export interface Generator {
  /** For people. */
  name: string;
  isMadeBy(folder: OldFolder): boolean;
  /** Whether a file is a text of the site. */
  isText(file: string, folder: OldFolder): boolean;
  /** The folders whose files had addresses from the root on, or that texts name so. */
  fileFolders(folder: OldFolder): readonly string[];
  /** Name, address, menus and so on, by the names that `folder-site.ts` knows. */
  settings(folder: OldFolder): Record<string, unknown>;
  addressOf(text: OldText, folder: OldFolder): string;
  /** Addresses of feeds. */
  feeds: readonly string[];
}

const has = (folder: OldFolder, pattern: RegExp) => folder.files.some((file) => pattern.test(file));
const MARKDOWN = /\.(?:md|markdown|mdx)$/i;
const TEXT = /\.(?:md|markdown|mdx|html?)$/i;
/** Documents about a project, which are no pages of its site. */
const ABOUT = /^(?:README|CHANGELOG|CONTRIBUTING|LICENSE|CODE_OF_CONDUCT|SECURITY|AGENTS|CLAUDE)\.md$/i;

const withoutEnding = (file: string) => file.replace(/\.(?:md|markdown|mdx|html?)$/i, '');
/** `about/index` → `about/` */
const asFolder = (file: string) => `/${file.replace(/(?:^|\/)_?index$/, '')}/`.replace(/\/{2,}/g, '/');

/** Fills in an address with names such as `:year`, or returns it as it is. */
export function filledAddress(pattern: string, { file, date, title, data }: OldText): string {
  const name = withoutEnding(path.posix.basename(file)).replace(/^\d{4}-\d\d-\d\d-/, '');
  const [year = '', month = '', day = ''] = (date ?? '').split('-');
  const categories = [data['categories'] ?? data['category'] ?? []].flat().map((one) => slug(String(one)));
  const own = textOf(data, 'slug');
  const values: Record<string, string> = {
    year,
    month,
    i_month: String(Number(month)),
    day,
    i_day: String(Number(day)),
    short_year: year.slice(2),
    title: own ?? (pattern.includes(':categories') || pattern.includes(':output_ext') ? name : slug(title)),
    slug: own ?? name,
    name,
    basename: name,
    filename: name,
    slugorfilename: own ?? name,
    slugorcontentbasename: own ?? name,
    contentbasename: name,
    categories: categories.join('/'),
    section: file.split('/')[0] ?? '',
    sections: path.posix.dirname(file),
    path: withoutEnding(file),
    output_ext: '.html',
    collection: '',
  };
  return pattern.replace(/:(\w+)/g, (all, word: string) => values[word] ?? all).replace(/\/{2,}/g, '/');
}

/** `/{{ page.fileSlug }}/` of Eleventy */
const filledTemplate = (pattern: string, text: OldText) =>
  pattern
    .replace(/\{\{\s*page\.fileSlug[^}]*\}\}/g, filledAddress(':name', text))
    .replace(/\{\{\s*title\b[^}]*\}\}/g, slug(text.title))
    .replace(/\{\{[^}]*\}\}/g, '');

const HUGO: Generator = {
  name: 'Hugo',
  isMadeBy: (folder) =>
    has(folder, /^hugo\.(?:toml|ya?ml|json)$/) ||
    (has(folder, /^(?:config\.(?:toml|ya?ml|json)|config\/_default\/)/) && has(folder, /^content\/.*\.md$/)),
  isText: (file) => /^content\/.*\.(?:md|markdown|html)$/.test(file),
  fileFolders: () => ['static', 'assets', 'content'],
  settings: ({ settings }) =>
    settings(
      ...['hugo', 'config', 'config/_default/hugo', 'config/_default/config'].flatMap((name) =>
        ['toml', 'yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`),
      ),
    ),
  addressOf(text, folder) {
    const { file, data } = text;
    const own = textOf(data, 'url');
    if (own !== undefined) return own.startsWith('/') ? own : `/${own}`;
    const inner = file.slice('content/'.length);
    const name = withoutEnding(inner).replace(/\/index$/, '');
    const pattern =
      valueIn(HUGO.settings(folder), 'permalinks', inner.split('/')[0] ?? '') ??
      valueIn(HUGO.settings(folder), 'permalinks', 'page', inner.split('/')[0] ?? '');
    if (typeof pattern === 'string' && !/_index\./.test(inner))
      return filledAddress(pattern, { ...text, file: `${name}.md` });
    const slugged = textOf(data, 'slug');
    const named = slugged === undefined ? name : path.posix.join(path.posix.dirname(name), slugged);
    return asFolder(named).toLowerCase().replaceAll(' ', '-');
  },
  feeds: ['/index.xml'],
};

const collectionOf = (file: string) => /^_(\w[\w-]*)\//.exec(file)?.[1];
const JEKYLL_FOLDERS = /^(?:_site|_includes|_layouts|_sass|_data|_plugins|vendor)\//;

/** The pattern of the addresses of posts; of pages, what follows their name. */
function jekyllPatterns(settings: Record<string, unknown>): { posts: string; isPretty: boolean } {
  const written = textOf(settings, 'permalink') ?? 'date';
  const named: Record<string, string> = {
    date: '/:categories/:year/:month/:day/:title:output_ext',
    pretty: '/:categories/:year/:month/:day/:title/',
    ordinal: '/:categories/:year/:y_day/:title:output_ext',
    weekdate: '/:categories/:year/W:week/:short_day/:title:output_ext',
    none: '/:categories/:title:output_ext',
  };
  return { posts: named[written] ?? written, isPretty: written === 'pretty' || written.endsWith('/') };
}

const JEKYLL: Generator = {
  name: 'Jekyll',
  isMadeBy: (folder) => has(folder, /^_config\.ya?ml$/) || has(folder, /^_posts\//),
  isText: (file, folder) => {
    if (!TEXT.test(file) || JEKYLL_FOLDERS.test(file) || ABOUT.test(file)) return false;
    const collection = collectionOf(file);
    if (collection === undefined || collection === 'posts' || collection === 'drafts') return true;
    return isObject(valueIn(JEKYLL.settings(folder), 'collections', collection));
  },
  fileFolders: () => ['.', 'assets'],
  settings: ({ settings }) => settings('_config.yml', '_config.yaml'),
  addressOf(text, folder) {
    const { file, data } = text;
    const settings = JEKYLL.settings(folder);
    const { posts, isPretty } = jekyllPatterns(settings);
    const own = textOf(data, 'permalink');
    if (own !== undefined) return filledAddress(own.startsWith('/') ? own : `/${own}`, text);
    const collection = collectionOf(file);
    if (collection === 'posts' || collection === 'drafts') return filledAddress(posts, text);
    const inner = file.replace(/^_\w[\w-]*\//, '');
    if (collection !== undefined) {
      const pattern = valueIn(settings, 'collections', collection, 'permalink');
      const written =
        typeof pattern === 'string' ? pattern : `/${collection}/:path${isPretty ? '/' : '.html'}`;
      return filledAddress(written.replace(':collection', collection), { ...text, file: inner });
    }
    const name = withoutEnding(inner);
    if (/(?:^|\/)index$/.test(name)) return asFolder(name);
    return isPretty ? asFolder(name) : `/${name}.html`;
  },
  feeds: ['/feed.xml'],
};

/** The folder of the texts, which the settings of Eleventy name. */
const eleventyInput = (folder: OldFolder) =>
  /\binput:\s*["'`]\.?\/?([\w./-]+?)\/?["'`]/.exec(
    folder.text(
      '.eleventy.js',
      'eleventy.config.js',
      'eleventy.config.mjs',
      'eleventy.config.cjs',
      'eleventy.config.ts',
    ),
  )?.[1] ?? '.';

const insideOf = (input: string, file: string) =>
  input === '.' ? file : file.startsWith(`${input}/`) ? file.slice(input.length + 1) : undefined;

const ELEVENTY: Generator = {
  name: 'Eleventy',
  isMadeBy: (folder) => has(folder, /^(?:\.eleventy\.js|eleventy\.config\.(?:[cm]?js|ts))$/),
  isText: (file, folder) => {
    const inner = insideOf(eleventyInput(folder), file);
    return inner !== undefined && MARKDOWN.test(inner) && !/(?:^|\/)_/.test(inner) && !ABOUT.test(inner);
  },
  fileFolders: (folder) => ['.', eleventyInput(folder), 'public', 'static'],
  settings: (folder) => {
    const data = path.posix.join(eleventyInput(folder), '_data');
    return folder.settings(
      ...['site', 'metadata', 'meta'].flatMap((name) =>
        ['json', 'yaml', 'yml'].map((ending) => path.posix.join(data, `${name}.${ending}`)),
      ),
    );
  },
  addressOf(text, folder) {
    const { file, data } = text;
    const inner = insideOf(eleventyInput(folder), file) ?? file;
    const dir = path.posix.dirname(inner);
    const ofFolder = folder.settings(
      path.posix.join(path.posix.dirname(file), `${path.posix.basename(dir)}.json`),
    );
    const own = textOf(data, 'permalink') ?? textOf(ofFolder, 'permalink');
    if (own !== undefined) {
      const filled = filledTemplate(own, text);
      return `/${filled.replace(/^\//, '').replace(/(?:^|\/)index\.html$/, '/')}`.replace(/\/{2,}/g, '/');
    }
    const name = withoutEnding(path.posix.basename(inner)).replace(/^\d{4}-\d\d-\d\d-/, '');
    const isSame = name === path.posix.basename(dir);
    return asFolder(isSame ? dir : path.posix.join(dir, name));
  },
  feeds: ['/feed.xml', '/feed/feed.xml'],
};

const ASTRO: Generator = {
  name: 'Astro',
  isMadeBy: (folder) => has(folder, /^astro\.config\.[cm]?[jt]s$/),
  isText: (file) =>
    /^src\/(?:content|pages|data)\//.test(file) && MARKDOWN.test(file) && !/\/_[^/]*$/.test(file),
  fileFolders: () => ['public', 'src', 'src/assets', '.'],
  settings: (folder) => {
    const constants = folder.text('src/consts.ts', 'src/config.ts', 'src/consts.js', 'src/site.config.ts');
    const config = folder.text('astro.config.mjs', 'astro.config.ts', 'astro.config.js');
    const constant = (name: RegExp) =>
      new RegExp(`${name.source}\\s*[=:]\\s*["'\`]([^"'\`]+)`).exec(constants)?.[1];
    return {
      title: constant(/(?:SITE_TITLE|title)/),
      description: constant(/(?:SITE_DESCRIPTION|description)/),
      url: /\bsite:\s*["'`]([^"'`]+)/.exec(config)?.[1],
    };
  },
  addressOf({ file, data }) {
    const inner = withoutEnding(file).replace(/^src\/(?:pages|content|data)\//, '');
    const own = textOf(data, 'slug');
    return asFolder(
      own === undefined ? inner : path.posix.join(path.posix.dirname(inner), own),
    ).toLowerCase();
  },
  feeds: ['/rss.xml'],
};

const PLAIN: Generator = {
  name: 'Markdown',
  isMadeBy: (folder) => has(folder, MARKDOWN),
  isText: (file) => MARKDOWN.test(file) && !ABOUT.test(file),
  fileFolders: () => ['.', 'public', 'static'],
  settings: ({ settings }) => settings('site.yaml', 'site.yml', 'site.json'),
  addressOf: ({ file, data }) => textOf(data, 'permalink', 'url') ?? asFolder(withoutEnding(file)),
  feeds: [],
};

/** The generators that are known, in the order in which a folder is compared with them. */
export const GENERATORS: readonly Generator[] = [ASTRO, ELEVENTY, HUGO, JEKYLL, PLAIN];
