import { z } from 'zod';
import { kindOfFile } from '@json-site/compiler/documents';
import { UserError } from '@json-site/content/files';
import type { ContentStore } from '@json-site/content/site';
import { studio } from '@json-site/studio/server';
import { isObject } from '@json-site/values/objects';
import { type Answer, asJson, diagnosticsIn, differenceOf, refused } from './answers.ts';
import { describe } from './describe.ts';
import { EDIT, type Edit, withEdits } from './edits.ts';

/** The site of a server. */
export interface Context {
  root: string;
  store: ContentStore;
}

/** A tool: what it is for, its input, and whether it can change files. */
export interface Tool {
  description: string;
  input: z.ZodRawShape;
  writes: boolean;
  run(input: unknown, context: Context): Promise<Answer>;
}

interface TypedTool<Shape extends z.ZodRawShape> extends Omit<Tool, 'input' | 'run'> {
  input: Shape;
  run(input: z.infer<z.ZodObject<Shape>>, context: Context): Promise<Answer>;
}

/** A tool whose `run` receives its input with the types of `input`. */
const tool = <Shape extends z.ZodRawShape>({ run, ...one }: TypedTool<Shape>): Tool => {
  const schema = z.object(one.input);
  return { ...one, run: async (input, context) => run(schema.parse(input), context) };
};

/** Calls an operation of the studio: the same checks, and the same refusals. */
async function call(name: string, input: unknown, context: Context): Promise<unknown> {
  const endpoints: Readonly<Record<string, (typeof studio.endpoints)[keyof typeof studio.endpoints]>> =
    studio.endpoints;
  const run = endpoints[`studio/${name}`];
  if (!run) throw new Error(`The studio has no operation "${name}".`);
  return run(input, context);
}

/** Calls an operation that answers with an object. */
async function operation(name: string, input: unknown, context: Context): Promise<Record<string, unknown>> {
  const result = await call(name, input, context);
  return isObject(result) ? result : {};
}

const FILE = z.string().max(300).describe('A file as list_documents names it: content/pages/about.json');
const CHANGE = {
  file: FILE,
  edits: z.array(EDIT).max(100).optional().describe('Edits, in their order. Better than a whole value'),
  value: z.record(z.string(), z.unknown()).optional().describe('The whole new document, instead of edits'),
  version: z
    .string()
    .max(200)
    .optional()
    .describe('The version of read_document; the change is refused if it is older'),
};
type Change = {
  file: string;
  edits?: Edit[] | undefined;
  value?: Record<string, unknown> | undefined;
  version?: string | undefined;
};

/** The document before and after a change. */
async function changed({ file, edits, value, version }: Change, context: Context) {
  const { hash, value: before } = await operation('page', { file }, context);
  if (!isObject(before)) throw new UserError(`${file} is no plain JSON. A person has to correct it first.`);
  if (version !== undefined && version !== hash)
    throw new UserError(`${file} has changed since you read it. Read it again, then repeat the change.`);
  if ((edits === undefined) === (value === undefined))
    throw new UserError('Write either "edits" or "value".');
  const { schemas } = context.store.input();
  const schema = kindOfFile(file, schemas)?.schema;
  return { hash, before, after: value ?? withEdits(before, edits ?? [], schema, schemas) };
}

const errorsIn = (result: Record<string, unknown>) =>
  diagnosticsIn(result).filter(({ severity }) => severity === 'error');

/** What a change of several files answered. */
function changeAnswer(result: Record<string, unknown>, done: string): Answer {
  const errors = errorsIn(result);
  return errors.length > 0
    ? refused(errors)
    : { text: `${done}\n${JSON.stringify({ ...result, diagnostics: undefined })}` };
}

/** Applies a change of several files, or says what it would do. */
async function applied(
  name: string,
  input: { apply?: boolean | undefined },
  context: Context,
  done: string,
): Promise<Answer> {
  const result = await operation(name, input, context);
  return changeAnswer(result, input.apply ? done : 'Nothing was written. With apply:');
}

