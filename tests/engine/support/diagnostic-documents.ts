import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compareTablesOf } from '../../../scripts/backend/tables/check-tables.ts';
import { namesIn } from '../../../scripts/content/read-files.ts';
import { ROOT } from '../../../scripts/root.ts';
import type { Mode } from '../../../src/compiler/site-index/rule.ts';
import type { CompileInput, Diagnostic } from '../../../src/compiler/types.ts';
import { compile } from '../../../src/core/compile.ts';
import { type DocumentedFile, documentedSite } from './documented-site.ts';

const FOLDER = 'docs/diagnostics';

/** The codes that have a document. */
export const DOCUMENTED_CODES = namesIn(ROOT, FOLDER).map((name) => path.basename(name, '.md'));

/** Wrong files, and the whole output for them: the compiler reports nothing else. */
export interface DocumentedExample {
  code: string;
  title: string;
  input: CompileInput;
  mode: Mode;
  output: string;
  /** The characters that the diagnostic highlights, if the document says so. `…` replaces further lines. */
  highlighted: string | undefined;
}

/** The parts of a document, each as one line. */
export interface DiagnosticDocument {
  title: string;
  /** The severity, the summary and the mode. */
  summary: string;
  reason: string;
  remedy: string;
  examples: DocumentedExample[];
}

/** `⟨U+202E⟩` is an invisible character. */
const withHidden = (text: string) =>
  text.replace(/⟨U\+([0-9A-F]{4,5})⟩/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));

/** A line with a path and perhaps a note, and a code block if the line ends with a colon. */
const FILE = /^`([^`\n]+)`(?: \(([^)\n]+)\))?(?:$|:\n\n```(\w+)\n([\s\S]*?)\n```$)/gm;
const OUTPUT = /^Output(.*):\n\n```text\n([\s\S]*?)\n```$/m;
const HIGHLIGHTED = /^Highlighted: (?:`` (.+) ``|`(.+)`)$/m;

function readExample(code: string, section: string): DocumentedExample {
  const [title = ''] = section.split('\n');
  const [, where = '', output] = OUTPUT.exec(section) ?? [];
  if (output === undefined) throw new Error(`${FOLDER}/${code}.md: "${title}" has no output.`);
  const unread = section.replace(OUTPUT, '').replace(FILE, '').replace(HIGHLIGHTED, '').split('\n').slice(1);
  const [line] = unread.filter((one) => one !== '');
  if (line !== undefined)
    throw new Error(`${FOLDER}/${code}.md: "${title}" has a line without a meaning: ${line}`);
  const files = [...section.matchAll(FILE)].map(
    ([, file = '', note = '', language = '', text = '']): DocumentedFile => ({
      path: file,
      note,
      text: withHidden(text),
      isChange: language === 'diff',
    }),
  );
  const [, day] = /\bon (\d+ \w+ \d{4})/.exec(where) ?? [];
  const [, quoted, plain = quoted] = HIGHLIGHTED.exec(section) ?? [];
  return {
    code,
    title,
    input: documentedSite(files, {
      hasFewBlocks: where.includes('eight blocks'),
      now: day === undefined ? undefined : Date.parse(`${day} UTC`),
    }),
    mode: where.includes('--launch') ? 'launch' : where.includes('continuous integration') ? 'ci' : 'dev',
    output: withHidden(output),
    highlighted: plain && withHidden(plain),
  };
}

/** Reads the document of a code. */
export function readDocument(code: string): DiagnosticDocument {
  const text = readFileSync(path.join(ROOT, FOLDER, `${code}.md`), 'utf8');
  const [head = '', ...sections] = text.split(/^## /m);
  const [title = '', summary = '', reason = '', remedy = ''] = head
    .split('\n\n')
    .map((paragraph) => paragraph.trim().replaceAll('\n', ' '));
  return {
    title,
    summary,
    reason,
    remedy,
    examples: sections.map((section) => readExample(code, section)),
  };
}

/** The diagnostics of an example. PostgreSQL compares the tables of those that concern them. */
export async function diagnosticsOf({ code, input, mode }: DocumentedExample): Promise<Diagnostic[]> {
  const { diagnostics } = compile(input, mode);
  return code === 'table-mismatch' ? [...diagnostics, ...(await compareTablesOf(input))] : diagnostics;
}
