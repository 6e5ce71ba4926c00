import { type PagePayload, payloadUrl } from '../../../src/app/navigation/payload.ts';
import { listed } from '../../../src/compiler/report/wording.ts';
import { fileOf } from '../built-site.ts';
import type { Check, Run } from '../check.ts';
import {
  type LivePage,
  liveBuild,
  livePages,
  liveScripts,
  referredAddresses,
  sitemapAddresses,
} from './live-pages.ts';

const withoutDay = ({ renderedOn: _, ...payload }: PagePayload) => JSON.stringify(payload);

/**
 * Whether a page is that of the build. The day on which it was built is in it, and may differ: then its data decides.
 */
async function isBuilt(run: Run, { path, html }: LivePage): Promise<boolean> {
  if (html === run.built.read(fileOf(path)).toString()) return true;
  const { body } = await run.get(encodeURI(payloadUrl(path)));
  try {
    const payload = JSON.parse(body.toString()) as PagePayload;
    const built = run.built.payload(path);
    return payload.renderedOn !== built.renderedOn && withoutDay(payload) === withoutDay(built);
  } catch {
    return false;
  }
}

const isGood = ({ status, contentType }: LivePage) => status === 200 && contentType.startsWith('text/html');

export const PAGE_CHECKS: readonly Check[] = [
  {
    id: 'build',
    promise: 'The live site is the last build of this folder.',
    after: ['address'],
    fix: 'Publish dist/ again. If the live site is right, this folder is not: git pull and npm run build, with the same variables.',
    async run(run) {
      const built = run.built.payload('/').build;
      const live = await liveBuild(run);
      if (!live)
        return [`${run.origin} is no build of this project; ${payloadUrl('/')} does not say which it is`];
      return live.build === built
        ? []
        : [
            `the live site is build ${live.build}, rendered on ${live.renderedOn}, and dist/ is build ${built}`,
          ];
    },
  },
  {
    id: 'sitemap',
    promise: 'The sitemap lists the pages of the build, at the address of the site.',
    // On this machine, the site has another address.
    needs: ['tls'],
    after: ['address', 'build'],
    fix: 'Publish dist/ again, and compare "url" in content/site.json with the address of the site.',
    async run(run) {
      const { status } = await run.get('/sitemap.xml');
      if (status !== 200) return [`/sitemap.xml answers with status ${status}`];
      const addresses = await sitemapAddresses(run);
      const expected = run.built.pages.map((page) => run.origin + encodeURI(page === '/' ? '/' : page));
      const others = addresses.filter((address) => new URL(address).origin !== run.origin);
      if (others.length > 0) return [`the sitemap lists addresses of another site: ${listed(others)}`];
      const normal = new Set(addresses.map((address) => new URL(address).href));
      const missing = expected.filter((address) => !normal.has(address));
      return missing.length > 0 ? [`the sitemap lacks ${listed(missing)}`] : [];
    },
  },
  {
    id: 'robots',
    promise: 'Search engines may read the site.',
    after: ['address'],
    fix: 'Publish the robots.txt of dist/, and remove a setting of the host that keeps search engines out (password, preview mode, X-Robots-Tag).',
    async run(run) {
      const { status, body } = await run.get('/robots.txt');
      const isSame = status === 200 && body.equals(run.built.read('/robots.txt'));
      const home = await run.get('/');
      const tag = String(home.headers['x-robots-tag'] ?? '');
      const line = body
        .toString()
        .split('\n')
        .find((text) => /^disallow:\s*\S/i.test(text));
      return [
        ...(isSame ? [] : [`/robots.txt is not that of the build: ${line ?? `status ${status}`}`]),
        ...(/noindex|none/i.test(tag) ? [`the header X-Robots-Tag of / is ${tag}`] : []),
      ];
    },
  },
  {
    id: 'pages',
    promise: 'Every page of the sitemap and of the build answers.',
    after: ['address'],
    fix: 'Publish dist/ completely: deletions and uploads that were interrupted leave pages out.',
    async run(run) {
      const bad = (await livePages(run)).filter((page) => !isGood(page));
      return bad.map(
        ({ path, status, contentType }) =>
          `${path} answers with status ${status} (${contentType || 'no type'})`,
      );
    },
  },
  {
    id: 'page-content',
    promise: 'Every page is that of the build.',
    after: ['address', 'build', 'pages'],
    fix: 'Publish dist/ again. If that does not help, the host rewrites pages: switch off what changes HTML (see docs/hosting.md), and empty its cache.',
    async run(run) {
      const different: string[] = [];
      for (const page of await livePages(run)) {
        const isKnown = run.built.pages.includes(page.path);
        if (isKnown && !(await isBuilt(run, page))) different.push(page.path);
      }
      return different.length > 0 ? [`not as in dist/: ${listed(different)}`] : [];
    },
  },
  {
    id: 'links',
    promise: 'Every file, picture and address that a page refers to answers.',
    after: ['address'],
    fix: 'Publish dist/assets and dist/media completely, and do not delete older files of them for a month.',
    async run(run) {
      const pages = new Set((await livePages(run)).map(({ path }) => path));
      const missing: string[] = [];
      for (const [address, page] of await referredAddresses(run)) {
        if (pages.has(decodeURI(address))) continue;
        const isScript = address.endsWith('.js');
        const { status } = isScript
          ? await run.get(address)
          : await run.client.ask(run.origin + address, { method: 'HEAD' });
        if (status >= 400) missing.push(`${page} refers to ${address}, which answers with status ${status}`);
      }
      const scripts = (await liveScripts(run)).filter(
        ({ status, path }) => status >= 400 && !missing.some((text) => text.includes(path)),
      );
      return [
        ...missing,
        ...scripts.map(({ path, status }) => `a script loads ${path}, which answers with status ${status}`),
      ];
    },
  },
];
