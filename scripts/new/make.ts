import { compile } from '../../src/compiler/compile.ts';
import { formatDiagnostics } from '../../src/compiler/report/format-diagnostic.ts';
import { loadContent } from '../content/load-content.ts';
import { ROOT } from '../content/root.ts';
import { generate } from '../generate/generate.ts';
import { blockStarter } from './block.ts';
import { formStarter } from './form.ts';
import { migrationStarter } from './migration.ts';
import { pageStarter } from './page.ts';
import { recordStarter } from './record.ts';
import type { NewRequest } from './request.ts';
import { type Starter, UsageError, writeStarter } from './starter.ts';

const USAGE = `npm run new page <address>   a page, for example: npm run new page /courses/first-aid
npm run new block <name>     a block, for example: npm run new block price-table
npm run new record <type>    a record, for example: npm run new record people ada-lovelace
npm run new form <name>      a form with its table, for example: npm run new form callback
npm run new migration <form>  the migration that a changed form needs, for example: npm run new migration quote

Options of a page: -- --title "…" --description "…". Option of a record: -- --title "…".
Options of a block: -- --description "…" --records <type>, whose records it lists.
Option of a form: -- --from <file>, an existing JSON Schema.`;

async function createStarter(request: NewRequest, root: string): Promise<Starter> {
  const { kind, name } = request;
  const input = loadContent(root);
  const { schemaDiagnostics: faults = [] } = input;
  if (faults.length > 0) throw new UsageError(`${formatDiagnostics(faults)}\n\nNothing was written.`);
  if (kind === 'page') return pageStarter(request, input, compile(input));
  if (kind === 'block') return blockStarter(request, input);
  if (kind === 'record') return recordStarter(request, input);
  if (kind === 'form') return formStarter(name, root, request.from);
  if (kind === 'migration') return migrationStarter(name, root);
  throw new UsageError(`Choose what to create:\n${USAGE}`);
}

/** Writes a page, block, record, form or migration that passes `npm run check`. Returns the message for the author. */
export async function make(request: NewRequest, root = ROOT): Promise<string> {
  const starter = await createStarter(request, root);
  if (Object.keys(starter.files).length === 0) return 'Nothing to do: the table fits the form.';
  writeStarter(root, starter);
  const isContent = ['page', 'record', 'migration'].includes(request.kind ?? '');
  const generated = isContent ? [] : await generate(root);
  const files = [...Object.keys(starter.files), ...generated];
  const diagnostics = compile(loadContent(root)).diagnostics.filter(({ file }) => file in starter.files);
  const parts = [
    `Written:\n${files.map((file) => `  ${file}`).join('\n')}`,
    `Next:\n${starter.next.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`,
    formatDiagnostics(diagnostics),
  ];
  return parts.filter(Boolean).join('\n\n');
}
