import { formatDiagnostic } from '../../../src/compiler/report/format-diagnostic.ts';
import type { Mode } from '../../../src/compiler/site-index/rule.ts';
import type { Compiled, CompileInput, Diagnostic } from '../../../src/compiler/types.ts';
import { compile } from '../../../src/core/compile.ts';
import { type Files, inputOf } from '../../support/small-site/site.ts';

/** Compiles a small valid project. The given files and inputs replace those of the project. */
export function compileFiles(files: Files, input: Partial<CompileInput> = {}, mode: Mode = 'dev'): Compiled {
  return compile(inputOf(files, input), mode);
}

/** Returns the characters that a diagnostic highlights, in a file of content/, in a schema or in a component. */
export function highlightedIn(
  { file, line, column, length }: Diagnostic,
  { files, formSchemas = {}, schemaSources }: CompileInput,
): string {
  const modules = schemaSources?.blocks.flatMap((block) => block.modules.map(({ source }) => source)) ?? [];
  const sources = [...Object.values(formSchemas), ...files, ...(schemaSources?.files ?? []), ...modules];
  const text = sources.find(({ path }) => path === file)?.text ?? '';
  const rest = text
    .split('\n')
    .slice(line - 1)
    .join('\n');
  const [first = '', ...more] = rest.slice(column - 1, column - 1 + length).split('\n');
  return more.length > 0 ? `${first} …` : first;
}

/** A diagnostic on one line: location, code, message and hint. */
export const onOneLine = (diagnostic: Diagnostic) =>
  formatDiagnostic(diagnostic)
    .replace('  ', ' ')
    .replaceAll(/\n {2}/g, ' | ');

/** The errors of a project, each on one line that ends with the characters that it highlights. */
export function errorsOf(files: Files): string[] {
  return compileFiles(files)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map((one) => `${onOneLine(one)} | >> ${highlightedIn(one, inputOf(files))}`);
}
