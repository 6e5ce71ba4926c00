import { fileDiagnostic } from '../report/diagnostic.ts';
import { nearest } from '../report/wording.ts';
import { isObject } from '../schema/schema-walk.ts';
import type { CompileInput, Diagnostic, MediaFile } from '../types.ts';
import { type ParsedFile, parseFile } from './json-file.ts';
import { isPlainRoute, NOT_FOUND, PAGES, parentOf, routeOfFile, slug } from './routes.ts';
import type { SourceFile } from './source-file.ts';

/** A page as a file: its route is known even when the rest cannot be read. */
export interface PageFile {
  route: string;
  parsed: ParsedFile;
}

/** The content folder in order: what stands where, before anything is resolved. */
export interface Project {
  input: CompileInput;
  site: ParsedFile | null;
  /** By route, in alphabetical order. */
  pages: Map<string, PageFile>;
  /** Pages directly under a route, as menus and cards list them. */
  children: Map<string, PageFile[]>;
  /** By folder of content/ and id. */
  records: Map<string, Map<string, ParsedFile>>;
  media: Map<string, MediaFile>;
  redirectsFile: ParsedFile | null;
  houseStyle: ParsedFile | null;
  publishedFile: ParsedFile | null;
  storageFile: ParsedFile | null;
  /** Old address → where it leads, as written. */
  redirects: Map<string, string>;
  problems: Diagnostic[];
}

/** Files of which there is one, by what they are in the project. */
const SINGLE = {
  site: 'content/site.json',
  redirectsFile: 'content/redirects.json',
  houseStyle: 'content/house-style.json',
  publishedFile: 'content/published.json',
  storageFile: 'content/storage.json',
} as const;

type Single = keyof typeof SINGLE;

/** Pages that every site must have: where visitors come in, and where they land on an unknown address. */
const REQUIRED_PAGES = [
  ['/', `${PAGES}index.json`],
  [NOT_FOUND, `${PAGES}404.json`],
] as const;

function field(page: PageFile, name: string): unknown {
  return isObject(page.parsed.value) ? page.parsed.value[name] : undefined;
}

/** Smallest `order` first, pages without one after them, then by title. */
function inListOrder(a: PageFile, b: PageFile): number {
  const order = (page: PageFile) => {
    const value = field(page, 'order');
    return typeof value === 'number' ? value : Number.MAX_VALUE;
  };
  const title = (page: PageFile) => String(field(page, 'title') ?? page.route);
  return order(a) - order(b) || title(a).localeCompare(title(b), 'en') || (a.route < b.route ? -1 : 1);
}

function addPage(project: Project, source: SourceFile): void {
  const route = routeOfFile(source.path);
  const key = route.toLowerCase();
  const taken = [...[project.pages.get(key)], project.pages.get(route)].find(Boolean);
  if (taken) {
    const other = taken.parsed.source.path;
    const message = `This file and ${other} are both the page ${key}.`;
    project.problems.push(
      fileDiagnostic(source.path, 'duplicate-route', message, 'Rename or delete one of them.'),
    );
    return;
  }
  if (!isPlainRoute(route)) {
    const message = `The address ${route} has characters that are hard to type and share.`;
    const hint = `Name the file ${PAGES}${slug(route).replace(/^\//, '')}.json: small letters, digits and single hyphens.`;
    project.problems.push(fileDiagnostic(source.path, 'bad-route', message, hint));
  }
  project.pages.set(key, { route: key, parsed: parseFile(source) });
}

function addStray(project: Project, path: string, folders: string[]): void {
  const folder = path.split('/')[1] ?? '';
  const single = Object.values(SINGLE);
  const names = single.map((file) => file.slice('content/'.length));
  const near = nearest(folder, ['pages', ...folders, ...names]);
  const question = near && near !== folder ? `Did you mean content/${near}?  ` : '';
  const places = ['content/pages/', ...folders.map((name) => `content/${name}/<id>.json`)].join(', ');
  const message = 'Nothing reads this file.';
  const hint = `${question}Files are read from ${single.join(', ')}, ${places} and content/media/.`;
  project.problems.push(fileDiagnostic(path, 'unknown-file', message, hint));
}

function byPath(a: SourceFile, b: SourceFile): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}

function listChildren(project: Project): void {
  for (const page of project.pages.values()) {
    if (page.route === '/' || page.route === NOT_FOUND) continue;
    const parent = parentOf(page.route);
    const sisters = project.children.get(parent);
    if (sisters) sisters.push(page);
    else project.children.set(parent, [page]);
  }
  for (const sisters of project.children.values()) sisters.sort(inListOrder);
}

/** The redirects as written: old address → where it leads. */
function readRedirects(file: ParsedFile | null): Map<string, string> {
  const entries = isObject(file?.value) ? Object.entries(file.value) : [];
  return new Map(
    entries.filter(
      (entry): entry is [string, string] => entry[0] !== '$schema' && typeof entry[1] === 'string',
    ),
  );
}

/** Sorts the files into site, pages and records, and notes what fits nowhere. */
export function readProject(input: CompileInput): Project {
  const folders = Object.keys(input.schemas.records);
  const project: Project = {
    input,
    site: null,
    pages: new Map(),
    children: new Map(),
    records: new Map(folders.map((folder) => [folder, new Map()])),
    media: new Map(input.media.map((file) => [file.name, file])),
    redirectsFile: null,
    houseStyle: null,
    publishedFile: null,
    storageFile: null,
    redirects: new Map(),
    problems: [],
  };
  for (const source of [...input.files].sort(byPath)) {
    const [, folder = '', ...rest] = source.path.split('/');
    const records = project.records.get(folder);
    const id = rest.join('/').replace(/\.json$/, '');
    const single = (Object.keys(SINGLE) as Single[]).find((name) => SINGLE[name] === source.path);
    if (single) project[single] = parseFile(source);
    else if (source.path.startsWith(PAGES) && source.path.endsWith('.json')) addPage(project, source);
    else if (records && rest.length === 1 && source.path.endsWith('.json'))
      records.set(id, parseFile(source));
    else addStray(project, source.path, folders);
  }
  if (!project.site) {
    const message = `There is no ${SINGLE.site}.`;
    project.problems.push(
      fileDiagnostic(
        SINGLE.site,
        'missing-site',
        message,
        'It holds the name, navigation and footer; schemas/site.schema.json says how.',
      ),
    );
  }
  for (const [route, file] of REQUIRED_PAGES) {
    if (project.pages.has(route)) continue;
    const hint = `Write one, for example with: npm run new page ${route}`;
    project.problems.push(fileDiagnostic(file, 'missing-page', `There is no ${file}.`, hint));
  }
  project.redirects = readRedirects(project.redirectsFile);
  listChildren(project);
  return project;
}
