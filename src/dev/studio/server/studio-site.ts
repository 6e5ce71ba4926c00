import {
  type DocumentKind,
  documentKinds,
  kindOfFile,
  NOT_FOUND,
  PAGES,
  parseFile,
  readLanguages,
  readPageLanguage,
  routeOfFile,
  routeOfRecord,
  SINGLETONS,
  siteLanguage,
  templateCollection,
  translatedFile,
  translationOf,
} from '@json-site/compiler/documents';
import { usableExamples } from '@json-site/compiler/load-schemas';
import type { Reference } from '@json-site/compiler/project';
import type { TargetKind } from '@json-site/compiler/schema';
import { FORMS, recordIds, TARGET_KINDS, TARGETS } from '@json-site/compiler/schema';
import type { CompileInput } from '@json-site/compiler/types';
import { labelFor, listed } from '@json-site/compiler/words';
import type { ContentContext } from '@json-site/dev/server';
import { documentName, templateName, titleOf } from '@json-site/dev/shared';
import { isObject } from '@json-site/values/objects';
import { anchorsIn } from '../anchors.ts';
import { withoutPictures } from '../form/pictures/picture-schema.ts';
import type { Choice, Choices, DocumentEntry, DocumentPlace, KindEntry, StudioSite } from '../protocol.ts';
import { listsInOrder } from './documents/lists-in-order.ts';

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

function parsedSite({ files }: CompileInput) {
  const source = files.find(({ path }) => path === SINGLETONS.site.file);
  return source ? parseFile(source) : null;
}

type UncountedEntry = Omit<DocumentEntry, 'errors' | 'warnings'>;

/** Lists each document with its translations, also those that nobody has begun. */
function inEachLanguage(entries: UncountedEntry[], input: CompileInput): UncountedEntry[] {
  const languages = readLanguages(parsedSite(input));
  const folders = Object.keys(input.schemas.records);
  const paths = new Set(input.files.map(({ path }) => path));
  return entries.flatMap((entry) => {
    const fileIn = (tag: string) => entry.file.replace(/json$/, `${tag}.json`);
    if (!languages.some(({ tag }) => translationOf(fileIn(tag), folders))) return [entry];
    return languages.map(({ tag, name: language, folder }) => {
      if (folder === undefined) return { ...entry, language, lang: tag };
      const file = fileIn(tag);
      const title = `${entry.title} (${language})`;
      const own = { lang: tag, file, title, address: addressOf(file), isMissing: !paths.has(file) };
      return { ...entry, ...own, language, translates: entry.file };
    });
  });
}

/** Lists the files of every kind besides pages. */
function otherDocuments(input: CompileInput, places: ReadonlyMap<string, DocumentPlace>): UncountedEntry[] {
  const lang = siteLanguage(parsedSite(input));
  const documents = input.files.flatMap((source): UncountedEntry[] => {
    const isOther = !source.path.startsWith(PAGES) && !translatedFile(source.path);
    const kind = isOther ? kindOfFile(source.path, input.schemas) : undefined;
    if (!kind) return [];
    const address = addressOf(source.path);
    const label = labelFor(kind.schema.title ?? kind.id);
    const isOnly = kind.path === source.path;
    const title = isOnly
      ? label
      : titleOf(parseFile(source).value, labelFor(address.split('/').at(-1) ?? ''));
    const place = places.get(source.path);
    return [
      { file: source.path, kind: kind.id, address, title, lang, isDraft: false, ...(place && { place }) },
    ];
  });
  return inEachLanguage(documents, input);
}

/** The place of each document of the lists that an editor can order, by its file. */
const placesIn = (input: CompileInput): Map<string, DocumentPlace> =>
  new Map(
    [...listsInOrder(input)].flatMap(([list, { files, property }]) =>
      files.map((file, index): [string, DocumentPlace] => [file, { list, index, property }]),
    ),
  );

