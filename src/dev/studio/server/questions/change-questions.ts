import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseFile, translatedFile } from '@json-site/compiler/documents';
import { FORMS } from '@json-site/compiler/schema';
import { labelFor } from '@json-site/compiler/words';
import { readSource } from '@json-site/content/files';
import { contentHash } from '@json-site/content/media';
import { type ContentContext, DevApiError, readContentFile } from '@json-site/dev/server';
import { titleOf } from '@json-site/dev/shared';
import { defaultTable } from '@json-site/form-core/table';
import { isObject } from '@json-site/values/objects';
import type { ChangeResult } from '../../protocol.ts';
import type { FormQuestions, QuestionChange, QuestionsRequest } from '../../questions/protocol.ts';
import { formatLikeBefore } from '../files/format-file.ts';
import { rewriteJson } from '../files/rewrite-json.ts';
import { applyChange } from '../history/change-sets.ts';
import { changeQuestions, followInTranslation } from './plan-change.ts';
import { type FormValues, readQuestions } from './read-questions.ts';
import { changeForms } from './with-migrations.ts';

const FORM = new RegExp(`^content/${FORMS}/([^/.]+)\\.json$`);

const NOT_READABLE =
  'This form was changed outside of the studio, in a way that the studio cannot read. A developer can repair it.';
const CHANGED = 'Someone else has just changed this form. Look at its questions again.';

interface ReadForm {
  id: string;
  file: string;
  schemaFile: string;
  values: FormValues;
  version: string;
}

function parsedValue(file: string, text: string): Record<string, unknown> {
  const { value, diagnostics } = parseFile({ path: file, text });
  if (!isObject(value) || diagnostics.length > 0) throw new DevApiError(409, NOT_READABLE);
  return value;
}

function readForm(root: string, file: string): ReadForm {
  const id = FORM.exec(file)?.[1];
  if (id === undefined) throw new DevApiError(400, 'This is no form.');
  const content = readContentFile(root, file).text;
  const schemaFile = `schemas/forms/${id}.schema.json`;
  if (!existsSync(path.join(root, schemaFile))) throw new DevApiError(409, NOT_READABLE);
  const schema = readSource(root, schemaFile).text;
  return {
    id,
    file,
    schemaFile,
    values: { content: parsedValue(file, content), schema: parsedValue(schemaFile, schema) },
    version: contentHash(content + schema),
  };
}

/** Whether the table of a form has or had a column of this name. */
function columnsOf({ store }: ContentContext, { id, values }: ReadForm): (name: string) => boolean {
  const { destination } = values.content;
  const written = isObject(destination) ? destination['table'] : undefined;
  const table = typeof written === 'string' ? written : defaultTable(id);
  const texts = (store.input().migrations ?? []).filter(({ text }) => text.includes(table));
  return (name) => {
    const column = new RegExp(`(?:add column|^ ) "?${name.replaceAll('-', '_')}"? `, 'm');
    return texts.some(({ text }) => column.test(text));
  };
}

const TITLES: Readonly<Record<QuestionChange['kind'], string>> = {
  add: 'Add the question',
  change: 'Change the question',
  move: 'Move the question',
  remove: 'Remove the question',
};

/** The change in words, for the list of what can be brought back. */
function titleOfChange(change: QuestionChange, { values }: ReadForm): string {
  const all = readQuestions(values).flatMap(({ questions }) => questions);
  const known = change.kind === 'add' ? undefined : all.find(({ name }) => name === change.name);
  return `${TITLES[change.kind]} “${known?.label ?? ('label' in change ? change.label.trim() : '')}”`;
}

/** The new texts of the form, its data schema and its translations. */
async function textsOf({ root, store }: ContentContext, form: ReadForm, next: FormValues) {
  const texts = new Map<string, string>();
  const write = async (file: string, before: unknown, value: unknown) => {
    if (JSON.stringify(before) === JSON.stringify(value)) return;
    const { text } = readSource(root, file);
    texts.set(file, await formatLikeBefore(root, file, text, rewriteJson(text, value)));
  };
  await write(form.file, form.values.content, next.content);
  await write(form.schemaFile, form.values.schema, next.schema);
  for (const { path: file, text } of store.input().files) {
    if (translatedFile(file)?.base !== form.file) continue;
    const before = parsedValue(file, text);
    await write(file, before, followInTranslation(before, next.content));
  }
  return texts;
}

async function apply(context: ContentContext, form: ReadForm, change: QuestionChange): Promise<ChangeResult> {
  const next = changeQuestions(form.values, change, columnsOf(context, form));
  const texts = await textsOf(context, form, next);
  if (texts.size === 0) return { diagnostics: [] };
  return changeForms(context, texts, (complete) => {
    if (readForm(context.root, form.file).version !== form.version) throw new DevApiError(409, CHANGED);
    return applyChange(context, complete, titleOfChange(change, form));
  });
}

/** Reads the questions of a form, or makes a change of them in its data schema, its texts and its table at once. */
export async function formQuestions(
  context: ContentContext,
  { file, version, change }: QuestionsRequest,
): Promise<FormQuestions | ChangeResult> {
  const { root, store } = context;
  store.refresh();
  const form = readForm(root, file);
  if (change) {
    if (form.version !== version) throw new DevApiError(409, CHANGED);
    return apply(context, form, change);
  }
  return {
    file,
    title: titleOf(form.values.content, labelFor(form.id)),
    sections: readQuestions(form.values),
    version: form.version,
  };
}
