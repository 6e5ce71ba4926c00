import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import type {
  BlockFolder,
  ComponentModule,
  ModuleName,
  SchemaSources,
} from '../../src/compiler/schema/checks/schema-sources.ts';
import type { SourceFile } from '../../src/compiler/source/source-file.ts';
import { cachedByFile, filesBelow, readSource } from './read-files.ts';

const BLOCKS = 'src/blocks';
const SCHEMA = '.schema.json';
const BLOCK_SCHEMA = `block${SCHEMA}`;

/** Schemas of content that every project has. The schema of any block is generated. */
const EXPECTED = [
  'defs',
  'page',
  'site',
  'redirects',
  'house-style',
  'published',
  'storage',
  'form-texts',
  'theme',
].map((name) => `schemas/${name}${SCHEMA}`);

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

function readBlock(root: string, type: string): BlockFolder {
  const folder = `${BLOCKS}/${type}`;
  const files = filesBelow(root, folder);
  const modules = files.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file));
  return {
    type,
    files: files.map((file) => file.slice(folder.length + 1)),
    modules: modules.map((file) => readModule(root, file)),
  };
}

function namesIn(root: string, folder: string, isFolder: boolean): string[] {
  const target = path.join(root, folder);
  if (!existsSync(target)) return [];
  return readdirSync(target, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() === isFolder && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

const known = new Map<string, { key: string; sources: SchemaSources }>();

/** Reads the schemas of content and the folders of the blocks. Returns the same object if nothing has changed. */
export function readSchemaSources(root: string): SchemaSources {
  const blocks = namesIn(root, BLOCKS, true).map((type) => readBlock(root, type));
  const paths = [
    ...['schemas', 'schemas/records'].flatMap((folder) =>
      namesIn(root, folder, false)
        .filter((name) => name.endsWith(SCHEMA) && name !== BLOCK_SCHEMA)
        .map((name) => `${folder}/${name}`),
    ),
    ...blocks
      .filter(({ files }) => files.includes(BLOCK_SCHEMA))
      .map(({ type }) => `${BLOCKS}/${type}/${BLOCK_SCHEMA}`),
  ];
  const files = paths.map((file) => readSource(root, file));
  const key = JSON.stringify([files, blocks]);
  const before = known.get(root);
  if (before?.key === key) return before.sources;
  const sources = { files, expected: EXPECTED, blocks };
  known.set(root, { key, sources });
  return sources;
}
