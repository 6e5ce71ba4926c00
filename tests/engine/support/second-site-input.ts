import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { loadContent, readFormSchemas } from '../../../scripts/content/load-content.ts';
import { readMedia } from '../../../scripts/content/media/media.ts';
import { filesBelow, readSource } from '../../../scripts/content/read-files.ts';
import { ROOT, SITE } from '../../../scripts/root.ts';
import type { SchemaSources } from '../../../src/compiler/schema/checks/schema-sources.ts';
import { collectionsIn, FORMS } from '../../../src/compiler/schema/collections.ts';
import { PAGES, routeOfFile, templateCollection } from '../../../src/compiler/source/routes.ts';
import type { CompileInput } from '../../../src/compiler/types.ts';
import type { SourceFile } from '../../../src/values/source-file.ts';

const FIXTURE = path.join(ROOT, 'tests/fixtures/second-site');
const HEADER = { type: 'page-header' };

interface PageFile {
  blocks: { type: string }[];
}

const own = loadContent(SITE);
const { blocks, records } = own.schemas;

const jsonFile = (file: string, value: unknown): SourceFile => ({
  path: file,
  text: JSON.stringify(value, null, 2),
});

/** Whether the project has the collections that a block lists. */
function listsKnownRecords(block: { type: string }): boolean {
  return Object.entries(blocks[block.type]?.properties ?? {})
    .filter(([, { means }]) => means === 'records')
    .every(([name, { properties = {} }]) =>
      Object.keys(Object(Reflect.get(block, name))).every((collection) =>
        Object.hasOwn(properties, collection),
      ),
    );
}

/** Leaves out the blocks that only the second site has: this process renders the blocks of the project. */
function withKnownBlocks(file: SourceFile): SourceFile {
  const page = JSON.parse(file.text) as PageFile;
  const known = page.blocks.filter((block) => blocks[block.type] && listsKnownRecords(block));
  if (known.length === page.blocks.length) return file;
  const hasHeading = known.some(({ type }) => blocks[type]?.givesMainHeading);
  return jsonFile(file.path, { ...page, blocks: hasHeading ? known : [HEADER, ...known] });
}

/** Adds the labels that the project's blocks and collections have, and the second site's do not. */
function withLabels(file: SourceFile): SourceFile {
  const site = JSON.parse(file.text) as { labels: object };
  const needed = own.schemas.site.properties?.['labels']?.required ?? [];
  const labels = Object.fromEntries(needed.map((name) => [name, 'Label']));
  return jsonFile(file.path, { ...site, labels: { ...labels, ...site.labels } });
}

/**
 * Leaves out what names pages of records that the project does not have: lists of them, and that they are published.
 */
function withoutPagesOfRecords(files: readonly SourceFile[]): SourceFile[] {
  const routes = files.filter(({ path }) => path.startsWith(PAGES)).map(({ path }) => routeOfFile(path));
  return files.map((file) => {
    const value = JSON.parse(file.text) as { routes?: string[]; blocks?: { pages?: unknown }[] };
    const hasPages = ({ pages }: { pages?: unknown }) =>
      typeof pages !== 'string' || routes.some((route) => route.startsWith(pages.replace('*', '')));
    const changed = {
      ...value,
      ...(value.routes && { routes: value.routes.filter((route) => routes.includes(route)) }),
      ...(value.blocks && { blocks: value.blocks.filter(hasPages) }),
    };
    return isDeepStrictEqual(changed, value) ? file : jsonFile(file.path, changed);
  });
}

/** The files of the second site, except records of its own collections and their pages. */
function secondSiteFiles(): SourceFile[] {
  const files = filesBelow(FIXTURE, 'content')
    .filter((file) => file.endsWith('.json'))
    .filter((file) => {
      const [, folder = '', ...below] = file.split('/');
      const collection = templateCollection(file) ?? folder;
      return below.length === 0 || collection === 'pages' || records[collection];
    })
    .map((file) => readSource(FIXTURE, file));
  return withoutPagesOfRecords(files)
    .map((file) => (file.path.startsWith('content/pages/') ? withKnownBlocks(file) : file))
    .map((file) => (file.path === 'content/site.json' ? withLabels(file) : file));
}

/** Writes the texts and addresses of an example differently: unchanged ones are errors. */
function rewritten(example: unknown): object {
  return JSON.parse(JSON.stringify(example), (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    return value.startsWith('https://example.')
      ? `${value}/own`
      : value.includes(' ')
        ? value.toLowerCase()
        : value;
  }) as object;
}

/** A record of each of the project's collections, and a page for each of its blocks that shows records. */
function filesWithRecords(): SourceFile[] {
  const ofRecords = Object.entries(blocks).filter(([, schema]) =>
    [...collectionsIn(schema)].some((collection) => collection !== FORMS),
  );
  return [
    ...Object.entries(records)
      .filter(([type]) => type !== FORMS)
      .map(([type, { examples = [] }]) => jsonFile(`content/${type}/example.json`, examples[0])),
    ...ofRecords.map(([type, { examples = [], givesMainHeading }]) =>
      jsonFile(`content/pages/${type}.json`, {
        title: `Example of ${type}`,
        description: `A page of the tests that shows an example of the block ${type} and nothing else.`,
        blocks: [...(givesMainHeading ? [] : [HEADER]), { type, ...rewritten(examples[0]) }],
      }),
    ),
  ];
}

/** The content and the forms of the second site, with the schemas and blocks of the project. */
export function secondSiteInput(): CompileInput & { schemaSources: SchemaSources } {
  const { icons, schemas, schemaSources } = own;
  if (!schemaSources) throw new Error('The project has no schemas.');
  return {
    icons,
    schemas,
    schemaSources,
    schemaDiagnostics: own.schemaDiagnostics ?? [],
    files: [...secondSiteFiles(), ...filesWithRecords()],
    media: readMedia(FIXTURE).files,
    formSchemas: readFormSchemas(FIXTURE),
  };
}
