import type { CompileInput } from '@json-site/compiler/types';
import type { SourceFile } from '@json-site/values/source-file';

/**
 * New texts by their path from the project's root; null deletes the file. They are files of content/, and what belongs
 * to a form: its data schema and its migrations.
 */
export type DraftTexts = ReadonlyMap<string, string | null>;

const SCHEMA = /^schemas\/forms\/([^/]+)\.schema\.json$/;
const MIGRATION = /^supabase\/migrations\/[^/]+\.sql$/;

function withTexts(files: readonly SourceFile[], texts: [string, string | null][]): SourceFile[] {
  const changed = new Set(texts.map(([path]) => path));
  const written = texts.flatMap(([path, text]) => (text === null ? [] : [{ path, text }]));
  return [...files.filter(({ path }) => !changed.has(path)), ...written];
}

/** Returns the content as it would be with these texts, for the compiler. */
export function draftInput(input: CompileInput, texts: DraftTexts): CompileInput {
  const all = [...texts];
  const ofSchemas = all.filter(([path]) => SCHEMA.test(path));
  const ofMigrations = all.filter(([path]) => MIGRATION.test(path));
  const ofContent = all.filter(([path]) => !SCHEMA.test(path) && !MIGRATION.test(path));
  const { formSchemas, migrations = [] } = input;
  const schemas = withTexts(Object.values(formSchemas ?? {}), ofSchemas);
  return {
    ...input,
    files: withTexts(input.files, ofContent),
    ...(formSchemas &&
      ofSchemas.length > 0 && {
        formSchemas: Object.fromEntries(schemas.map((one) => [SCHEMA.exec(one.path)?.[1] ?? '', one])),
      }),
    ...(ofMigrations.length > 0 && {
      migrations: withTexts(migrations, ofMigrations).sort((a, b) => (a.path < b.path ? -1 : 1)),
    }),
  };
}
