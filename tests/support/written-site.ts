import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Integration } from '../../scripts/build/integrations/integration.ts';
import { copyMedia } from '../../scripts/build/output/copy-media.ts';
import { LICENCES_FILE } from '../../scripts/build/output/licences.ts';
import { writeSite } from '../../scripts/build/output/write-site.ts';
import { writePictures } from '../../scripts/build/pictures/site-pictures.ts';
import { compilePublished } from '../../scripts/content/compile-published.ts';
import { loadContent } from '../../scripts/content/load-content.ts';
import { ROOT, SITE } from '../../scripts/root.ts';
import { documentHtml } from '../../src/app/document.ts';
import type { PageData, Redirect } from '../../src/compiler/types.ts';
import type { Site } from '../../src/model/content-types.ts';

/** The site as the build writes it, with placeholders for the bundle and for the blocks of each page. */
export interface WrittenSite {
  dist: string;
  site: Site;
  pages: PageData[];
  redirects: Redirect[];
  /** Reads a text file of dist/. */
  read: (file: string) => string;
  dispose: () => void;
}

/** The values of placeholders that a test may set. */
export interface Placeholders {
  /** Origin of the hosted backend. */
  backend?: string;
  script?: string;
  /** Every page. */
  body?: string;
  integrations?: readonly Integration[];
  /** As in site.json. */
  markdown?: boolean;
}

const LONG_SCRIPT = `/* ${'as long as a script is. '.repeat(100)} */`;

/** Writes the real content with a placeholder for the bundle: half a second instead of ten. */
export async function writtenSite({
  backend = '',
  script = LONG_SCRIPT,
  body = '<main>Shown</main>',
  integrations = [],
  markdown = true,
}: Placeholders = {}): Promise<WrittenSite> {
  const {
    site,
    theme,
    icons,
    pages,
    redirects,
    pictures: photographs,
  } = compilePublished(SITE, loadContent());
  if (!site || !theme) throw new Error('The content cannot be used.');
  const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
  mkdirSync(path.join(dist, 'assets'));
  writeFileSync(path.join(dist, 'assets/index-abc.js'), script);
  const template = readFileSync(path.join(ROOT, 'index.html'), 'utf8');
  writeFileSync(path.join(dist, 'assets/headings-abc.woff2'), '');
  writeFileSync(path.join(dist, LICENCES_FILE), '# Licences');
  writeFileSync(path.join(dist, 'assets/index-abc.css'), '.a0{color:teal}body{margin:0}');
  const built = template
    .replace('/src/app/main.tsx', '/assets/index-abc.js')
    .replace('</head>', '<link rel="stylesheet" crossorigin href="/assets/index-abc.css"></head>');
  writeFileSync(path.join(dist, 'index.html'), built);
  const pictures = await writePictures(dist, { site, theme, pages });
  await copyMedia(SITE, dist, photographs, new Set());
  const renderer = { render: async () => body, documentHtml };
  const made = { site: { ...site, markdown }, theme, icons, pages, redirects, pictures };
  await writeSite({ folder: dist, ...made, backend, allowed: [], renderer, integrations });
  return {
    dist,
    site,
    pages,
    redirects,
    read: (file) => readFileSync(path.join(dist, file), 'utf8'),
    dispose: () => rmSync(dist, { recursive: true, force: true }),
  };
}
