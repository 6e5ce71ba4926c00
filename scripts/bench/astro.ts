import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { precompress } from '@json-site/build/hosting';
import { filesBelow, keyOfFiles } from '@json-site/content/files';
import { ROOT } from '../root.ts';
import { NotMeasured } from './figure.ts';
import { writeNeutralContent } from './neutral/generate.ts';
import { installPackages, measureNode, type Usage } from './run.ts';

/** A site by Astro that shows the neutral content as well as Astro can: no script, styles in each page. */
const SOURCE = 'scripts/bench/astro';
/** It is installed and built in this copy. Safe to delete. */
export const ASTRO = path.join(ROOT, '.cache/astro');
const STAMP = path.join(ASTRO, '.installed-from');

/** Number of pages of Astro's site where their number does not matter. */
export const FEW_PAGES = 24;

/** Copies the site by Astro and installs what it needs, once. Throws NotMeasured without a registry of packages. */
export async function installAstro(): Promise<void> {
  const stamp = keyOfFiles(ROOT, filesBelow(ROOT, SOURCE));
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  console.log('Installing Astro (once, about a minute) …');
  rmSync(ASTRO, { recursive: true, force: true });
  cpSync(path.join(ROOT, SOURCE), ASTRO, { recursive: true });
  await installPackages(ASTRO).catch((error: Error) => {
    throw new NotMeasured(`Astro could not be installed: ${error.message.split('\n')[0] ?? ''}`);
  });
  writeFileSync(STAMP, stamp);
}

/** Writes the neutral content with this number of pages, and returns its folder. */
export function neutralContent(pages: number): string {
  const folder = path.join(ROOT, '.cache/bench/neutral', String(pages));
  writeNeutralContent(folder, pages);
  return folder;
}

/** Removes Astro's caches and an earlier build. */
export function clearAstro(dist: string): void {
  for (const cache of ['.astro', 'node_modules/.astro', 'node_modules/.vite'])
    rmSync(path.join(ASTRO, cache), { recursive: true, force: true });
  rmSync(dist, { recursive: true, force: true });
}

/** Builds a folder of content with Astro. */
export function runAstro(content: string, dist: string): Promise<Usage> {
  const installed = (file: string) => path.join(ASTRO, 'node_modules', file);
  const env = {
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    CONTENT_DIR: content,
    OUT_DIR: path.relative(ASTRO, dist),
  };
  // Astro needs a later Node.js than this project: a package brings it.
  return measureNode(
    [installed('astro/bin/astro.mjs'), 'build'],
    { cwd: ASTRO, env },
    installed('node/bin/node'),
  );
}

/** Adds to a build of Astro what our server reads beside the files: compressed copies, and the headers of the site. */
export async function prepareToServe(dist: string): Promise<void> {
  await precompress(dist);
  writeFileSync(path.join(dist, '_headers'), '');
}

/** Builds the neutral content with Astro without caches. Returns the folder of the site, and what the build took. */
export async function buildAstro(pages: number): Promise<Usage & { dist: string }> {
  const dist = path.join(ASTRO, 'dist', String(pages));
  clearAstro(dist);
  const usage = await runAstro(neutralContent(pages), dist);
  await prepareToServe(dist);
  return { ...usage, dist };
}
