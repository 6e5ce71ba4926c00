import { compile } from '../../../src/compiler/compile.ts';
import { formatDiagnostic } from '../../../src/compiler/report/format-diagnostic.ts';
import type { Mode } from '../../../src/compiler/rules/rule.ts';
import { loadSchemas } from '../../../src/compiler/schema/load-schemas.ts';
import type { Compiled, CompileInput, Diagnostic, MediaFile } from '../../../src/compiler/types.ts';
import { SCHEMAS } from './schemas.ts';

/** Path relative to content/ → text. Null removes a file of the valid project. */
export type Files = Record<string, string | null>;

const page = (title: string, description = 'About it.') =>
  JSON.stringify({ title, description, blocks: [{ type: 'hero', heading: title }] });

const VALID: Files = {
  'site.json': JSON.stringify({ url: 'https://www.example.org', logo: 'van.svg', sharedBlocks: [] }),
  'theme.json': '{}',
  'pages/index.json': page('Start'),
  'pages/404.json': page('Not here', 'Where to go from here.'),
};

/** The only media file of the valid project. */
export const VAN: MediaFile = { name: 'van.svg', src: '/media/van.svg', bytes: 300, width: 40, height: 20 };

/** The compiler's input of a small valid project. The given files and inputs replace those of the project. */
export function inputOf(files: Files, input: Partial<CompileInput> = {}): CompileInput {
  const all = Object.entries({ ...VALID, ...files });
  return {
    files: all.flatMap(([path, text]) => (text === null ? [] : [{ path: `content/${path}`, text }])),
    media: [VAN],
    icons: { book: [['path', { d: 'M1 1h2' }]], map: [['path', { d: 'M2 2h2' }]] },
    schemas: SCHEMAS,
    ...(input.schemaSources && {
      schemaDiagnostics: loadSchemas(input.schemaSources).schemaDiagnostics,
    }),
    ...input,
  };
}

/** Compiles a small valid project. The given files and inputs replace those of the project. */
export function compileFiles(files: Files, input: Partial<CompileInput> = {}, mode: Mode = 'dev'): Compiled {
  return compile(inputOf(files, input), mode);
}

/** Builds a page with a main heading and the given blocks, indented by two spaces. */
export function pageWith(...blocks: unknown[]): string {
  const all = [{ type: 'hero', heading: 'Start' }, ...blocks];
  return JSON.stringify({ title: 'Start', description: 'About it.', blocks: all }, null, 2);
}

/** Returns the characters that a diagnostic highlights, in a file of content/, in a schema or in a component. */
export function highlightedText(
  { file, line, column, length }: Diagnostic,
  files: Files,
  input: Partial<CompileInput> = {},
): string {
  const { formSchemas = {}, schemaSources, files: sources = [] } = input;
  const modules = schemaSources?.blocks.flatMap(({ modules }) => modules.map(({ source }) => source)) ?? [];
  const others = [...Object.values(formSchemas), ...sources, ...(schemaSources?.files ?? []), ...modules];
  const text =
    others.find(({ path }) => path === file)?.text ??
    { ...VALID, ...files }[file.replace('content/', '')] ??
    '';
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
    .map((one) => `${onOneLine(one)} | >> ${highlightedText(one, files)}`);
}
