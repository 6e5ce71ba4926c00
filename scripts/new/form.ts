/// <reference path="./js-yaml.d.ts" />
import { existsSync } from 'node:fs';
import path from 'node:path';
import { JSON_SCHEMA, load } from 'js-yaml';
import { formatDiagnostics } from '@json-site/compiler/diagnostics';
import { formatJson, parseFile, siteLanguage } from '@json-site/compiler/documents';
import type { Diagnostic } from '@json-site/compiler/types';
import { count } from '@json-site/compiler/words';
import { readSource } from '@json-site/content/files';
import { type DataSchema, extractSchema, isMadeOfName, readDataSchema } from '@json-site/form-core/schema';
import { completeDestination, requiredTable } from '@json-site/form-core/table';
import { isObject } from '@json-site/values/objects';
import type { SourceFile } from '@json-site/values/source-file';
import { formContentFrom, type RootTexts, type SharedTexts } from './form-content.ts';
import { createMigration } from './migration.ts';
import { notesIn } from './notes.ts';
import { withReferredFiles } from './referred-files.ts';
import { checkName, type Starter, titleFromName, UsageError } from './starter.ts';

/** The data of a new form. Titles become labels, and the table gets the same rules. */
function starterSchema(name: string): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: titleFromName(name),
    type: 'object',
    required: ['name', 'email', 'message'],
    properties: {
      name: { type: 'string', title: 'Your name', maxLength: 100 },
      email: { type: 'string', title: 'Email address', format: 'email', maxLength: 254 },
      message: { type: 'string', title: 'Your message', minLength: 10, maxLength: 5000 },
    },
  };
}

const SITE_FILE = 'content/site.json';

/** Causes that are printed: with the line about the others, they fit on a screen. */
const MOST_CAUSES = 6;

/** Each cause once, at its first place. */
function formatCauses(diagnostics: readonly Diagnostic[]): string {
  const causes = diagnostics.filter(
    ({ message }, index) => diagnostics.findIndex((other) => other.message === message) === index,
  );
  const places = (message: string) => diagnostics.filter((one) => one.message === message).length;
  const shown = causes.slice(0, MOST_CAUSES).map((one) => {
    const amount = places(one.message);
    return amount > 1 ? { ...one, message: `${one.message} (${amount} places)` } : one;
  });
  const left = causes.length - shown.length;
  return [
    formatDiagnostics(shown),
    ...(left > 0 ? [`${count(left, 'more reason')} of the same kind.`] : []),
  ].join('\n\n');
}

/** `api.json#/components/schemas/Pet` → the file, and the place of the schema in it. */
function splitPointer(from: string): { file: string; pointer: string } {
  const [file = '', fragment] = existsSync(from) ? [from] : from.split('#', 2);
  return { file, pointer: fragment === undefined ? '' : `#${fragment}` };
}

/** The file as JSON. YAML is converted, so that diagnostics have the lines of the JSON. */
function readJson(file: string): SourceFile {
  const source = readSource(path.dirname(file), path.basename(file));
  const shown = path.relative(process.cwd(), file) || file;
  if (!/\.ya?ml$/.test(file)) return { ...source, path: shown };
  try {
    const value: unknown = load(source.text, { schema: JSON_SCHEMA });
    return { path: `${shown} (as JSON)`, text: formatJson(value) };
  } catch (error) {
    throw new UsageError(`${shown} is not YAML: ${(error as Error).message.split('\n')[0]}`);
  }
}

/** Reads an existing JSON Schema. Throws the reasons for which it cannot be a form, at their lines. */
function readSchema(from: string, language: string): { schema: DataSchema; text: string } {
  const { file, pointer } = splitPointer(from);
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const own = readJson(file);
  const { value } = parseFile(own);
  const one = pointer ? extractSchema(value, pointer) : value;
  if (pointer && one === undefined) throw new UsageError(`${own.path} has no schema at ${pointer}.`);
  const written = isObject(one)
    ? withReferredFiles(one, file, (other) => parseFile(readJson(other)).value)
    : one;
  // Diagnostics have the lines of what was read, whether it is in one file or in several.
  const isOne = JSON.stringify(written) === JSON.stringify(one);
  const source = isOne ? own : { path: `${own.path} (with its files)`, text: formatJson(written) };
  const schema = readDataSchema(source, { pointer: isOne ? pointer : '', language });
  if (schema.diagnostics.length > 0)
    throw new UsageError(`${formatCauses(schema.diagnostics)}\n\nNothing was written.`);
  return { schema, text: formatJson(written) };
}

/** Words of descriptions that are for those who exchange the data. */
const FOR_PROGRAMS = /\b(?:schemas?|json|apis?|payloads?|endpoints?)\b/i;

/** Title and description of a schema, as far as a form can show them. */
function readTexts(text: string): RootTexts {
  const { title, description } = JSON.parse(text) as Record<string, unknown>;
  const shown = (value: unknown, most: number, notes?: RegExp) =>
    typeof value === 'string' &&
    !notes?.test(value) &&
    value.length > 1 &&
    value.length <= most &&
    !/[{}[\]]/.test(value) &&
    !isMadeOfName(value)
      ? value
      : undefined;
  return { title: shown(title, 1200), description: shown(description, 1200, FOR_PROGRAMS) };
}

/** The main language of the site. */
const languageOf = (root: string) =>
  siteLanguage(existsSync(path.join(root, SITE_FILE)) ? parseFile(readSource(root, SITE_FILE)) : null);

/** The texts of content/form-texts.json. A site may not have the file yet. */
function sharedTexts(root: string): SharedTexts {
  const file = 'content/form-texts.json';
  const notes = notesIn(languageOf(root));
  if (!existsSync(path.join(root, file))) return { notes };
  const { value } = parseFile(readSource(root, file));
  const texts = isObject(value) ? value : {};
  const { messages, question, list } = texts;
  const add = isObject(list) ? list['add'] : undefined;
  return {
    notes,
    ...(isObject(messages) && { messages }),
    ...(typeof question === 'string' && { question }),
    ...(typeof add === 'string' && { add }),
  };
}

/** Creates a form: data schema, content and table. `from` is the file of a JSON Schema that exists. */
export function formStarter(requested: string | undefined, root: string, from?: string): Starter {
  const name = checkName('form', requested);
  const file = `schemas/forms/${name}.schema.json`;
  const written = formatJson(starterSchema(name));
  const { schema, text } = from
    ? readSchema(path.resolve(from), languageOf(root))
    : { schema: readDataSchema({ path: file, text: written }), text: written };
  const texts = readTexts(text);
  const content = formContentFrom(schema, name, from ? texts : {}, sharedTexts(root));
  const table = requiredTable(schema.core, completeDestination(name, schema.core, undefined));
  return {
    files: {
      [file]: text,
      [`content/forms/${name}.json`]: formatJson(content),
      ...createMigration(root, name, table),
    },
    next: [
      ...(schema.notices.length > 0 ? [formatCauses(schema.notices)] : []),
      from
        ? `Read the texts in content/forms/${name}.json: labels and hints are the titles and descriptions of ${path.basename(from)}.`
        : `Describe the submitted data in ${file}, and write its fields and texts in content/forms/${name}.json.`,
      `After each change of ${file}, run: npm run new migration ${name}`,
      `Open /_gallery#forms while "npm start" runs, to read all texts of the form.`,
      ...('pages' in content
        ? [
            `It shows one section at a time; remove "pages" from content/forms/${name}.json for one long page.`,
          ]
        : []),
      `Use it on a page: { "type": "form", "form": "${name}" }`,
    ],
  };
}
