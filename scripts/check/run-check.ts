import {
  formatDiagnostics,
  REPORT_FORMATS,
  type ReportPart,
  sortDiagnostics,
} from '@json-site/compiler/diagnostics';
import type { Diagnostic } from '@json-site/compiler/types';
import { printable } from '@json-site/compiler/words';
import { siteFolder } from '@json-site/content/folders';
import { loadContent } from '@json-site/content/site';
import { checkContent, checkFormTables, checkPictures } from './content.ts';
import { checkDoors } from './doors.ts';
import { checkGenerated } from './generated.ts';
import { type CheckOptions, IS_CI, IS_GITHUB, MOST_PER_CODE, modeOf } from './options.ts';

/** Names the document of the first diagnostic, and how the others are named. */
function documentsOf([first]: readonly Diagnostic[]): string {
  const example = first ? `, for example docs/diagnostics/${first.code}.md` : '';
  return `docs/diagnostics/<code>.md explains each code${example}.`;
}

/**
 * Checks the content and, unless only the content is asked for, the generated files. Waits for the tools and prints all
 * results. Returns the exit status.
 */
export async function checkProject(options: CheckOptions, tools: Promise<ReportPart>[]): Promise<number> {
  const { content, all, format } = options;
  const isText = format === 'text';
  const input = loadContent();
  const {
    part,
    diagnostics: ofContent,
    added,
    sentPictures: sent,
  } = checkContent(input, modeOf(options), IS_CI);
  const tables = await checkFormTables(input);
  const diagnostics = sortDiagnostics([...ofContent, ...tables.diagnostics, ...(await checkPictures(sent))]);
  if (isText && diagnostics.length > 0) {
    const list = formatDiagnostics(diagnostics, all ? undefined : MOST_PER_CODE);
    console.log(`${list}\n\n${documentsOf(diagnostics)}\n`);
  }
  if (isText && added.length > 0)
    console.log(`Added to content/published.json: ${printable(added.join(', '))}\n`);
  const parts = [part, tables.part];
  const others = content ? [] : [checkGenerated(), checkDoors(siteFolder()) ?? [], ...tools].flat();
  // Awaited in this order, so that two runs over the same files print the same output.
  for (const tool of others) {
    const result = await tool;
    if (result.output && (isText || format === 'github')) console.log(`${result.output}\n`);
    parts.push(result);
  }
  const forProgram = isText && IS_GITHUB ? 'github' : format;
  if (forProgram !== 'text' && (forProgram !== 'github' || diagnostics.length > 0))
    console.log(REPORT_FORMATS[forProgram](diagnostics, parts));
  const passed = parts.every((one) => one.passed);
  // Since the process began, loading included.
  const seconds = (performance.now() / 1000).toFixed(1);
  const summary = parts.map((one) => `${one.name}: ${one.summary}`).join(' · ');
  const closing = `${passed ? 'Checked' : 'Failed'}. ${summary} (${seconds} s)`;
  // stdout contains only the JSON document in the formats for programs.
  if (isText || format === 'github') console.log(closing);
  else console.error(closing);
  return passed ? 0 : 1;
}
