import type { Site } from '@json-site/model/content-types';
import type { AddedFiles, Integration } from './integration.ts';
import { toMarkdown } from './to-markdown.ts';

/** The list of all pages, for programs that read. */
const LIST = 'llms.txt';

interface MarkdownPage {
  path: string;
  title: string;
  description: string;
  text: string;
}

/** `/about` → `about.md` */
const fileOf = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.md`;

/** `/news/fair` → `/news`; a page of the first level has none. */
const sectionOf = (path: string) => /^(\/.+)\/[^/]+$/.exec(path)?.[1];

/** The list of the pages: those of the first level, then the sections by the titles of their own pages. */
function listOf(pages: readonly MarkdownPage[], { url, brand }: Site): string {
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const sections = new Map<string, string[]>();
  for (const { path, title, description } of pages) {
    const name = titles.get(sectionOf(path) ?? '/') ?? brand.name;
    const line = `- [${title.replace(/[[\]]/g, '\\$&')}](${encodeURI(`${url}/${fileOf(path)}`)}): ${description}`;
    sections.set(name, [...(sections.get(name) ?? []), line]);
  }
  const lists = [...sections].map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}`);
  return `${[`# ${brand.name}`, ...(brand.tagline ? [`> ${brand.tagline}`] : []), ...lists].join('\n\n')}\n`;
}

/** Every page as Markdown, and the list of them, for programs that read. Only what search engines may list. */
export const markdownPages: Integration<MarkdownPage> = {
  name: 'markdown',
  // Its code is that of the engine, with which builds compare anyway.
  version: '1',
  pageRendered({ path, title, description, main, noindex }) {
    const text = noindex ? undefined : toMarkdown(main);
    if (text === undefined) return undefined;
    return { path, title, description, text: /^# /m.test(text) ? text : `# ${title}\n\n${text}` };
  },
  beforeCompression({ entries, site }): AddedFiles {
    // The addresses of the page have the path of the site already.
    const { origin } = new URL(site.url);
    const withServer = (text: string) => text.replaceAll('](/', `](${origin}/`);
    return {
      [LIST]: listOf(entries, site),
      ...Object.fromEntries(entries.map(({ path, text }) => [fileOf(path), withServer(text)])),
    };
  },
};

/** Whether a file may be one of these. The development server renders every page to make them. */
export const isMarkdownFile = (path: string): boolean => /\.md$/.test(path) || path === `/${LIST}`;

/** The integrations of a site: its own, and the pages as Markdown unless site.json says otherwise. */
export const withMarkdown = (own: readonly Integration[], { markdown }: Site): readonly Integration[] =>
  markdown === false ? own : [markdownPages, ...own];