/** The tools. Publishing is not among them: a person looks at the change and publishes it. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  list_documents: tool({
    description:
      'Lists the pages, records and other documents of this site with file, title, address and number of errors.',
    input: { kind: z.string().max(60).optional().describe('Only these: pages, or a collection') },
    writes: false,
    async run({ kind }, context) {
      const { documents, kinds } = await operation('site', {}, context);
      const list = Array.isArray(documents) ? documents.filter(isObject) : [];
      const shown = list.filter((one) => kind === undefined || one['kind'] === kind);
      const names = Array.isArray(kinds) ? kinds.filter(isObject).map((one) => one['id']) : [];
      if (shown.length === 0)
        throw new UserError(`There is no document of the kind "${kind}". Kinds: ${names.join(', ')}.`);
      return asJson(shown);
    },
  }),
  read_document: tool({
    description:
      'Returns the JSON of a document, its version, its errors and warnings, and the pages that show it.',
    input: { file: FILE },
    writes: false,
    run: async ({ file }, context) => {
      const { value, hash, usedOn, ...rest } = await operation('page', { file }, context);
      const diagnostics = diagnosticsIn(rest).map(({ line, severity, message, hint }) => ({
        line,
        severity,
        message,
        hint,
      }));
      return asJson({ file, version: hash, usedOn, diagnostics, value });
    },
  }),
  describe: tool({
    description:
      'Returns the JSON Schema of a block, a collection, or of page, site and theme. Read it before you write one.',
    input: {
      name: z
        .string()
        .max(60)
        .describe('The type of a block such as prose, a collection, page, site or theme'),
    },
    writes: false,
    run: async ({ name }, { store }) => asJson(describe(name, store.input().schemas)),
  }),
  search: tool({
    description: 'Finds words in all texts, titles and names of the site, with file and path of each place.',
    input: { words: z.string().min(1).max(200) },
    writes: false,
    run: async (input, context) => asJson(await operation('search', input, context)),
  }),
  check: tool({
    description: 'Returns all errors and warnings of the content.',
    input: {},
    writes: false,
    run: async (_, { store }) => {
      store.refresh();
      return asJson(
        store.diagnostics().map(({ file, line, path, severity, code, message, hint }) => ({
          file,
          line,
          path,
          severity,
          code,
          message,
          hint,
        })),
      );
    },
  }),
  list_files: tool({
    description:
      'Lists the pictures and documents in content/media with their sizes, the places that use them, and what each place says of them.',
    input: {},
    writes: false,
    async run(_, context) {
      const { files } = await operation('files', {}, context);
      return asJson(files);
    },
  }),
  list_versions: tool({
    description: 'Lists the earlier versions of a document: commit, path then, author, date and subject.',
    input: { file: FILE },
    writes: false,
    async run({ file }, context) {
      const { versions, obstacle } = await operation('history', { file }, context);
      if (obstacle) throw new UserError(`${String(obstacle)} Only undo goes back here.`);
      return asJson(versions);
    },
  }),
  read_version: tool({
    description:
      'Returns an earlier version of a document, and how it differs from the present one. To restore it or a part, write it with write_document.',
    input: {
      file: FILE,
      path: FILE.describe('The path then, as list_versions says it'),
      commit: z.string().max(64).describe('The commit, as list_versions says it'),
    },
    writes: false,
    async run(input, context) {
      const { value, changes } = await operation('history/version', input, context);
      return asJson({ value, changes });
    },
  }),
  propose_change: tool({
    description:
      'Shows what a change of a document would do: the difference, and its errors and warnings. Writes nothing.',
    input: CHANGE,
    writes: false,
    async run(input, context) {
      const { before, after } = await changed(input, context);
      const result = await operation('check', { file: input.file, value: after }, context);
      if (Number(result['blocking']) > 0) return refused(errorsIn(result));
      return { text: differenceOf(input.file, before, after) };
    },
  }),
  write_document: tool({
    description:
      'Writes a change of a document, unless it has errors. Show the difference in the answer to the person you work for.',
    input: CHANGE,
    writes: true,
    async run(input, context) {
      const { hash, before, after } = await changed(input, context);
      const result = await operation('save', { file: input.file, hash, value: after }, context);
      if (result['outcome'] === 'refused') return refused(diagnosticsIn(result));
      if (result['outcome'] === 'conflict')
        throw new UserError(`${input.file} has changed meanwhile. Read it again, then repeat the change.`);
      return { text: `Written, not published.\n${differenceOf(input.file, before, after)}` };
    },
  }),
  create_page: tool({
    description:
      'Creates a page as a draft with sample texts, or with the blocks of another page. Then write its texts and remove "draft".',
    input: {
      route: z.string().max(200).describe('/courses/first-aid'),
      title: z.string().max(90),
      description: z.string().max(170).describe('50 to 170 characters'),
      copyOf: FILE.optional(),
    },
    writes: true,
    run: async (input, context) =>
      changeAnswer(await operation('new', input, context), 'Created, not published.'),
  }),
  create_record: tool({
    description: 'Creates a record of a collection, with sample values. Then write its values.',
    input: { kind: z.string().max(60).describe('The collection'), title: z.string().max(90) },
    writes: true,
    run: async (input, context) =>
      changeAnswer(await operation('new-record', input, context), 'Created, not published.'),
  }),
  delete_record: tool({
    description: 'Deletes a record that no page uses.',
    input: { file: FILE },
    writes: true,
    run: async (input, context) =>
      changeAnswer(await operation('delete-record', input, context), 'Deleted, not published.'),
  }),
  change_page: tool({
    description:
      'Moves a page to another address, or removes it, with redirects and all links to it. Without apply it says what would happen.',
    input: {
      kind: z.enum(['move', 'remove']),
      file: FILE,
      to: z
        .string()
        .max(200)
        .describe('The new address; of a page that is removed, the page that replaces it'),
      withPagesBelow: z.boolean().optional(),
      apply: z.boolean().optional(),
    },
    writes: true,
    run: (input, context) => applied('change', input, context, 'Changed, not published.'),
  }),
  replace_text: tool({
    description: 'Replaces words in all texts that people read. Without apply it says where.',
    input: { words: z.string().min(1).max(200), by: z.string().max(200), apply: z.boolean().optional() },
    writes: true,
    run: (input, context) => applied('replace', input, context, 'Replaced, not published.'),
  }),
  undo: tool({
    description: 'Undoes the last move, removal, deletion or replacement.',
    input: {},
    writes: true,
    async run(_, context) {
      const changes = await call('history/changes', {}, context);
      const last = Array.isArray(changes) && changes.filter(isObject).find((one) => one['isUndone'] !== true);
      if (!last)
        throw new UserError('There is no change that can be undone here. git has the earlier files.');
      return changeAnswer(
        await operation('history/undo', { id: last['id'] }, context),
        `Undone: ${String(last['title'])}`,
      );
    },
  }),
};
