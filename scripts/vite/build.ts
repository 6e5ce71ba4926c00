import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import { formatDiagnostics } from '../../src/compiler/report/format-diagnostic.ts';
import { count } from '../../src/compiler/report/wording.ts';
import { heavyPictures } from '../../src/compiler/rules/heavy-media.ts';
import { compilePublished } from '../content/compile-published.ts';
import type { SharedContent } from '../content/content-store.ts';
import { loadContent } from '../content/load-content.ts';
import { pictureBytes } from '../content/media/photographs.ts';
import { recordPublished } from '../content/published.ts';
import { ROOT } from '../content/root.ts';
import { blockNames } from '../content/schema-sources.ts';
import { UserError } from '../content/user-error.ts';
import { generateStale } from '../generate/generate-stale.ts';
import { copyMedia } from '../prerender/copy-media.ts';
import { explainBundleFault, explainFileFault } from '../prerender/file-faults.ts';
import { writeDeployFiles } from '../prerender/hosting/deploy-files.ts';
import { backendOrigin } from '../prerender/hosting/security-headers.ts';
import { formatFailures } from '../prerender/pages/page-failure.ts';
import { writePictures } from '../prerender/pictures/site-pictures.ts';
import { publishBuild } from '../prerender/publish.ts';
import { replaceFiles } from '../prerender/replace-files.ts';
import { writeSite } from '../prerender/write-site.ts';
import { lockBuild } from './build-lock.ts';
import { OUTPUT } from './settings.ts';
import { usedAllowances, usedTypes } from './used-blocks.ts';

/** Warnings of one kind that a build prints, so that errors do not get lost among them. */
const MOST_OF_A_KIND = 3;

/** Receives what the plugins of the bundler need to know about the content. */
type Share = (content: SharedContent, blocks: string[]) => void;

function listed(names: string[], most = 10): string {
  const more = names.length > most ? ` and ${names.length - most} more` : '';
  return names.slice(0, most).join(', ') + more;
}

function stopped(errors: string): UserError {
  return new UserError(
    `${errors}\n\nBuild stopped. Fix the errors above; dist/ still holds the previous build.`,
  );
}

/** Bundles the code for browsers and for prerendering. */
async function bundle(builder: ViteBuilder): Promise<typeof import('../../src/prerender.tsx')> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The build needs the environments "client" and "ssr".');
  try {
    await Promise.all([builder.build(client), builder.build(ssr)]);
  } catch (error) {
    throw stopped(explainBundleFault((error as Error).message));
  }
  return import(pathToFileURL(path.join(OUTPUT.renderer, 'prerender.js')).href);
}

/** A site that is complete, in OUTPUT. */
type MadeSite = ReturnType<typeof compilePublished>;

/** Writes the new site and the configuration of servers for it into OUTPUT. */
async function makeSite(builder: ViteBuilder, share: Share): Promise<MadeSite> {
  const input = loadContent(ROOT);
  const compiled = compilePublished(ROOT, input);
  const { site, theme, pages, redirects, icons, diagnostics, leftOutMedia } = compiled;
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  const text = formatDiagnostics(diagnostics, MOST_OF_A_KIND);
  if (!site || !theme || hasErrors) throw stopped(text);
  if (text) console.error(`${text}\n`);
  const written = await generateStale(ROOT);
  if (written.length > 0) console.log(`Regenerated: ${written.join(', ')}`);
  share({ site, theme, icons }, usedTypes(blockNames(ROOT), compiled));

  for (const folder of [OUTPUT.site, OUTPUT.servers]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(OUTPUT.site, { recursive: true });
  // Rolldown and the encoders of pictures work on their own threads.
  const [{ render }, pictures] = await Promise.all([
    bundle(builder),
    writePictures(OUTPUT.site, { site, theme, pages }),
    copyMedia(OUTPUT.site, compiled.pictures, leftOutMedia),
  ]);
  const heavy = heavyPictures(compiled.sentPictures, pictureBytes);
  if (heavy.length > 0) console.error(`${formatDiagnostics(heavy, MOST_OF_A_KIND)}\n`);
  const backend = backendOrigin(builder.config.env);
  const failures = await writeSite({
    folder: OUTPUT.site,
    site,
    theme,
    pages,
    redirects,
    pictures,
    backend,
    allowed: usedAllowances(input.schemas, compiled),
    render,
  });
  if (failures.length > 0) throw stopped(formatFailures(failures));
  writeDeployFiles(site, redirects, OUTPUT.site, OUTPUT.servers);
  return compiled;
}

async function buildSite(builder: ViteBuilder, share: Share): Promise<void> {
  const began = performance.now();
  const { outDir } = builder.config.build;
  let state = `Build stopped; ${outDir}/ still holds the previous build.`;
  const release = await lockBuild(ROOT);
  try {
    const compiled = await makeSite(builder, share);
    publishBuild(OUTPUT.site, path.resolve(ROOT, outDir));
    state = `The new build is in ${outDir}/, and complete. Fix the error above and build again.`;
    replaceFiles(OUTPUT.servers, path.join(ROOT, 'deploy'));
    const recorded = recordPublished(ROOT, compiled);
    if (recorded.length > 0) console.log(`Added to content/published.json: ${listed(recorded)}`);
    const { drafts, pages } = compiled;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (drafts.length > 0) console.log(`${count(drafts.length, 'draft')} left out: ${listed(drafts)}`);
    console.log(
      `Built ${pages.length} pages into ${outDir}/ in ${seconds} s.\nSee them with: npm run preview\nOnce they are live, compare the site with them: npm run verify -- ${compiled.site?.url ?? 'https://…'}`,
    );
  } catch (error) {
    throw explainFileFault(error, state);
  } finally {
    release();
  }
}

/** Builds the site into dist/, which keeps the previous site until the new one is complete. */
export function build(share: Share): Plugin {
  return { name: 'site:build', apply: 'build', buildApp: (builder) => buildSite(builder, share) };
}
