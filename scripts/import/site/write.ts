import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileOfRoute, formatJson, NOT_FOUND, routeOfFile } from '@json-site/compiler/documents';
import type { Diagnostic } from '@json-site/compiler/types';
import { filesBelow, UserError, writeFiles } from '@json-site/content/files';
import { ENGINE } from '@json-site/content/folders';
import { generate } from '@json-site/generate/generate';
import { isObject, valueIn } from '@json-site/values/objects';
import { parseUrl } from '@json-site/values/paths';
import type { Loss, OldSite } from '../old-site.ts';
import { wordsIn } from '../words.ts';
import { keyOf, planAddresses } from './addresses.ts';
import { planMedia } from './media.ts';
import { withMenus } from './menus.ts';
import { type Import, madePages, type Page, pageOf } from './pages.ts';
import { PEOPLE_SCHEMA, peopleFiles } from './people.ts';
import { repair } from './repair.ts';
import { shortened } from './texts.ts';

export interface Imported {
  pages: number;
  files: string[];
  redirects: number;
  losses: Loss[];
  /** Errors that nothing could be removed for. */
  errors: Diagnostic[];
}

const SITE = 'content/site.json';
const REDIRECTS = 'content/redirects.json';

const readIn = (root: string, file: string) =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;

const readJson = (root: string, file: string): Record<string, unknown> => {
  const value: unknown = JSON.parse(readIn(root, file) ?? '{}');
  return isObject(value) ? value : {};
};

/** Whether a file is still the one with which every new site begins. */
const isOfStarter = (root: string, file: string) =>
  readIn(root, file) === readIn(path.join(ENGINE, 'starter'), file);

/** Whether a site has just begun: its name, menus and people are examples. */
const isNew = (root: string) =>
  valueIn(readJson(root, SITE), 'brand', 'tagline') ===
  valueIn(readJson(path.join(ENGINE, 'starter'), SITE), 'brand', 'tagline');

function checkFree(root: string, files: readonly string[], replace: boolean): void {
  const taken = files.filter((file) => existsSync(path.join(root, file)) && !isOfStarter(root, file));
  if (taken.length > 0 && !replace)
    throw new UserError(
      `These files exist already: ${taken.slice(0, 10).join(', ')}${taken.length > 10 ? ' …' : ''}. Nothing was written. To replace them, add --replace.`,
    );
}

/** site.json with what the old site says of itself. */
function siteFile(root: string, run: Import): Record<string, unknown> {
  const written = readJson(root, SITE);
  const embeds = new Set([...[written['embeds'] ?? []].flat().map(String), ...run.servers]);
  const withServers = { ...written, ...(embeds.size > 0 && { embeds: [...embeds].slice(0, 10) }) };
  if (!isNew(root)) return withServers;
  const { site, name } = run;
  const brand = isObject(written['brand']) ? written['brand'] : {};
  const label = shortened(name, 60);
  const tagline = site.tagline?.trim() ?? '';
  const url = parseUrl(site.url?.replace(/^http:/, 'https:') ?? '')?.origin;
  return withMenus(
    {
      ...withServers,
      ...(url !== undefined && url !== 'null' && { url }),
      brand: {
        ...brand,
        name: label,
        nameParts: [label],
        ...(tagline.length >= 5 && { tagline: shortened(tagline, 160) }),
      },
    },
    run,
  );
}

function redirectsFile(root: string, run: Import): Record<string, unknown> {
  const before = readJson(root, REDIRECTS);
  const known = new Set(Object.keys(before).map(keyOf));
  const added = [...run.plan.redirects].filter(([from]) => !known.has(keyOf(from)));
  return { $schema: '../schemas/redirects.schema.json', ...before, ...Object.fromEntries(added) };
}

const pagesOf = (run: Import): [file: string, page: Page][] => [
  ...[...run.plan.routes].map(([document, route]): [string, Page] => [
    fileOfRoute(route),
    pageOf(document, route, run),
  ]),
  ...madePages(run).map(([route, page]): [string, Page] => [fileOfRoute(route), page]),
];

/** The page for addresses that are missing stays that of the site. */
function withoutNotFound(site: OldSite, losses: Loss[]): OldSite {
  const isIt = ({ address }: { address: string }) => address !== '' && keyOf(address) === NOT_FOUND;
  for (const { file, line } of site.documents.filter(isIt))
    losses.push({
      file,
      line,
      what: 'the page for missing addresses: content/pages/404.json is that of the new site',
    });
  return { ...site, documents: site.documents.filter((one) => !isIt(one)) };
}

/** Writes an old site into the folder of a new one. */
export async function writeSite(root: string, read: OldSite, replace: boolean): Promise<Imported> {
  const first: Loss[] = [...read.losses];
  const site = withoutNotFound(read, first);
  const language = site.language ?? String(readJson(root, SITE)['language'] ?? 'en');
  const words = wordsIn(language);
  const plan = planAddresses(site, words.news);
  const media = planMedia(root);
  const name = site.name?.trim() || String(valueIn(readJson(root, SITE), 'brand', 'name') ?? '');
  const linked = new Set<string>();
  const start = (losses: Loss[], unusable: ReadonlyMap<string, string>): Import => ({
    ...{ site, plan, media, words, name, unusable, linked, losses },
    servers: new Set(),
    moved: new Map(),
  });
  // The first time, to learn which files are used and to which headings links lead.
  const planned = pagesOf(start([], new Map()));
  checkFree(
    root,
    planned.map(([file]) => file),
    replace,
  );
  const losses = [...first];
  const run = start(losses, await media.copy(root));
  const pages = pagesOf(run);
  for (const [from, to] of run.moved) plan.redirectFile(from, to);
  losses.push(...plan.losses);
  const people = existsSync(path.join(root, PEOPLE_SCHEMA))
    ? peopleFiles(run, readJson(root, PEOPLE_SCHEMA))
    : {};
  if (Object.keys(people).length > 0)
    for (const file of filesBelow(root, 'content/people'))
      if (isOfStarter(root, file)) rmSync(path.join(root, file));
  const redirects = redirectsFile(root, run);
  writeFiles(root, {
    ...Object.fromEntries(pages.map(([file, page]) => [file, formatJson(page)])),
    ...people,
    [SITE]: formatJson(siteFile(root, run)),
    [REDIRECTS]: formatJson(redirects),
  });
  await generate(root);
  const placeOf = new Map(
    [...plan.routes].map(([{ file, line }, route]) => [fileOfRoute(route), { file, line }]),
  );
  const places = new Map(
    pages.map(([file]) => [file, placeOf.get(file) ?? { file: routeOfFile(file), line: 1 }]),
  );
  const errors = repair(root, places, losses);
  return {
    pages: pages.length,
    files: Object.keys(people),
    redirects: Object.keys(redirects).length - 1,
    losses: [...new Map(losses.map((loss) => [`${loss.file}:${loss.line} ${loss.what}`, loss])).values()],
    errors,
  };
}
