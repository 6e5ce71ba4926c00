import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';
import { readBundles, restoreBundles, storeBundles } from '../cache/bundles.ts';
import { explainBundleFault } from '../output/file-faults.ts';
import { stopped } from '../output/stopped.ts';
import type { Renderer } from '../pages/page-files.ts';
import { outputFolders } from './settings.ts';

/**
 * Bundles the code for browsers and for prerendering, one after the other: the two share Vite's plugins, and that for
 * style sheets forgets what it has of one when the other begins to render. Returns the names of the files for browsers.
 */
async function bundle(builder: ViteBuilder): Promise<string[]> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The build needs the environments "client" and "ssr".');
  try {
    const built = await builder.build(client);
    await builder.build(ssr);
    return [built]
      .flat()
      .flatMap((one) => ('output' in one ? one.output.map(({ fileName }) => fileName) : []));
  } catch (error) {
    throw stopped(explainBundleFault((error as Error).message));
  }
}

/**
 * Bundles the code, or takes the bundles of an earlier build with the same inputs, which saves two seconds.
 * @param key The hash of the inputs; undefined if they are not known.
 * @param keyNow Returns the hash of the inputs as they are after bundling.
 * @param read The files that the bundler reads, which a plugin notes.
 */
export async function bundleOnce(
  root: string,
  builder: ViteBuilder,
  key: string | undefined,
  keyNow: () => string | undefined,
  read: Set<string>,
): Promise<Renderer> {
  const began = Date.now();
  const { site, renderer } = outputFolders(root);
  const stored = key === undefined ? undefined : readBundles(root, key);
  if (stored) {
    // Vite would copy it, too.
    const { publicDir } = builder.config;
    if (publicDir && existsSync(publicDir)) cpSync(publicDir, site, { recursive: true, dereference: true });
    restoreBundles(stored, site, renderer);
    // Vite would bundle after this hook what nobody has bundled in it.
    for (const environment of Object.values(builder.environments)) environment.isBuilt = true;
  } else {
    const names = await bundle(builder);
    // Somebody may have changed a file while it was bundled.
    const isSame = key !== undefined && keyNow() === key;
    if (isSame) storeBundles(root, key, { site, renderer, names, read, began });
  }
  return import(pathToFileURL(path.join(renderer, 'prerender.js')).href);
}
