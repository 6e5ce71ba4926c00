import type { PageData } from '@json-site/compiler/types';
import { UserError } from '@json-site/content/files';
import type { Site } from '@json-site/model/content-types';
import { reasonOf } from '../pages/page-failure.ts';
import { type AddedFiles, type Integration, type RenderedPage, usedBy } from './integration.ts';

/** Servers send nothing at a path that begins with `_`, and know files by the full stop in their names. */
const FILE_PATH = /^(?!_)(?:[\w-][\w.-]*\/)*[\w-][\w-]*(?:\.[\w-]+)+$/;
const COMPRESSED = /\.(?:br|gz)$/;

/** Why a file cannot be added to the site. Undefined for one that can be. */
function faultOf(file: string, content: unknown, isTaken: (file: string) => boolean): string | undefined {
  if (!FILE_PATH.test(file) || COMPRESSED.test(file))
    return 'is no path of a file: use letters, digits, "-", "_" and ".", as in "search/index.json"';
  if (isTaken(file)) return 'exists already';
  if (typeof content === 'string' || content instanceof Uint8Array) return undefined;
  return 'has no content: a text or bytes';
}

const NOINDEX = /<meta name="robots" content="[^"]*noindex/;

/** What the hooks need of a document, found once for all of them: reading it all as HTML takes twice as long. */
function partsOf(html: string): Pick<RenderedPage, 'main' | 'noindex'> {
  const start = html.indexOf('<main');
  const end = html.indexOf('</main>', start) + '</main>'.length;
  return { main: start < 0 ? '' : html.slice(start, end), noindex: NOINDEX.test(html) };
}

/** Calls the hooks of integrations for the pages of one build. */
export interface HookRun {
  pageRendered(page: PageData, html: string): Promise<void>;
  /** Returns the files to add. `isTaken` says whether the site has a file already. */
  beforeCompression(pages: readonly PageData[], isTaken: (file: string) => boolean): Promise<AddedFiles>;
}

/**
 * Begins to call the hooks of the integrations that the site uses. An error of a hook names the integration, the hook
 * and the page.
 */
export function startHooks(
  all: readonly Integration[],
  site: Site,
  sites: Readonly<Record<string, Site>> = {},
): HookRun {
  const integrations = usedBy(all, site);
  const entries = new Map(integrations.map((one) => [one, new Map<string, unknown>()]));

  async function call<Result>(
    { name }: Integration,
    hook: string,
    run: () => Result,
  ): Promise<Awaited<Result>> {
    try {
      return await run();
    } catch (error) {
      throw new UserError(`The integration "${name}" failed in ${hook}: ${reasonOf(error)}`);
    }
  }

  return {
    async pageRendered({ path, title, description, language = site.language }, html) {
      if (integrations.length === 0) return;
      const page: RenderedPage = { path, title, description, language, html, ...partsOf(html) };
      for (const one of integrations) {
        const entry = await call(one, `pageRendered of ${path}`, () => one.pageRendered?.(page));
        if (entry !== undefined) entries.get(one)?.set(path, entry);
      }
    },

    async beforeCompression(pages, isTaken) {
      const added: AddedFiles = {};
      for (const one of integrations) {
        const found = entries.get(one);
        const ofPages = pages.flatMap(({ path }) => (found?.has(path) ? [found.get(path)] : []));
        const files = await call(one, 'beforeCompression', () =>
          one.beforeCompression?.({ entries: ofPages, site, sites }),
        );
        for (const [file, content] of Object.entries(files ?? {})) {
          const fault = faultOf(file, content, (name) => Object.hasOwn(added, name) || isTaken(name));
          if (fault)
            throw new UserError(
              `The integration "${one.name}" cannot add the file "${file}" (beforeCompression): it ${fault}.`,
            );
          added[file] = content;
        }
      }
      return added;
    },
  };
}
