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

/** What integrations with a version have returned for a page, by name and version. An empty list is no entry. */
export type KnownEntries = Record<string, [entry?: unknown]>;

const keyOf = ({ name, version }: Integration) => `${name} ${version}`;

/** Calls the hooks of integrations for the pages of one build. */
export interface HookRun {
  /**
   * Calls the hook of each integration, except of those whose entry is known. `html` reads the document, which a page
   * that did not change has in dist/. Returns the entries that the next build may know.
   */
  pageRendered(page: PageData, html: () => string, known?: KnownEntries): Promise<KnownEntries>;
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
    async pageRendered({ path, title, description, language = site.language }, html, known = {}) {
      let page: RenderedPage | undefined;
      const read = (): RenderedPage => {
        const text = html();
        return { path, title, description, language, html: text, ...partsOf(text) };
      };
      const found: KnownEntries = {};
      for (const one of integrations) {
        let [entry] = known[keyOf(one)] ?? [];
        if (one.version === undefined || !known[keyOf(one)]) {
          const rendered = page ?? read();
          page = rendered;
          entry = await call(one, `pageRendered of ${path}`, () => one.pageRendered?.(rendered));
        }
        if (one.version !== undefined) found[keyOf(one)] = entry === undefined ? [] : [entry];
        if (entry !== undefined) entries.get(one)?.set(path, entry);
      }
      return found;
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