function parsePages({ files }: CompileInput): ParsedPage[] {
  return files
    .filter(({ path }) => path.startsWith(PAGES) && path.endsWith('.json'))
    .map((source): ParsedPage => {
      const route = routeOfFile(source.path);
      const { value } = parseFile(source);
      const collection = templateCollection(source.path);
      const title = collection === undefined ? titleOf(value, route) : templateName(collection);
      return { file: source.path, route, title, value };
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

function recordChoices(input: CompileInput): Record<string, Choice[]> {
  const byPath = new Map(input.files.map((source) => [source.path, source]));
  const choicesOf = (folder: string) =>
    recordIds(input, folder).map((id): Choice => {
      const source = byPath.get(`content/${folder}/${id}.json`);
      return { value: id, label: titleOf(source && parseFile(source).value, id) };
    });
  return Object.fromEntries(Object.keys(input.schemas.records).map((folder) => [folder, choicesOf(folder)]));
}

function anchorChoices(input: CompileInput, pages: ParsedPage[]): Choices['anchors'] {
  const { schemas } = input;
  const anchors = pages.map(({ route, value }): [string, string[]] => [
    route,
    anchorsIn(value, schemas.page, schemas),
  ]);
  const site = parsedSite(input);
  if (site) anchors.push(['', anchorsIn(site.value, schemas.site, schemas)]);
  return Object.fromEntries(anchors);
}

/** Says which documents use each file, by its name. */
export function fileUses(references: readonly Reference[]): ReadonlyMap<string, string> {
  const uses = new Map<string, Set<string>>();
  for (const { kind, to, source } of references) {
    if (kind !== 'media') continue;
    uses.set(to, (uses.get(to) ?? new Set()).add(documentName(source.path, parseFile(source).value)));
  }
  return new Map([...uses].map(([name, documents]) => [name, listed([...documents], 1)]));
}

/** Lists what a text can name. A page and a section have the title of the page as their label. */
function nameChoices(
  input: CompileInput,
  pages: ParsedPage[],
  records: Choices['records'],
  uses: ReadonlyMap<string, string>,
): Choices['names'] {
  const titles = new Map([
    ...pages.map(({ route, title }) => [route, title] as const),
    ...pages.flatMap(({ file }) => {
      const choices = records[templateCollection(file) ?? ''] ?? [];
      return choices.map(({ value, label }) => [routeOfRecord(file, value), label] as const);
    }),
  ]);
  const kinds = TARGET_KINDS.filter((kind) => !['link', 'icon', 'record'].includes(kind));
  const choicesOf = (kind: TargetKind) =>
    TARGETS[kind].names(input, {}).map((value): Choice => ({ value, label: titles.get(value) ?? '' }));
  const section = choicesOf('section').map(({ value }): Choice => {
    const parent = value.replace(/\/\*$/, '') || '/';
    return { value, label: `All pages below ${titles.get(parent) ?? parent}` };
  });
  // A field that needs a font offers more files than pictures.
  const file = input.media.map(({ name, src }): Choice => {
    const use = uses.get(name);
    return { value: name, label: use ? `Used in ${use}` : 'Not used', src, isUnused: use === undefined };
  });
  return { ...Object.fromEntries(kinds.map((kind) => [kind, choicesOf(kind)])), section, file };
}

/** Collects what the studio needs to know about the site besides the page that is open. */
export function studioSite({ store, editor }: ContentContext): StudioSite {
  store.refresh();
  const input = store.input();
  const diagnostics = store.diagnostics();
  const pages = parsePages(input);
  const site = parsedSite(input);
  const languages = readLanguages(site);
  const language = siteLanguage(site);
  const counts = (file: string) => {
    const inFile = diagnostics.filter((one) => one.file === file);
    const errors = inFile.filter(({ severity }) => severity === 'error').length;
    return { errors, warnings: inFile.length - errors };
  };
  const places = placesIn(input);
  const pageEntries = pages.map(({ file, route, title, value }): UncountedEntry => {
    const isDraft = isObject(value) && value['draft'] === true;
    const lang = readPageLanguage(route, value, { language, languages });
    const date = isObject(value) && typeof value['date'] === 'string' ? value['date'] : undefined;
    const place = places.get(file);
    return {
      file,
      kind: 'pages',
      address: route,
      title,
      lang,
      isDraft,
      ...(date !== undefined && { date }),
      ...(place && { place }),
    };
  });
  const documents = [...pageEntries, ...otherDocuments(input, places)];
  const linkable = pages.filter(({ route }) => route !== NOT_FOUND);
  const records = recordChoices(input);
  return {
    kinds: documentKinds(input.schemas).map(kindEntry),
    documents: documents.map((entry) => ({ ...entry, ...counts(entry.file) })),
    schemas: input.schemas,
    choices: {
      names: nameChoices(input, linkable, records, fileUses(store.references())),
      anchors: anchorChoices(input, linkable),
      records,
    },
    examples: Object.fromEntries(
      Object.entries(usableExamples(input)).map(([type, examples]) => [
        type,
        examples.map((example) => withoutPictures(example, input.schemas.blocks[type] ?? {}, input.schemas)),
      ]),
    ),
    editor,
  };
}
