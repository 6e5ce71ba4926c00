import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../content/root.ts';
import { copyRepository } from '../../test/copy-repository.ts';
import { authoredBlocks } from './blocks.ts';
import type { NeutralPage, NeutralSite } from './content.ts';
import { type OwnSite, siteOf } from './site.ts';

/** Pages that this project's forms link to, and the equivalent pages of the neutral content. */
const LEGAL_PAGES = { '/privacy-policy': '/privacy', '/terms-of-service': '/terms' };

const QUOTE = { label: 'Get a quote', href: '/quote' };

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

function writeJson(file: string, value: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** `/services/data` → `services/data.json` */
const pageFile = (route: string) => `${route === '/' ? 'index' : route.slice(1)}.json`;

function pageOf({ title, description, blocks }: NeutralPage, brand: string) {
  // This renderer appends the brand to the title of the document.
  return { title: title.replace(` | ${brand}`, ''), description, blocks: blocks.flatMap(authoredBlocks) };
}

/** Copies what the neutral content lacks: forms, the theme with its fonts, the brand's images and the page for unknown addresses. */
function copyOwnContent(content: string, { brand }: OwnSite): void {
  const own = path.join(ROOT, 'content');
  for (const name of [brand.logo, brand.icon, brand.preview.src])
    cpSync(path.join(own, 'media', name), path.join(content, 'media', name));
  cpSync(path.join(own, 'media/fonts'), path.join(content, 'media/fonts'), { recursive: true });
  const missing = JSON.parse(readFileSync(path.join(own, 'pages/404.json'), 'utf8')) as {
    blocks: { type: string }[];
  };
  // Only its head: its links are to pages of this site.
  const blocks = missing.blocks.filter(({ type }) => type === 'page-header');
  writeFileSync(path.join(content, 'pages/404.json'), JSON.stringify({ ...missing, blocks }));
  mkdirSync(path.join(content, 'forms'));
  const forms = readdirSync(path.join(own, 'forms')).map((name) => path.join('forms', name));
  for (const file of ['form-texts.json', 'theme.json', ...forms]) {
    let text = readFileSync(path.join(own, file), 'utf8');
    for (const [from, to] of Object.entries(LEGAL_PAGES)) text = text.replaceAll(`](${from})`, `](${to})`);
    writeFileSync(path.join(content, file), text);
  }
}

/** Formats content/, as `npm run check` requires. */
function formatContent(folder: string): void {
  const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['format', '--write', '--vcs-enabled=false', 'content'];
  const { status, stderr } = spawnSync(process.execPath, [biome, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The neutral content could not be formatted: ${stderr}`);
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
  copyRepository(folder, ['content']);
  const content = path.join(folder, 'content');
  for (const page of pages)
    writeJson(path.join(content, 'pages', pageFile(page.path)), pageOf(page, site.brand));
  writeJson(path.join(content, 'site.json'), siteOf(site, own, QUOTE));
  copyOwnContent(content, own);
  formatContent(folder);
  return pages.length;
}
