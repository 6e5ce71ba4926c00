import { loadContent } from '../../../scripts/content/load-content.ts';
import { inspectSvg } from '../../../scripts/content/media/svg/inspect-svg.ts';
import { bundleSchemas } from '../../../src/compiler/schema/bundle-schemas.ts';
import type { ComponentFolder, SchemaSources } from '../../../src/compiler/schema/checks/schema-sources.ts';
import type { Schema, SchemaFiles } from '../../../src/compiler/schema/schema-set.ts';
import { decodeText, WINDOWS_1252 } from '../../../src/compiler/source/encoding.ts';
import type { CompileInput, MediaFault, MediaFile } from '../../../src/compiler/types.ts';
import { readDataSchema } from '../../../src/form-core/data-schema.ts';
import { createTableSql } from '../../../src/form-core/table/migration-sql.ts';
import { requiredTable } from '../../../src/form-core/table/required-table.ts';
import type { SourceFile } from '../../../src/values/source-file.ts';
import { UNREADABLE, type UnreadableReason } from '../../../src/values/source-file.ts';
import { DESTINATION, schemaFile, VISIT } from '../../support/small-site/form.ts';
import { componentFile, QUOTE_FOLDER, schemaSources } from '../../support/small-site/schema-project.ts';
import { DOCUMENTED_FILES, SCHEMAS } from '../../support/small-site/schemas.ts';
import { inputOf, VAN } from '../../support/small-site/site.ts';

/** A file of an example in docs/diagnostics/. docs/diagnostics.md describes the notation. */
export interface DocumentedFile {
  path: string;
  note: string;
  text: string;
  /** Whether the text is a diff of the file that the small site has. */
  isChange: boolean;
}

const ALL_SCHEMAS = bundleSchemas(DOCUMENTED_FILES);

/** The lines of a diff that begin with one of two characters. */
const linesOf = (diff: string, sign: string) =>
  diff
    .split('\n')
    .filter((line) => line.startsWith(sign) || line.startsWith(' '))
    .map((line) => line.slice(1))
    .join('\n');

function applyChange({ path, text }: DocumentedFile, valid: string | undefined): string {
  const before = linesOf(text, '-');
  if (!valid?.includes(before)) throw new Error(`The small site has no such lines in ${path}:\n${before}`);
  return valid.replace(before, () => linesOf(text, '+'));
}

/** The bytes of a text in Windows-1252. */
const inWindows1252 = (text: string) =>
  Uint8Array.from(text, (character) => {
    const index = WINDOWS_1252.indexOf(character);
    return index < 0 ? character.charCodeAt(0) : index + 0x80;
  });

function contentFile({ path, note, text }: DocumentedFile): SourceFile {
  return { path, ...(note.includes('Windows-1252') ? decodeText(inWindows1252(text)) : { text }) };
}

function faultOf({ note, text }: DocumentedFile): MediaFault | undefined {
  const { faults: parts } = text ? inspectSvg(text) : { faults: [] };
  if (parts.length > 0) return { kind: 'svg', parts };
  const reason = Object.entries(UNREADABLE).find(([, { what }]) => what === note)?.[0];
  if (reason) return { kind: 'unreadable', reason: reason as UnreadableReason };
  return note === '' || note.endsWith('bytes') ? undefined : { kind: note as 'damaged' };
}

function mediaFile(file: DocumentedFile): MediaFile {
  const fault = faultOf(file);
  const bytes = Number.parseInt(file.note, 10) || VAN.bytes;
  return { ...VAN, name: file.path.replace('content/media/', ''), bytes, ...(fault && { fault }) };
}

/** The folders of components below a folder in which the files of an example are. */
function componentFolders(files: readonly DocumentedFile[], parent: string): ComponentFolder[] {
  const own = files.filter(({ path }) => path.startsWith(parent));
  return [...new Set(own.map(({ path }) => path.slice(0, path.lastIndexOf('/'))))].map((folder) => {
    const within = own.filter(({ path }) => path.startsWith(`${folder}/`));
    const modules = within.flatMap(({ path, text }) => {
      const [, name] = /export function (\w+)/.exec(text) ?? [];
      return name ? [componentFile(path, name)] : [];
    });
    return { folder, files: within.map(({ path }) => path.slice(folder.length + 1)), modules };
  });
}

