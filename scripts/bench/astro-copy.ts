import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { ASTRO, clearAstro, prepareToServe, runAstro } from './astro.ts';
import { readBuiltPage } from './words.ts';

/** The content that all pages of Astro's site have in common. */
interface AstroSite {
  brand: string;
  nav: { label: string; href: string }[];
  footer: { label: string; href: string }[];
  legal: string;
}

/** Attributes that somebody would write by hand; the others are for our styles and scripts. */
const WRITTEN =
  /^(alt|captions|controls|datetime|default|dir|fetchpriority|for|height|href|id|kind|lang|loading|method|name|options|poster|preload|required|rows|sizes|src|srclang|srcset|type|value|width)$/;

const FOR_SCRIPTS = 'script, style, svg, noscript, template, [hidden], dialog';

const linksIn = (part: HTMLElement | null) =>
  (part?.querySelectorAll('a[href]') ?? []).map((link) => ({
    label: link.structuredText.trim(),
    href: link.getAttribute('href') ?? '',
  }));

/** The HTML of a page's blocks with the same words, pictures and fields, and nothing of this renderer. */
function plainBlocks(main: HTMLElement): string {
  for (const part of main.querySelectorAll(FOR_SCRIPTS)) part.remove();
  for (const element of main.querySelectorAll('*'))
    for (const name of Object.keys(element.attributes))
      if (!WRITTEN.test(name.toLowerCase())) element.removeAttribute(name);
  // As somebody would show a photograph; Astro's page has no style for it.
  for (const picture of main.querySelectorAll('img')) picture.setAttribute('style', 'width:100%;height:auto');
  return main.childNodes.map((block) => `<section class="wrap block">${String(block)}</section>`).join('');
}

/** A page of Astro. Its HTML is a value, because Astro reads braces in a page as code. */
function astroPage(depth: number, title: string, description: string, html: string): string {
  return `---
import Layout from '${'../'.repeat(depth)}components/Layout.astro';
const page = ${JSON.stringify({ title, description, html })};
---
<Layout title={page.title} description={page.description}><Fragment set:html={page.html} /></Layout>
`;
}

/** Writes a page for Astro with what a built page shows, and returns its file. */
function copyPage(dist: string, pages: string, route: string): string {
  const document = parse(readBuiltPage(dist, route));
  const main = document.querySelector('main');
  if (!main) throw new Error(`${route} has no <main>.`);
  const title = document.querySelector('title')?.text ?? '';
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const file = path.join(pages, `${route === '/' ? 'index' : route.slice(1)}.astro`);
  const depth = path.relative(pages, file).split(path.sep).length;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, astroPage(depth, title, description, plainBlocks(main)));
  return file;
}

function copySite(dist: string, content: string): void {
  const document = parse(readBuiltPage(dist, '/'));
  const [header, footer] = [document.querySelector('header'), document.querySelector('footer')];
  const [brand, ...nav] = linksIn(header);
  const site: AstroSite = {
    brand: brand?.label || (document.querySelector('title')?.text ?? ''),
    nav,
    footer: linksIn(footer),
    legal: footer?.querySelectorAll('p').at(-1)?.text ?? '',
  };
  mkdirSync(path.join(content, 'pages'), { recursive: true });
  writeFileSync(path.join(content, 'site.json'), JSON.stringify(site));
}

/**
 * Builds pages of a built site again with Astro: the same words, pictures and files. Returns the folder of that site.
 */
export async function buildWithAstro(dist: string, routes: string[]): Promise<string> {
  const content = path.join(ASTRO, '.content/copy');
  const copy = path.join(ASTRO, 'dist/copy');
  const pages = path.join(ASTRO, 'src/pages');
  rmSync(content, { recursive: true, force: true });
  copySite(dist, content);
  const written: string[] = [];
  try {
    for (const route of routes) written.push(copyPage(dist, pages, route));
    clearAstro(copy);
    await runAstro(content, copy);
  } finally {
    // The other benchmarks build Astro without these pages.
    for (const file of written) rmSync(file);
  }
  cpSync(path.join(dist, 'media'), path.join(copy, 'media'), { recursive: true });
  await prepareToServe(copy);
  return copy;
}
