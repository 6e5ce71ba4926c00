import { at, inFile, sentence } from '@json-site/compiler/diagnostics';
import { isRead, SINGLETONS, sourceOf } from '@json-site/compiler/documents';
import type { CompileContext } from '@json-site/compiler/project';
import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { followRef } from '@json-site/compiler/schema';
import { formatPath, type JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import type { SourceFile } from '@json-site/values/source-file';

/** The parts that a form receives only if one of its fields needs them. */
export const TEXTS_OF_SOME_FORMS = [
  'calendar',
  'time',
  'list',
  'conditions',
  'question',
  'paging',
  'words',
  'messages',
] as const;

/** The parts that the compiler writes into texts and fields, so that components do not receive them. */
const WRITTEN_INTO_OTHERS = ['$schema', 'submission', 'yesNo', 'select', 'filter', 'oneAnswer', 'onlyIf'];

/** The parts of content/form-texts.json that every form shows. */
export function textsOfEveryForm({ properties = {} }: Schema): string[] {
  const others: readonly string[] = [...TEXTS_OF_SOME_FORMS, ...WRITTEN_INTO_OTHERS];
  return Object.keys(properties).filter((name) => !others.includes(name));
}

type Texts = Record<string, unknown>;

/** Returns the shared texts with the form's own ones in their place. */
export function mergeTexts(shared: Texts, own: Texts): Texts {
  const merged = { ...shared };
  for (const [name, value] of Object.entries(own)) {
    const other = merged[name];
    merged[name] = isObject(value) && isObject(other) ? mergeTexts(other, value) : value;
  }
  return merged;
}

/** The placeholder for what a form sends. */
const SUBMISSION = '{submission}';

/** Returns the JSON paths of the texts that the schema describes and the value lacks. */
function missingTexts(schema: Schema, value: unknown, set: SchemaSet, jsonPath: JsonPath): JsonPath[] {
  const { properties } = followRef(schema, set);
  if (value === undefined) return [jsonPath];
  if (!properties) return [];
  return Object.entries(properties).flatMap(([name, child]) =>
    missingTexts(child, isObject(value) ? value[name] : undefined, set, [...jsonPath, name]),
  );
}

/** Reports each missing text, or all of them at once if there is no file with shared texts. */
function reportMissing(
  missing: readonly JsonPath[],
  form: SourceFile,
  { project: { formTextsFile }, report }: Pick<CompileContext, 'project' | 'report'>,
): void {
  const { file } = SINGLETONS.formTextsFile;
  if (formTextsFile && !isRead(formTextsFile)) return;
  if (formTextsFile) {
    for (const jsonPath of missing) {
      const name = formatPath(jsonPath);
      const message = sentence`There is no text for "${at(jsonPath)}", which ${inFile(form.path)} needs.`;
      const hint = sentence`Add it to ${inFile(file)}, for all forms, or to ${inFile(form.path)}.`;
      const located = { source: formTextsFile.source, jsonPath, part: 'open' } as const;
      report({ ...located, code: 'missing-form-text', message, hint }, `${file} ${name}`);
    }
    return;
  }
  if (missing.length === 0) return;
  const names = [...new Set(missing.map(([name]) => name))].join(', ');
  const message = `There is no ${file}, and ${form.path} does not have all texts that it needs.`;
  const hint = `Create it; schemas/form-texts.schema.json describes it. Texts are missing in: ${names}.`;
  const source = sourceOf({ path: file, text: '' });
  report({ code: 'missing-form-text', source, jsonPath: [], message, hint }, `no ${file}`);
}

/** The texts with these names, of those that there are. */
const pick = (texts: Texts, names: readonly string[]): Texts =>
  Object.fromEntries(names.flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name]]])));

/**
 * Selects from all texts those that a form needs: its HTML is in each page that shows the form. `parts` are the needed
 * ones of TEXTS_OF_SOME_FORMS, except for the messages, and of the texts that are in the fields already.
 */
export function selectTexts(
  merged: Texts,
  parts: ReadonlySet<string>,
  messages: ReadonlySet<string>,
  form: SourceFile,
  context: Pick<CompileContext, 'project' | 'report'>,
): { texts: Texts; isComplete: boolean } {
  const { schemas } = context.project.input;
  const known = schemas.formTexts.properties ?? {};
  const needed = [...textsOfEveryForm(schemas.formTexts), ...parts];
  const { submission, messages: templates } = merged;
  const texts = pick(
    merged,
    needed.filter((name) => !WRITTEN_INTO_OTHERS.includes(name)),
  );
  if (isObject(templates) && messages.size > 0) texts['messages'] = pick(templates, [...messages].sort());
  const written = JSON.stringify(texts);
  const missing = needed.flatMap((name) => missingTexts(known[name] ?? {}, merged[name], schemas, [name]));
  if (submission === undefined && written.includes(SUBMISSION)) missing.push(['submission']);
  reportMissing(missing, form, context);
  // The targets of links stay as they are.
  const filled: unknown = JSON.parse(written, (key, value: unknown) =>
    typeof value === 'string' && key !== 'href'
      ? value.replaceAll(SUBMISSION, String(submission ?? ''))
      : value,
  );
  return { texts: filled as Texts, isComplete: missing.length === 0 };
}
