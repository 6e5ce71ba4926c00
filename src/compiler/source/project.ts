import type { CompileInput, Diagnostic, MediaFile } from '../types.ts';
import type { ParsedFile } from './json-file.ts';
import type { Redirects } from './redirects.ts';

/** A page as a file: its route is known even when the rest cannot be read. */
export interface PageFile {
  route: string;
  language: string;
  parsed: ParsedFile;
}

/** A page file whose name is a collection in brackets: each record of the collection becomes a page. */
export interface RecordTemplate {
  /** With the name of a property, "posts.tags", each value of the property becomes a page. */
  collection: string;
  /** The language of its pages. */
  language: string;
  parsed: ParsedFile;
}

/** A language of a site that has several. */
export interface Language {
  tag: string;
  /** In the language itself. */
  name: string;
  /** The folder of its pages: "cy" for /cy/about. The main language has none. */
  folder?: string;
}

/** The files besides pages that say something in the language of a page. */
export interface SpokenFiles {
  language: string;
  site: ParsedFile | null;
  formTextsFile: ParsedFile | null;
  storageFile: ParsedFile | null;
  /** By folder of content/ and id. */
  records: Map<string, Map<string, ParsedFile>>;
}

/** The files of the content folder by their roles, before anything is resolved. */
export interface Project extends SpokenFiles {
  input: CompileInput;
  /** In the order of site.json; none if the site has one language. */
  languages: readonly Language[];
  /** The files that differ in each further language, by its tag. */
  translated: Map<string, SpokenFiles>;
  /** By route, in alphabetical order. */
  pages: Map<string, PageFile>;
  templates: RecordTemplate[];
  /** Pages directly under a route, in the order of menus and cards. */
  children: Map<string, PageFile[]>;
  /** The pages that no build contains, by route. */
  drafts: Map<string, PageFile>;
  /** When the next page is published that is a draft only until then, in milliseconds since 1970. */
  nextDue?: number;
  /** By the composed form (NFC) of their names: computers differ in how they store é. */
  media: Map<string, MediaFile>;
  redirectsFile: ParsedFile | null;
  houseStyle: ParsedFile | null;
  publishedFile: ParsedFile | null;
  themeFile: ParsedFile | null;
  redirects: Redirects;
  diagnostics: Diagnostic[];
}

/** The project as pages in a language see it. */
export function projectIn(project: Project, language: string): Project {
  const translated = project.translated.get(language);
  return translated ? { ...project, ...translated } : project;
}
