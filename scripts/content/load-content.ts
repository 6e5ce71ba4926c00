import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleSchemas, type LoadedSchemas, loadSchemas } from '@json-site/compiler/load-schemas';
import type { SchemaFiles, SchemaSet } from '@json-site/compiler/schema';
import { SCHEMA_ENDING } from '@json-site/compiler/schema';
import type { Compiled, CompileInput } from '@json-site/compiler/types';
import { compile } from '@json-site/core/compile';
import type { IconNode } from '@json-site/model/model';
import type { SourceFile } from '@json-site/values/source-file';
import { packageFolder, siteFolder } from './folders.ts';
import { MEDIA_FOLDER, readMedia } from './media/media.ts';
import { cachedByFile, filesBelow, namesIn, readSource, unreadableReason } from './read-files.ts';
import { readSchemaSources, schemaNames } from './schema-sources.ts';
import { readSiteRules } from './site-rules.ts';

const CONTENT = 'content';
const FORMS = 'schemas/forms';
/** The folder of the migrations. */
export const MIGRATIONS = 'supabase/migrations';

/** A file that is not JSON is reported by its name. */
const readContent = cachedByFile((root, file): SourceFile => {
  if (/\.json$/i.test(file)) return readSource(root, file);
  const unreadable = unreadableReason(root, file);
  return { path: file, text: '', ...(unreadable && { unreadable }) };
});

const readIcons = cachedByFile(
  (root, file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, IconNode>,
);

/** All icons that content can name. */
export function iconDrawings(): Record<string, IconNode> {
  return readIcons(packageFolder('lucide-static'), 'icon-nodes.json');
}

const readFormerIcons = cachedByFile((root, file) => {
  const exported = readFileSync(path.join(root, file), 'utf8').matchAll(
    /^export \{ (.*) \} from '\.\/icons\/(.*)\.mjs'/gm,
  );
  return new Map(
    [...exported].flatMap(([, names = '', icon = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, icon]),
    ),
  );
});

/** The icons that earlier versions of the library named otherwise: the library exports them by both names. */
export function formerIcons(): ReadonlyMap<string, string> {
  return readFormerIcons(packageFolder('lucide-static'), 'dist/esm/lucide-static.mjs');
}

export function iconNames(): string[] {
  return Object.keys(iconDrawings()).sort();
}

const projects = new Map<string, { key: string; loaded: LoadedSchemas }>();

/** The set that was made last, for any project, and the text of the schemas from which it is made. */
let last: { text: string; set: SchemaSet } | undefined;

function bundleChanged(files: SchemaFiles): SchemaSet {
  const text = JSON.stringify(files);
  if (last?.text !== text) last = { text, set: bundleSchemas(files) };
  return last.set;
}

/**
 * Reads and checks the schemas of content. Unchanged ones stay the same set, so that their validators are compiled
 * once. `havePassed`: see `loadSchemas`.
 */
export function readSchemas(root: string, havePassed = false): LoadedSchemas {
  const sources = readSchemaSources(root);
  const key = JSON.stringify(sources);
  const before = projects.get(root);
  if (before?.key === key) return before.loaded;
  const loaded = loadSchemas(sources, { bundle: bundleChanged, havePassed });
  projects.set(root, { key, loaded });
  return loaded;
}

/** Reads the data schema of each form, by form id. */
export function readFormSchemas(root: string): Record<string, SourceFile> {
  return Object.fromEntries(
    schemaNames(root, FORMS).map((name) => [name, readSource(root, `${FORMS}/${name}${SCHEMA_ENDING}`)]),
  );
}

function readMigrations(root: string): SourceFile[] {
  return namesIn(root, MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readSource(root, `${MIGRATIONS}/${file}`));
}

/** Reads the compiler's input from the project's folder. `havePassed`: see `loadSchemas`. */
export function loadContent(root = siteFolder(), havePassed = false): CompileInput {
  const files = filesBelow(root, CONTENT).sort();
  return {
    ...readSchemas(root, havePassed),
    files: files.filter((file) => !file.startsWith(MEDIA_FOLDER)).map((file) => readContent(root, file)),
    media: readMedia(root).files,
    icons: iconDrawings(),
    formerIcons: formerIcons(),
    formSchemas: readFormSchemas(root),
    siteRules: readSiteRules(root),
    migrations: readMigrations(root),
    now: Date.now(),
  };
}

export function compileProject(root = siteFolder()): Compiled {
  return compile(loadContent(root));
}
