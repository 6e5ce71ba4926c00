import { labelFor } from '../../../compiler/report/labels.ts';
import { FORMS } from '../../../compiler/schema/collections.ts';
import { usableExamples } from '../../../compiler/schema/examples.ts';
import { type DocumentKind, documentKinds, kindOfFile } from '../../../compiler/source/document-kinds.ts';
import { parseFile } from '../../../compiler/source/json-file.ts';
import { NOT_FOUND, PAGES, parentOf, routeOfFile } from '../../../compiler/source/routes.ts';
import { SINGLETONS } from '../../../compiler/source/singletons.ts';
import type { CompileInput } from '../../../compiler/types.ts';
import type { ContentContext } from '../../server/endpoint.ts';
import { anchorsIn } from '../anchors.ts';
import { titleOf } from '../document-name.ts';
import type { Choice, Choices, DocumentEntry, KindEntry, PageEntry, StudioSite } from '../protocol.ts';

interface ParsedPage {
  file: string;
  route: string;
  title: string;
  value: unknown;
}

/** The fragment of the studio's URL for a file. */
export function addressOf(file: string): string {
  return file.startsWith(PAGES) ? routeOfFile(file) : file.slice('content/'.length, -'.json'.length);
}

function kindEntry({ id, schema, path }: DocumentKind): KindEntry {
  const { title = id, description = '' } = schema;
  const isFolder = path.endsWith('/');
  // A form also has a schema and a table, and another dialog creates pages.
  const isRecord = isFolder && path !== PAGES && id !== FORMS;
  return {
    id,
    label: labelFor(isFolder ? id : title),
    description,
    ...(isRecord && { record: labelFor(title).toLowerCase() }),
  };
}

/** Lists the files of every kind besides pages. */
function otherDocuments({ files, schemas }: CompileInput): Omit<DocumentEntry, 'errors'>[] {
  return files.flatMap((source) => {
    const kind = source.path.startsWith(PAGES) ? undefined : kindOfFile(source.path, schemas);
    if (!kind) return [];
    const address = addressOf(source.path);
    const label = labelFor(kind.schema.title ?? kind.id);
    const isOnly = kind.path === source.path;
    const title = isOnly
      ? label
      : titleOf(parseFile(source).value, labelFor(address.split('/').at(-1) ?? ''));
    return [{ file: source.path, kind: kind.id, address, title }];
  });
}

function parsePages({ files }: CompileInput): ParsedPage[] {
  return files
    .filter(({ path }) => path.startsWith(PAGES) && path.endsWith('.json'))
    .map((source): ParsedPage => {
      const route = routeOfFile(source.path);
      const { value } = parseFile(source);
      return { file: source.path, route, title: titleOf(value, route), value };
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

function recordChoices({ files, schemas }: CompileInput): Record<string, Choice[]> {
  const folders = Object.keys(schemas.records).map((folder): [string, Choice[]] => {
    const start = `content/${folder}/`;
    const records = files.filter(({ path }) => path.startsWith(start) && path.endsWith('.json'));
    const choices = records.map((source): Choice => {
      const id = source.path.slice(start.length, -'.json'.length);
      return { value: id, label: titleOf(parseFile(source).value, id) };
    });
    return [folder, choices];
  });
  return Object.fromEntries(folders);
}

function anchorChoices({ files, schemas }: CompileInput, pages: ParsedPage[]): Choices['anchors'] {
  const anchors = pages.map(({ route, value }): [string, string[]] => [
    route,
    anchorsIn(value, schemas.page, schemas),
  ]);
  const site = files.find(({ path }) => path === SINGLETONS.site.file);
  if (site) anchors.push(['', anchorsIn(parseFile(site).value, schemas.site, schemas)]);
  return Object.fromEntries(anchors);
}

function sectionChoices(pages: ParsedPage[]): Choice[] {
  const parents = new Set(pages.filter(({ route }) => route !== '/').map(({ route }) => parentOf(route)));
  return [...parents].sort().map((parent) => {
    const title = pages.find(({ route }) => route === parent)?.title ?? parent;
    return { value: parent === '/' ? '/*' : `${parent}/*`, label: `All pages below ${title}` };
  });
}

/** Collects what the studio needs to know about the site besides the page that is open. */
export function studioSite({ store }: ContentContext): StudioSite {
  store.refresh();
  const input = store.input();
  const errors = store.errors();
  const pages = parsePages(input);
  const errorsIn = (file: string) => errors.filter((error) => error.file === file).length;
  const pageEntries = pages.map(({ file, route, title }): PageEntry => {
    return { file, kind: 'pages', address: route, route, title, errors: errorsIn(file) };
  });
  const others = otherDocuments(input).map((entry) => ({ ...entry, errors: errorsIn(entry.file) }));
  const linkable = pages.filter(({ route }) => route !== NOT_FOUND);
  return {
    kinds: documentKinds(input.schemas).map(kindEntry),
    documents: [...pageEntries, ...others],
    pages: pageEntries,
    schemas: input.schemas,
    choices: {
      pages: linkable.map(({ route, title }) => ({ value: route, label: title })),
      anchors: anchorChoices(input, linkable),
      sections: sectionChoices(linkable),
      media: input.media.map(({ name, src }) => ({ name, src })),
      records: recordChoices(input),
    },
    examples: usableExamples(input),
  };
}
