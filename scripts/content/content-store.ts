import { SINGLETONS } from '@json-site/compiler/documents';
import type { Reference } from '@json-site/compiler/project';
import { type CompileMemory, createMemory } from '@json-site/compiler/project';
import type { Compiled, CompileInput, Diagnostic, PageData } from '@json-site/compiler/types';
import { compile } from '@json-site/core/compile';
import type { Site, Theme } from '@json-site/model/content-types';
import type { SourceFile } from '@json-site/values/source-file';
import { loadContent } from './load-content.ts';
import { type PartFiles, partFiles } from './site-parts.ts';

/** The content that the code of every page imports, as virtual modules. */
export interface SharedContent {
  site: Site;
  /** The site in each further language, by language tag. */
  sites: Compiled['sites'];
  theme: Theme;
  /** Names of the icons that the content shows. */
  icons: string[];
  /** The files of the parts of pages that the site replaces or adds. */
  parts: PartFiles;
}

/** The content in development: the last valid state of each page, and the diagnostics of the current files. */
export interface ContentStore {
  /** Compiles the content again if a file has changed. A page with errors keeps its last valid version. */
  refresh(): void;
  /** Records why nothing can be compiled, until the next successful refresh. */
  stop(reason: string): void;
  stoppedBy(): string | undefined;
  site(): Site;
  /** The site in each further language, by language tag. */
  sites(): Compiled['sites'];
  /** Where the blocks of these sites are written. */
  sharedOrigins(): Compiled['sharedOrigins'];
  theme(): Theme;
  page(path: string): PageData | undefined;
  pages(): PageData[];
  /** The content for virtual modules, with all icons: the next edit may name any of them. */
  shared(): SharedContent;
  /** Sets the diagnostics of the forms' tables, which are compared outside the compiler. */
  setTableDiagnostics(list: Diagnostic[]): void;
  /** The diagnostics of all files, warnings included. */
  diagnostics(): Diagnostic[];
  errors(): Diagnostic[];
  /** Every link, media file and record that the content uses. */
  references(): readonly Reference[];
  /** The current input of the compiler. */
  input(): CompileInput;
  /** The memory of the compiler, so that a change resolves only the pages that it concerns. */
  memory: CompileMemory;
  /** The current text of a file of content/. */
  source(file: string): SourceFile | undefined;
}

const SITE = SINGLETONS.site.file;

const hasSameItems = (a: readonly unknown[] = [], b: readonly unknown[] = []) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

const isSameMedia = (a: CompileInput, b: CompileInput) => JSON.stringify(a.media) === JSON.stringify(b.media);

/** Returns true when no file has changed: `loadContent` returns the same objects for unchanged files. */
function isSameInput(a: CompileInput, b: CompileInput): boolean {
  return (
    a.schemas === b.schemas &&
    a.schemaSources === b.schemaSources &&
    hasSameItems(a.files, b.files) &&
    hasSameItems(Object.values(a.formSchemas ?? {}), Object.values(b.formSchemas ?? {})) &&
    hasSameItems(a.siteRules, b.siteRules) &&
    hasSameItems(a.migrations, b.migrations) &&
    isSameMedia(a, b)
  );
}

/** Opens the project's content. Throws if content/site.json or content/theme.json is missing. */
export function openContent(root: string): ContentStore {
  let site: Site | null = null;
  let sites: Compiled['sites'] = {};
  let sharedOrigins: Compiled['sharedOrigins'] = {};
  let theme: Theme | null = null;
  let pages = new Map<string, PageData>();
  let reasonToStop: string | undefined;
  let diagnostics: Diagnostic[] = [];
  let errors: Diagnostic[] = [];
  let ofTables: Diagnostic[] = [];
  let references: readonly Reference[] = [];
  let input = loadContent(root);
  const memory = createMemory();
  let sources = new Map<string, SourceFile>();

  const store: ContentStore = {
    refresh() {
      const loaded = loadContent(root);
      reasonToStop = undefined;
      if (site && isSameInput(input, loaded)) return;
      // The compiler resolves everything again for another list of media.
      input = isSameMedia(input, loaded) ? { ...loaded, media: input.media } : loaded;
      const compiled = compile(input, 'dev', memory);
      sources = new Map(input.files.map((file) => [file.path, file]));
      diagnostics = compiled.diagnostics;
      references = compiled.references;
      errors = diagnostics.filter(({ severity }) => severity === 'error');
      // Pages are not rendered by schemas with errors.
      if (site && input.schemaDiagnostics?.length) return;
      const broken = new Set(errors.map(({ file }) => file));
      if (!site || !broken.has(SITE)) sharedOrigins = { ...sharedOrigins, ...compiled.sharedOrigins };
      site = (broken.has(SITE) ? site : null) ?? compiled.site ?? site;
      // A translation with errors says the rest.
      sites = broken.has(SITE) ? sites : compiled.sites;
      // A theme with too little contrast is shown, so that its author can see and compare the colours.
      theme = compiled.theme ?? theme;
      const fresh = new Map(compiled.pages.map((page) => [page.path, page]));
      for (const [path, page] of pages) if (broken.has(page.file)) fresh.set(path, page);
      pages = fresh;
    },
    stop: (reason) => {
      reasonToStop = reason;
    },
    stoppedBy: () => reasonToStop,
    site() {
      if (!site) throw new Error('content/site.json cannot be used yet.');
      return site;
    },
    sites: () => sites,
    sharedOrigins: () => sharedOrigins,
    theme() {
      if (!theme) throw new Error('content/theme.json cannot be used yet.');
      return theme;
    },
    page: (path) => pages.get(path),
    pages: () => [...pages.values()],
    shared: () => ({
      site: store.site(),
      sites,
      theme: store.theme(),
      icons: Object.keys(input.icons),
      parts: partFiles(root, input),
    }),
    setTableDiagnostics: (list) => {
      ofTables = list;
    },
    diagnostics: () => [...diagnostics, ...ofTables],
    errors: () => [...errors, ...ofTables],
    references: () => references,
    input: () => input,
    memory,
    source: (file) => sources.get(file),
  };
  store.refresh();
  return store;
}
