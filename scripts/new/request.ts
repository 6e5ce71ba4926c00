import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { UsageError } from './starter.ts';

/** The arguments of `npm run new`. Texts that are not given become placeholders, which `--launch` reports. */
export interface NewRequest {
  kind: string | undefined;
  name: string | undefined;
  /** The id of a record; `name` is its collection. */
  id?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  /** The file of a JSON Schema from which a form is made. */
  from?: string | undefined;
  /** The collection that a block lists. */
  records?: string | undefined;
  help?: boolean | undefined;
}

/** The kinds of starters, and the question for the name of each. */
const NAME_QUESTIONS = {
  page: 'Address, for example /courses/first-aid: ',
  block: 'Name, for example price-table: ',
  record: 'Collection, which is a folder of content/: ',
  form: 'Name, for example callback: ',
  migration: 'Form, for example contact: ',
  rule: 'Name, which is the code of its diagnostics, for example loud-title: ',
};

export type Kind = keyof typeof NAME_QUESTIONS;

export const isKind = (kind = ''): kind is Kind => Object.hasOwn(NAME_QUESTIONS, kind);

export const NEW_HELP = `npm run new [-- <kind> <name> [<options>]]

  page <address>        a page in content/pages/
  block <name>          a block in src/site/blocks/
  record <type> [<id>]  a record in content/<type>/, for example: record people ada-lovelace
  form <name>           a form: its data schema, its texts and its table
  migration <form>      the change of the table that a changed data schema needs
  rule <name>           a rule for the content of this site in src/site/rules/

  --title <text>        title of a page or record
  --description <text>  description of a page or block
  --records <type>      makes a block that lists the records of a collection
  --from <file>         makes the form of a JSON Schema that exists, in JSON or YAML: titles and descriptions become
                        labels and hints. Of an OpenAPI file: --from api.json#/components/schemas/Pet

On a terminal it asks for what is missing. It never overwrites a file.`;

export function readRequest(args: string[]): NewRequest {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        description: { type: 'string' },
        from: { type: 'string' },
        records: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    const [kind, name, ...rest] = positionals;
    const [id, ...more] = kind === 'record' ? rest : [undefined, ...rest];
    if (more.length > 0)
      throw new UsageError(
        `Unexpected arguments: ${more.join(' ')}. Put a title of several words in "quotes".`,
      );
    return { kind, name, ...(id !== undefined && { id }), ...values };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError((error as Error).message);
  }
}

/** Asks for a missing kind or name, if the input is a terminal. */
export async function askMissing(
  request: NewRequest,
  { stdin: input, stdout: output }: Pick<NodeJS.Process, 'stdin' | 'stdout'> = process,
): Promise<NewRequest> {
  if ((request.kind && request.name) || !input.isTTY) return request;
  const terminal = createInterface({ input, output });
  try {
    let { kind, name } = request;
    while (!isKind(kind)) {
      kind = (
        await terminal.question(`What do you want to create (${Object.keys(NAME_QUESTIONS).join(', ')})? `)
      ).trim();
    }
    while (!name) name = (await terminal.question(NAME_QUESTIONS[kind])).trim();
    return { ...request, kind, name };
  } finally {
    terminal.close();
  }
}
