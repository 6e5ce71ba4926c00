import { compile } from '../../../src/compiler/compile.ts';
import { formatDiagnostic } from '../../../src/compiler/report/format-diagnostic.ts';
import type { Mode } from '../../../src/compiler/rules/rule.ts';
import type { Compiled, CompileInput, Diagnostic, MediaFile } from '../../../src/compiler/types.ts';
import { SCHEMAS } from './schemas.ts';

/** Path from content/ → text, or null for a file that is not there. */
export type Files = Record<string, string | null>;

const page = (title: string, description = 'About it.') =>
  JSON.stringify({ title, description, blocks: [{ type: 'hero', heading: title }] });

const SOUND: Files = {
  'site.json': JSON.stringify({ url: 'https://www.example.org', logo: 'van.svg', sharedBlocks: [] }),
  'pages/index.json': page('Start'),
  'pages/404.json': page('Not here', 'Where to go from here.'),
};

/** The one file of the sound project's media. */
export const VAN: MediaFile = { name: 'van.svg', src: '/media/van.svg', bytes: 300, width: 40, height: 20 };

/** Compiles a sound small project with the given files put in, and whatever else of the input is given. */
export function compileFiles(
  files: Files,
  input: Partial<CompileInput> = {},
  occasions: readonly Mode[] = [],
): Compiled {
  const all = Object.entries({ ...SOUND, ...files });
  const whole: CompileInput = {
    files: all.flatMap(([path, text]) => (text === null ? [] : [{ path: `content/${path}`, text }])),
    media: [VAN],
    icons: { book: [['path', { d: 'M1 1h2' }]], map: [['path', { d: 'M2 2h2' }]] },
    schemas: SCHEMAS,
    ...input,
  };
  return compile(whole, occasions);
}

/** A page with a main heading and the given blocks, two spaces of indentation. */
export function pageWith(...blocks: unknown[]): string {
  const all = [{ type: 'hero', heading: 'Start' }, ...blocks];
  return JSON.stringify({ title: 'Start', description: 'About it.', blocks: all }, null, 2);
}

/** The characters that a diagnostic points at. */
export function highlighted({ file, line, column, length }: Diagnostic, files: Files): string {
  const text = { ...SOUND, ...files }[file.replace('content/', '')] ?? '';
  const rest = text
    .split('\n')
    .slice(line - 1)
    .join('\n');
  const [first = '', ...more] = rest.slice(column - 1, column - 1 + length).split('\n');
  return more.length > 0 ? `${first} …` : first;
}

/** The errors as people read them, each followed by the characters that it points at. */
export function problemsOf(files: Files): string {
  return compileFiles(files)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map((one) => `${formatDiagnostic(one)}\n  >> ${highlighted(one, files)}`)
    .join('\n\n');
}
