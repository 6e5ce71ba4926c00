import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { ADDITION_FOLDERS, BLOCK_FOLDERS, ownerOf } from '@json-site/compiler/documents';
import type {
  ComponentFolder,
  ComponentModule,
  ModuleName,
  SchemaSources,
} from '@json-site/compiler/load-schemas';
import { WIDGET_DEFINITION, widgetFile } from '@json-site/compiler/load-schemas';
import { DOCUMENT_FILES, SCHEMA_ENDING } from '@json-site/compiler/schema';
import type { SourceFile } from '@json-site/values/source-file';
import { engineOf, folderOf, isCustomer } from './folders.ts';
import { cachedByFile, filesBelow, isHidden, namesIn, readSource } from './read-files.ts';
import { readMeanings } from './site-meanings.ts';

const BLOCK_SCHEMA = `block${SCHEMA_ENDING}`;

interface ParsedModule {
  source: SourceFile;
  exports: ModuleName[];
  imports: ModuleName[];
}

/** Reads the names that a module imports and exports. A module with a syntax error has none. */
const parseModule = cachedByFile((root, file): ParsedModule => {
  const source = readSource(root, file);
  const { module } = parseSync(file, source.text);
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name, start, end }, isType }): ModuleName[] =>
      isType || !name || start === null || end === null ? [] : [{ name, offset: start, length: end - start }],
    ),
  );
  const imports = module.staticImports.map(
    ({ moduleRequest: { value, start, end } }): ModuleName => ({
      name: value,
      offset: start,
      length: end - start,
    }),
  );
  return { source, exports, imports };
});

function readModule(root: string, file: string): ComponentModule {
  const { source, exports, imports } = parseModule(root, file);
  // TypeScript reports other modules that do not exist, but no style sheets.
  const isMissing = ({ name }: ModuleName) =>
    (name.startsWith('./') || (name.startsWith('.') && name.endsWith('.css'))) &&
    !existsSync(path.join(root, path.dirname(file), name));
  return { source, exports, missingImports: imports.filter(isMissing) };
}

function readComponent(root: string, folder: string): ComponentFolder {
  const files = filesBelow(root, folder);
  const modules = files.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file));
  return {
    folder,
    files: files.map((file) => file.slice(folder.length + 1)),
    modules: modules.map((file) => readModule(root, file)),
  };
}

interface NamedFolder {
  name: string;
  folder: string;
}

const byName = (a: NamedFolder, b: NamedFolder) => (a.name < b.name ? -1 : Number(a.name > b.name));

/** The folders in a folder. */
function foldersIn(root: string, folder: string): NamedFolder[] {
  const target = path.join(root, folder);
  if (!existsSync(target)) return [];
  return readdirSync(target, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => ({ name, folder: `${folder}/${name}` }))
    .sort(byName);
}

/** The folders of the blocks, in the order of their types: of the registry, and so of the style sheet. */
export function blockFolders(root: string): string[] {
  return Object.values(BLOCK_FOLDERS)
    .flatMap((folder) => foldersIn(folderOf(root, `${folder}/`), folder))
    .sort(byName)
    .map(({ folder }) => folder);
}

/** Lists the schemas of a folder in alphabetical order, by file name without the ending. None if there is no folder. */
export function schemaNames(root: string, folder: string): string[] {
  return namesIn(root, folder)
    .sort()
    .filter((name) => name.endsWith(SCHEMA_ENDING) && !isHidden(name))
    .map((name) => name.slice(0, -SCHEMA_ENDING.length));
}

/** The schemas of documents and collections, of the engine and of the site. The schema of any block is generated. */
function schemaFiles(root: string): string[] {
  const filesIn = (folder: string, owner: 'engine' | 'site') =>
    schemaNames(owner === 'engine' ? engineOf(root) : root, folder)
      .map((name) => `${folder}/${name}${SCHEMA_ENDING}`)
      .filter((file) => ownerOf(file) === owner);
  return ['schemas', 'schemas/records'].flatMap((folder) =>
    [...filesIn(folder, 'engine'), ...filesIn(folder, 'site')].sort(),
  );
}

/** Reads the parts of pages that a site replaces or adds. */
function readParts(root: string): ComponentModule[] {
  const names = namesIn(root, ADDITION_FOLDERS.parts).sort();
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|d)\.tsx?$/.test(name))
    .map((name) => readModule(root, `${ADDITION_FOLDERS.parts}/${name}`));
}

/** Reads the schemas of content and the folders of the blocks. */
export function readSchemaSources(root: string): SchemaSources {
  const folders = blockFolders(root);
  const withSchema = folders.filter((folder) =>
    namesIn(folderOf(root, `${folder}/`), folder).includes(BLOCK_SCHEMA),
  );
  const paths = [...schemaFiles(root), ...withSchema.map((folder) => `${folder}/${BLOCK_SCHEMA}`)];
  const widgets = foldersIn(root, ADDITION_FOLDERS.widgets).map(({ folder }) => readComponent(root, folder));
  const defined = widgets.filter(({ files }) => files.includes(WIDGET_DEFINITION)).map(widgetFile);
  const files = [...paths, ...defined].map((file) => readSource(folderOf(root, file), file));
  // An installed engine has been checked, and its components are JavaScript.
  const checked = folders.filter((folder) => ownerOf(`${folder}/`) === 'site' || !isCustomer(root));
  const blocks = checked.map((folder) => readComponent(root, folder));
  const parts = readParts(root);
  return { files, expected: DOCUMENT_FILES, blocks, widgets, meanings: readMeanings(root), parts };
}
