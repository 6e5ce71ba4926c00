import path from 'node:path';
import type { Change } from '@json-site/compiler/diagnostics';
import { fixSite } from '@json-site/compiler/project';
import type { CompileInput } from '@json-site/compiler/types';
import { count, printable } from '@json-site/compiler/words';
import { filesBelow, readBytes, readSource, writeAtOnce } from '@json-site/content/files';
import { siteFolder } from '@json-site/content/folders';
import { compilePublished, loadContent } from '@json-site/content/site';
import { type CheckOptions, modeOf } from './options.ts';
import { formatContent } from './tools.ts';

/** The lines that two texts do not share at their beginning and at their end. */
function changedLines(before: string, after: string): { removed: string[]; added: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old.at(-1 - end) === now.at(-1 - end)) end++;
  return { removed: old.slice(start, old.length - end), added: now.slice(start, now.length - end) };
}

/** Formats a change: the location and code of the diagnostic, and the lines before and after. */
function formatChange({ diagnostic: { line, column, code, fix }, file, before, after }: Change): string {
  const head = `${printable(file)}:${line}:${column}  ${code} (fixed)`;
  if (fix?.kind === 'encoding') return `${head}\n  Saved as UTF-8; it was ${fix.from}.`;
  const { removed, added } = changedLines(before, after);
  const lines = [...removed.map((one) => `- ${one.trim()}`), ...added.map((one) => `+ ${one.trim()}`)];
  return [head, ...lines.map((one) => `  ${printable(one)}`)].join('\n');
}

/** The text of every JSON file of the content. */
function textsOfContent(root: string): Map<string, string> {
  const files = filesBelow(root, 'content').filter((file) => file.endsWith('.json'));
  return new Map(files.map((file) => [file, readSource(root, file).text]));
}

/** Fixes the content, formats it and prints each change. */
export async function fixContent(options: CheckOptions): Promise<void> {
  const root = siteFolder();
  const diagnosticsOf = (input: CompileInput) => compilePublished(root, input, modeOf(options)).diagnostics;
  const { files, changes } = fixSite(loadContent(root), diagnosticsOf, (file) => readBytes(root, file).bytes);
  for (const [file, text] of files) writeAtOnce(path.join(root, file), text);
  const before = textsOfContent(root);
  await formatContent();
  const formatted = [...textsOfContent(root)].flatMap(([file, text]) =>
    text === before.get(file) ? [] : [file],
  );
  const printed = [
    ...changes.map(formatChange),
    ...(formatted.length > 0
      ? [`Formatted ${count(formatted.length, 'file')}: ${formatted.join(', ')}`]
      : []),
  ];
  // stdout contains only the report in the formats for programs.
  const print = options.format === 'text' ? console.log : console.error;
  if (printed.length > 0) print(`${printed.join('\n\n')}\n`);
}
