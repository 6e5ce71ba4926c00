import type { Diagnostic, PageData } from '../../src/content/types.ts';
import type { Site } from '../../src/generated/content-types.ts';
import { compileProject } from '../lib/load-content.ts';

/** The content as the dev server shows it: the newest that can be shown, and what is wrong with the files now. */
export interface ContentStore {
  /** Compiles anew. What cannot be shown any more keeps its last good form. */
  refresh(): void;
  site(): Site;
  page(path: string): PageData | undefined;
  pages(): PageData[];
  errors(): Diagnostic[];
}

/** Opens the project's content. Throws when there is no site.json to start from. */
export function openContent(root: string): ContentStore {
  let site: Site | null = null;
  let pages = new Map<string, PageData>();
  let errors: Diagnostic[] = [];

  const store: ContentStore = {
    refresh() {
      const compiled = compileProject(root);
      errors = compiled.diagnostics.filter(({ severity }) => severity === 'error');
      site = compiled.site ?? site;
      const fresh = new Map(compiled.pages.map((page) => [page.path, page]));
      const broken = new Set(errors.map(({ file }) => file));
      for (const [path, page] of pages) if (broken.has(page.file)) fresh.set(path, page);
      pages = fresh;
    },
    site() {
      if (!site) throw new Error('content/site.json cannot be used yet.');
      return site;
    },
    page: (path) => pages.get(path),
    pages: () => [...pages.values()],
    errors: () => errors,
  };
  store.refresh();
  return store;
}
