import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { formatJson } from '@json-site/compiler/documents';
import { ROOT } from '../../root.ts';
import { copyRepository } from '../../test/copy-repository.ts';
import type { WorkingCopy } from '../../test/site-copy.ts';
import { authoredBlocks } from './blocks.ts';
import type { NeutralPage, NeutralSite } from './content.ts';
import { type OwnSite, siteOf } from './site.ts';

/** Pages that this project's forms link to, and the equivalent pages of the neutral content. */
const LEGAL_PAGES = { '/privacy-policy': '/privacy', '/terms-of-service': '/terms' };

const QUOTE = { label: 'Get a quote', href: '/quote' };

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** `/services/data` → `services/data.json` */
const pageFile = (route: string) => `${route === '/' ? 'index' : route.slice(1)}.json`;

function pageOf({ title, description, blocks }: NeutralPage, brand: string) {
  // This renderer appends the brand to the title of the document.
  return { title: title.replace(` | ${brand}`, ''), description, blocks: blocks.flatMap(authoredBlocks) };
}

/**
 * Copies what the neutral content lacks: forms, the theme with its fonts, the brand's images and the page for unknown
 * addresses.
 */
function copyOwnContent(copy: WorkingCopy, { brand }: OwnSite): void {
  const own = path.join(ROOT, 'content');
  for (const name of ['fonts', brand.logo, brand.icon, brand.preview.src])
    cpSync(path.join(own, 'media', name), path.join(copy.root, 'content/media', name), { recursive: true });
  const missing = readJson(path.join(own, 'pages/404.json')) as { blocks: { type: string }[] };
  // Only its head: its links are to pages of this site.
  const blocks = missing.blocks.filter(({ type }) => type === 'page-header');
  copy.write('content/pages/404.json', formatJson({ ...missing, blocks }));
  const forms = readdirSync(path.join(own, 'forms')).map((name) => path.join('forms', name));
  for (const file of ['form-texts.json', 'theme.json', ...forms]) {
    let text = readFileSync(path.join(own, file), 'utf8');
    for (const [from, to] of Object.entries(LEGAL_PAGES)) text = text.replaceAll(`](${from})`, `](${to})`);
    copy.write(`content/${file}`, formatJson(JSON.parse(text)));
  }
}

/** Reads all pages of a folder of neutral content. */
export function readNeutralPages(folder: string): NeutralPage[] {
  const pages = path.join(folder, 'pages');
  return readdirSync(pages).map((name) => readJson(path.join(pages, name)) as NeutralPage);
}

/**
 * Writes a project with this renderer and the neutral content into a folder, and replaces an earlier project there.
 * Returns the number of pages, without the page for unknown addresses.
 */
export function writeNeutralProject(neutral: string, folder: string): number {
  if (
    existsSync(folder) &&
    !existsSync(path.join(folder, 'content/site.json')) &&
    readdirSync(folder).length > 0
  )
    throw new Error(`${folder} contains other files; nothing was written. Name a new or an empty folder.`);
  const site = readJson(path.join(neutral, 'site.json')) as NeutralSite;
  const own = readJson(path.join(ROOT, 'content/site.json')) as OwnSite;
  const pages = readNeutralPages(neutral);
  rmSync(folder, { recursive: true, force: true });
  const copy = copyRepository(folder, ['content']);
  for (const page of pages)
    copy.write(`content/pages/${pageFile(page.path)}`, formatJson(pageOf(page, site.brand)));
  copy.write('content/site.json', formatJson(siteOf(site, own, QUOTE)));
  copyOwnContent(copy, own);
  return pages.length;
}
