import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Plugin, ViteBuilder } from 'vite';
import { formatDiagnostics } from '@json-site/compiler/diagnostics';
import { count, listed } from '@json-site/compiler/words';
import { keyOf, keyOfFiles, writeAtOnce, writeFiles } from '@json-site/content/files';
import { pictureBytes } from '@json-site/content/media';
import type { SharedContent } from '@json-site/content/site';
import { compilePublished, loadContent, partFiles, recordPublished } from '@json-site/content/site';
import { generateStale, isStampCurrent } from '@json-site/generate/state';
import { heavyPictures } from '@json-site/rules/rules';
import { bundleKey, noteModules, rendererKey } from '../cache/bundles.ts';
import { engineKey, siteCodeFiles } from '../cache/engine-key.ts';
import { openKeptFiles } from '../cache/kept-files.ts';
import { openSearches } from '../cache/searches.ts';
import { beginFonts } from '../fonts/fonts.ts';
import { deployFiles } from '../hosting/deploy-files.ts';
import { hostWarnings } from '../hosting/host-limits.ts';
import { backendOrigin, submitOrigin, submitTarget } from '../hosting/security-headers.ts';
import { type Integration, usedBy } from '../integrations/integration.ts';
import { lockBuild } from '../output/build-lock.ts';
import { copyMedia } from '../output/copy-media.ts';
import { explainFileFault } from '../output/file-faults.ts';
import { publishBuild } from '../output/publish.ts';
import { stopped } from '../output/stopped.ts';
import { writeSite } from '../output/write-site.ts';
import { formatFailures } from '../pages/page-failure.ts';
import { writePictures } from '../pictures/site-pictures.ts';
import { bundleOnce } from './bundle.ts';
import { outputFolders } from './settings.ts';
import {
  type Used,
  usedAllowances,
  usedLooks,
  usedParts,
  usedTypes,
  usesPageNumbers,
  usesPhotographs,
} from './used-blocks.ts';

/** Warnings of one kind that a build prints, so that errors do not get lost among them. */
const MOST_OF_A_KIND = 3;

interface BuildOptions {
  /** Receives what the plugins of the bundler need to know about the content. */
  share: (content: SharedContent, used: Used) => void;
  integrations: readonly Integration[];
  /** The files that the bundler has read. */
  read: Set<string>;
}

/** When a page is due that this build does not have: a job reads it and starts the next build (docs/hosting.md). */
const NEXT_BUILD = 'next-build.txt';

const LARGE_HEAP = 500_000_000;

/**
 * Frees what compiling a large site left. V8 would do that only when the heap grows, which it hardly does while pages
 * render: a build of 10,000 pages would keep 400 MB to its end.
 */
