import { formatDiagnostics } from '@json-site/compiler/diagnostics';
import type { CompileInput } from '@json-site/compiler/types';
import { siteFolder } from '@json-site/content/folders';
import { loadContent } from '@json-site/content/site';
import { compile } from '@json-site/core/compile';
import { generate } from '@json-site/generate/generate';
import { blockStarter } from './block.ts';
import { formStarter } from './form.ts';
import { migrationStarter } from './migration.ts';
import { pageStarter } from './page.ts';
import { recordStarter } from './record.ts';
import { isKind, type Kind, NEW_HELP, type NewRequest } from './request.ts';
import { ruleStarter } from './rule.ts';
import { type Starter, UsageError, writeStarter } from './starter.ts';

type Start = (request: NewRequest, input: CompileInput, root: string) => Starter | Promise<Starter>;

const STARTERS: Record<Kind, Start> = {
  page: (request, input) => pageStarter(request, input, compile(input)),
  block: blockStarter,
  record: recordStarter,
  form: ({ name, from }, _, root) => formStarter(name, root, from),
  migration: ({ name }, _, root) => migrationStarter(name, root),
  rule: ({ name }) => ruleStarter(name),
};

/** No generated file depends on them. */
const NOT_GENERATED_FROM: readonly Kind[] = ['page', 'record', 'migration', 'rule'];

/** Writes what `npm run new` asks for, so that it passes `npm run check`. Returns the message for the author. */
export async function make(request: NewRequest, root = siteFolder()): Promise<string> {
  const input = loadContent(root);
  const faults = input.schemaDiagnostics ?? [];
  if (faults.length > 0) throw new UsageError(`${formatDiagnostics(faults)}\n\nNothing was written.`);
  if (!isKind(request.kind)) throw new UsageError(`Choose what to create:\n${NEW_HELP}`);
  const starter = await STARTERS[request.kind](request, input, root);
  if (Object.keys(starter.files).length === 0) return 'Nothing to do: the table fits the form.';
  writeStarter(root, starter);
  const generated = NOT_GENERATED_FROM.includes(request.kind) ? [] : await generate(root);
  const files = [...Object.keys(starter.files), ...generated];
  const diagnostics = compile(loadContent(root)).diagnostics.filter(({ file }) => file in starter.files);
  const parts = [
    `Written:\n${files.map((file) => `  ${file}`).join('\n')}`,
    `Next:\n${starter.next.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`,
    formatDiagnostics(diagnostics),
  ];
  return parts.filter(Boolean).join('\n\n');
}