/** The schemas and blocks of a small valid project, with the files of an example in place of its own. */
function changedSources(files: readonly DocumentedFile[]): SchemaSources {
  const valid = schemaSources();
  const texts = new Map(valid.files.map(({ path, text }) => [path, text]));
  for (const file of files.filter(({ path }) => path.endsWith('.json')))
    texts.set(file.path, file.isChange ? applyChange(file, texts.get(file.path)) : file.text);
  const blocks = new Map([[QUOTE_FOLDER.folder, QUOTE_FOLDER]]);
  for (const one of componentFolders(files, 'src/blocks/')) {
    const before = blocks.get(one.folder);
    blocks.set(
      one.folder,
      before ? { ...before, ...(one.modules.length > 0 && { modules: one.modules }) } : one,
    );
  }
  return {
    ...valid,
    files: [...texts].map(([path, text]) => ({ path, text })),
    blocks: [...blocks.values()],
    widgets: componentFolders(files, 'src/site/widgets/'),
    meanings: files
      .filter(({ path }) => path.startsWith('src/site/meanings/'))
      .map(({ path, text }) => ({ source: { path, text } })),
  };
}

/** The migrations that all forms share, and that of the table of the form. */
function migrations(changes: readonly DocumentedFile[]): SourceFile[] {
  const { core } = readDataSchema(schemaFile(VISIT));
  const text = createTableSql(requiredTable(core, DESTINATION), 'visit');
  const shared = loadContent().migrations?.filter(({ path }) => !path.endsWith('_submissions.sql')) ?? [];
  return [...shared, ...changes.map((file) => ({ path: file.path, text: applyChange(file, text) }))];
}

/** The schemas of the small site and of an example, by the name of their file or folder. */
function withSchemas(files: readonly DocumentedFile[]): SchemaFiles {
  const schemasAt = (pattern: RegExp) =>
    Object.fromEntries(
      files.flatMap(({ path, text }) => {
        const [, name] = pattern.exec(path) ?? [];
        return name ? [[name, JSON.parse(text) as Schema]] : [];
      }),
    );
  const { records, blocks } = DOCUMENTED_FILES;
  return {
    ...DOCUMENTED_FILES,
    records: { ...records, ...schemasAt(/^schemas\/records\/(.+)\.schema\.json$/) },
    blocks: { ...blocks, ...schemasAt(/^src\/blocks\/(.+)\/block\.schema\.json$/) },
  };
}

const isMedia = ({ path }: DocumentedFile) => path.startsWith('content/media/');

/** What the line before the output of an example says of the site. */
interface SiteOptions {
  /** Leaves out the schemas of languages, dates and lists of records. */
  hasFewBlocks: boolean;
  now: number | undefined;
}

/** The compiler's input of the small site, with the files of an example in place of its own. */
export function documentedSite(
  files: readonly DocumentedFile[],
  { hasFewBlocks, now }: SiteOptions,
): CompileInput {
  const below = (folder: string) => files.filter(({ path }) => path.startsWith(folder));
  const content = below('content/').filter((file) => !isMedia(file));
  const replaced = content.map(({ path }) => [path.replace('content/', ''), null]);
  const forms = below('schemas/forms/').map(({ path, text }) => [
    path.replace('schemas/forms/', '').replace('.schema.json', ''),
    { path, text },
  ]);
  const media = files.filter(isMedia).map(mediaFile);
  const records = below('schemas/records/');
  const isOfSchemas = records.length === 0 && below('src/').length > 0;
  const changes = below('supabase/');
  const { files: others, ...site } = inputOf(Object.fromEntries(replaced), {
    ...(now !== undefined && { now }),
    schemas: hasFewBlocks ? SCHEMAS : records.length > 0 ? bundleSchemas(withSchemas(files)) : ALL_SCHEMAS,
    ...(isOfSchemas && { schemaSources: changedSources(files) }),
    ...(forms.length > 0 && { formSchemas: Object.fromEntries(forms) }),
    ...(changes.length > 0 && { migrations: migrations(changes) }),
  });
  const isDeleted = ({ note }: DocumentedFile) => note === 'deleted';
  return {
    ...site,
    files: [...others, ...content.filter((file) => !isDeleted(file)).map(contentFile)],
    media: [...site.media.filter(({ name }) => !media.some((one) => one.name === name)), ...media],
  };
}
