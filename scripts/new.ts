import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { compile } from '../src/compiler/compile.ts';
import { formatDiagnostics } from '../src/compiler/report/format-diagnostic.ts';
import { loadContent } from './content/load-content.ts';
import { ROOT } from './content/project.ts';
import { generate } from './generate/generate.ts';
import { complete, readWish, type Wish } from './new/ask.ts';
import { blockStarter } from './new/block.ts';
import { formStarter } from './new/form.ts';
import { pageStarter } from './new/page.ts';
import { Refusal, type Starter, write } from './new/starter.ts';

const USAGE = `npm run new page <address>   a page, for example: npm run new page /services/training
npm run new block <name>     a block, for example: npm run new block price-table
npm run new form <name>      a form with its table, for example: npm run new form callback

A page takes -- --title "…" and --description "…", a block --description "…".`;

function starter(wish: Wish, root: string): Starter {
  const { kind, name } = wish;
  const input = loadContent(root);
  if (kind === 'page') return pageStarter(wish, input, compile(input));
  if (kind === 'block') return blockStarter(wish, input.schemas);
  if (kind === 'form') {
    const folder = path.join(root, 'supabase/migrations');
    return formStarter(name, existsSync(folder) ? readdirSync(folder) : []);
  }
  throw new Refusal(`Say what to make:\n${USAGE}`);
}

/** Writes a starter that passes the check. Returns what to tell the person who asked. */
export async function make(wish: Wish, root = ROOT): Promise<string> {
  const made = starter(wish, root);
  write(root, made);
  const derived = wish.kind === 'page' ? [] : await generate(root);
  const files = [...Object.keys(made.files), ...derived];
  const own = compile(loadContent(root)).diagnostics.filter(({ file }) => file in made.files);
  const parts = [
    `Written:\n${files.map((file) => `  ${file}`).join('\n')}`,
    `Next:\n${made.next.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`,
    formatDiagnostics(own),
  ];
  return parts.filter(Boolean).join('\n\n');
}

if (process.argv[1] === import.meta.filename) {
  try {
    console.log(await make(await complete(readWish(process.argv.slice(2)))));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
