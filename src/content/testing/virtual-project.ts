import { compile } from '../compile.ts';
import { formatDiagnostic } from '../format-diagnostic.ts';
import type { Compiled, Diagnostic } from '../types.ts';
import { SCHEMAS } from './schemas.ts';

/** Path from content/ → text, or null for a file that is not there. */
export type Files = Record<string, string | null>;

const page = (title: string) =>
  JSON.stringify({ title, description: 'About it.', blocks: [{ type: 'hero', heading: title }] });

const SOUND: Files = {
  'site.json': JSON.stringify({ url: 'https://www.example.org', everyPage: [] }),
  'pages/index.json': page('Start'),
  'pages/404.json': page('Not here'),
};

/** Compiles a sound small project with the given files put in. */
export function compileFiles(files: Files): Compiled {
  const all = Object.entries({ ...SOUND, ...files });
  return compile({
    files: all.flatMap(([path, text]) => (text === null ? [] : [{ path: `content/${path}`, text }])),
    media: [{ name: 'van.svg', src: '/media/van.svg', width: 40, height: 20 }],
    icons: { book: [['path', { d: 'M1 1h2' }]], map: [['path', { d: 'M2 2h2' }]] },
    schemas: SCHEMAS,
  });
}

/** A page with a main heading and the given blocks, two spaces of indentation. */
export function pageWith(...blocks: unknown[]): string {
  const all = [{ type: 'hero', heading: 'Start' }, ...blocks];
  return JSON.stringify({ title: 'Start', description: 'About it.', blocks: all }, null, 2);
}

function highlighted({ file, line, column, length }: Diagnostic, files: Files): string {
  const text = { ...SOUND, ...files }[file.replace('content/', '')] ?? '';
  const rest = text
    .split('\n')
    .slice(line - 1)
    .join('\n');
  const [first = '', ...more] = rest.slice(column - 1, column - 1 + length).split('\n');
  return more.length > 0 ? `${first} …` : first;
}

/** The problems as people read them, each followed by the characters that it points at. */
export function problemsOf(files: Files): string {
  return compileFiles(files)
    .diagnostics.map((one) => `${formatDiagnostic(one)}\n  >> ${highlighted(one, files)}`)
    .join('\n\n');
}
