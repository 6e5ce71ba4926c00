import path from 'node:path';
import { payloadUrl } from '@json-site/app/addresses';
import { readHeadersFile } from '@json-site/build/hosting';
import { UserError } from '@json-site/content/files';
import { siteFolder } from '@json-site/content/folders';
import { compileProject } from '@json-site/content/site';
import { parseUrl } from '@json-site/values/paths';
import { whileServed } from '../bench/serve-dist.ts';
import { measuredPages } from '../bench/site.ts';
import { inBrowser } from '../test/programs/browser.ts';
import type { PackHead } from './document.ts';
import { eraseToday } from './erasure.ts';
import { measureSite } from './measure-site.ts';
import { readPeople } from './people.ts';
import { type Part, partsOf } from './rows.ts';

/** Where the pack is written. */
export const FOLDER = 'evidence';

interface CollectOptions {
  /** The live site; the build if there is none. */
  address: string | undefined;
  paths: string[] | undefined;
  tell: (text: string) => void;
}

function originOf(address: string): string {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UserError(`"${address}" is no address. Write for example https://www.example.org`);
  return url.origin;
}

/** Measures the site and its database. */
export async function collectEvidence(options: CollectOptions): Promise<{ head: PackHead; parts: Part[] }> {
  const { address, tell } = options;
  const root = siteFolder();
  const dist = path.join(root, 'dist');
  const headers = readHeadersFile(dist);
  const paths = measuredPages(options.paths).map((page) => page.path);
  const measure = async (origin: string) => ({
    ...(await inBrowser(async (browser) => ({
      browser: `Chromium ${browser.version()}`,
      site: await measureSite(browser, { origin, paths, isComplete: !options.paths, headers, tell }),
    }))),
    home: (await (await fetch(origin + payloadUrl('/'))).json()) as { build: string },
  });
  const { browser, site, home } = await (address ? measure(originOf(address)) : whileServed(dist, measure));
  tell('Sends, erases and expires a submission of each form');
  const day = new Date().toISOString().slice(0, 10);
  const people = readPeople(root, Date.now());
  const parts = partsOf({ site, headers, people, erasure: await eraseToday(root), day });
  const { name } = compileProject().site?.brand ?? { name: '' };
  return {
    head: { site: name, origin: address ?? 'the build in dist/', build: home.build, browser, day },
    parts,
  };
}
