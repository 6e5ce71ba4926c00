import { existsSync } from 'node:fs';
import path from 'node:path';
import { type DataSchema, readDataSchema } from '../../src/compiler/forms/data-schema.ts';
import { completeDestination } from '../../src/compiler/forms/table/destination.ts';
import { expectedTable } from '../../src/compiler/forms/table/expected-table.ts';
import { formatDiagnostics } from '../../src/compiler/report/format-diagnostic.ts';
import { formatJson } from '../../src/compiler/source/format-json.ts';
import { parseFile } from '../../src/compiler/source/json-file.ts';
import { readSource } from '../content/read-files.ts';
import { formContentFrom } from './form-content.ts';
import { createMigration, migrationNames } from './migration.ts';
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

/** Reads an existing JSON Schema. Throws all reasons for which it cannot be a form, at their lines. */
function readSchema(file: string): { schema: DataSchema; text: string } {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const source = readSource(path.dirname(file), path.basename(file));
  const schema = readDataSchema({ ...source, path: path.relative(process.cwd(), file) || file });
  if (schema.diagnostics.length > 0) {
    throw new UsageError(`${formatDiagnostics(schema.diagnostics)}\n\nNothing was written.`);
  }
  return { schema, text: formatJson(parseFile(source).value) };
}

/** Creates a form: data schema, content and table. `from` is the file of a JSON Schema that exists. */
export function formStarter(requested: string | undefined, root: string, from?: string): Starter {
  const name = checkName('form', requested);
  const file = `schemas/forms/${name}.schema.json`;
  const written = formatJson(starterSchema(name));
  const { schema, text } = from
    ? readSchema(path.resolve(from))
    : { schema: readDataSchema({ path: file, text: written }), text: written };
  const content = formContentFrom(schema, name);
  const table = expectedTable(schema.core, completeDestination(name, schema.core, undefined));
  return {
    files: {
      [file]: text,
      [`content/forms/${name}.json`]: formatJson(content),
      ...createMigration(name, table, migrationNames(root), new Date()),
    },
    next: [
      from
        ? `Read the texts in content/forms/${name}.json: labels and hints are the titles and descriptions of ${path.basename(from)}.`
        : `Describe the submitted data in ${file}, and write its fields and texts in content/forms/${name}.json.`,
      `After each change of ${file}, run: npm run new migration ${name}`,
      `Open /_gallery#forms while "npm start" runs, to read all texts of the form.`,
      `Use it on a page: { "type": "form", "form": "${name}" }`,
    ],
  };
}