function collectGarbage(): void {
  if (process.memoryUsage().heapUsed < LARGE_HEAP) return;
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Writes the new site into the folders of the build. Returns its content, and the configuration of servers for it. */
async function makeSite(root: string, builder: ViteBuilder, { share, integrations, read }: BuildOptions) {
  const output = outputFolders(root);
  const { outDir } = builder.config.build;
  void beginFonts(root);
  // A stamp is left by schemas without errors alone.
  const isCurrent = isStampCurrent(root);
  const input = loadContent(root, isCurrent);
  const engine = engineKey(root);
  const searches = openSearches(root, keyOf(engine, keyOfFiles(root, siteCodeFiles(root))));
  const compiled = compilePublished(root, { ...input, searchOnce: searches.searchOnce });
  searches.save();
  const { site, sites, theme, pages, redirects, icons, diagnostics, leftOutMedia } = compiled;
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  const text = formatDiagnostics(diagnostics, MOST_OF_A_KIND);
  if (!site || !theme || hasErrors) throw stopped(text);
  if (text) console.error(`${text}\n`);
  const written = await generateStale(root, isCurrent);
  if (written.length > 0) console.log(`Regenerated: ${written.join(', ')}`);
  const parts = partFiles(root, input);
  const used = {
    blocks: usedTypes(Object.keys(input.schemas.blocks), compiled),
    parts: usedParts(input.schemas, compiled),
    looks: usedLooks(compiled),
    photographs: usesPhotographs(compiled),
    pageNumbers: usesPageNumbers(compiled),
  };
  const shared = { site, sites, theme, icons, parts };
  share(shared, used);
  const headerEnds = usedBy(integrations, site).map((one) => one.headerEnd);
  const bundlesKey = (engine: string) => bundleKey(root, builder.config, engine, [shared, used, headerEnds]);
  const { kept, save } = openKeptFiles(root, output.site, outDir);

  rmSync(output.site, { recursive: true, force: true });
  mkdirSync(output.site, { recursive: true });
  collectGarbage();
  // Rolldown and the encoders of pictures work on their own threads.
  const [renderer, pictures] = await Promise.all([
    bundleOnce(root, builder, bundlesKey(engine), () => bundlesKey(engineKey(root)), read),
    writePictures(output.site, { site, theme, pages }),
    copyMedia(root, output.site, compiled.pictures, leftOutMedia),
  ]);
  const heavy = heavyPictures(compiled.sentPictures, pictureBytes);
  if (heavy.length > 0) console.error(`${formatDiagnostics(heavy, MOST_OF_A_KIND)}\n`);
  const backend = backendOrigin(builder.config.env);
  const passOn = submitTarget(builder.config.env);
  const failures = await writeSite({
    folder: output.site,
    site,
    sites,
    theme,
    pages,
    icons: compiled.icons,
    redirects,
    pictures,
    backend,
    submit: submitOrigin(builder.config.env),
    passOn,
    allowed: usedAllowances(input.schemas, compiled),
    renderer,
    rendererKey: rendererKey(output.renderer, engine),
    kept,
    integrations,
  });
  if (failures.length > 0) throw stopped(formatFailures(failures, root));
  if (backend && !builder.config.env['VITE_SUBMIT_URL'] && compiled.forms.size > 0)
    console.error(
      'Without JavaScript, visitors see how to get in touch instead of the forms: VITE_SUBMIT_URL is not set. Deploy the function "submit" and set it: docs/hosting.md.\n',
    );
  if (compiled.nextDue !== undefined)
    writeFiles(output.site, { [NEXT_BUILD]: `${new Date(compiled.nextDue).toISOString()}\n` });
  const warnings = hostWarnings(output.site, outDir, kept.files());
  if (warnings.length > 0) console.error(`${warnings.join('\n')}\n`);
  return { compiled, servers: deployFiles(site, redirects, output.site, passOn, kept.files()), kept, save };
}

async function buildSite(root: string, builder: ViteBuilder, options: BuildOptions): Promise<void> {
  const output = outputFolders(root);
  const began = performance.now();
  const { outDir } = builder.config.build;
  let state = `Build stopped; ${outDir}/ still holds the previous build.`;
  const release = await lockBuild(root);
  try {
    const { compiled, servers, kept, save } = await makeSite(root, builder, options);
    publishBuild(
      output.site,
      path.resolve(root, outDir),
      kept.files().map(({ file }) => file),
    );
    save();
    state = `The new build is in ${outDir}/, and complete. Fix the error above and build again.`;
    for (const [file, text] of Object.entries(servers)) writeAtOnce(path.join(root, 'deploy', file), text);
    const recorded = recordPublished(root, compiled);
    if (recorded.length > 0) console.log(`Added to content/published.json: ${listed(recorded, 10)}`);
    const { drafts, pages } = compiled;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (drafts.length > 0) console.log(`${count(drafts.length, 'draft')} left out: ${listed(drafts, 10)}`);
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
export function build(root: string, options: Omit<BuildOptions, 'read'>): Plugin[] {
  const read = new Set<string>();
  return [
    noteModules(read),
    {
      name: 'site:build',
      apply: 'build',
      buildApp: (builder) => buildSite(root, builder, { ...options, read }),
    },
  ];
}
