import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReportPart } from '@json-site/compiler/diagnostics';
import { count, printable } from '@json-site/compiler/words';
import { filesAt, keyOf, keyOfFiles, namesIn, outputOf } from '@json-site/content/files';
import { enginePackage, packageFolder, siteFolder } from '@json-site/content/folders';
import { IS_CI, type ReportFormat } from './options.ts';

const BIOME = ['@biomejs/biome', 'bin/biome'] as const;

/** Runs a tool of node_modules in a separate process. `failed` is the summary if the tool fails. */
async function runTool(
  name: string,
  [owner, file]: readonly [owner: string, file: string],
  args: string[],
  failed: string,
  cwd = siteFolder(),
): Promise<ReportPart> {
  const tool = path.join(packageFolder(owner), file);
  const { status, output } = await outputOf(spawn(process.execPath, [tool, ...args], { cwd }));
  const passed = status === 0;
  return { name, passed, output: passed ? '' : output.trim(), summary: passed ? 'ok' : failed };
}

/** Runs the TypeScript compiler. `isPlain` prints without colours and code frames, for a log. */
function checkTypes(isPlain: boolean): Promise<ReportPart> {
  mkdirSync(path.join(siteFolder(), '.cache'), { recursive: true });
  const args = [
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/types.tsbuildinfo',
    '--pretty',
    String(!isPlain),
  ];
  return runTool('types', ['typescript', 'bin/tsc'], args, 'errors');
}

/** The files and folders of a site that Biome may know, except its content. */
const outsideContent = (root: string) =>
  namesIn(root, '').filter(
    (name) => !name.startsWith('.') && !['content', 'node_modules', 'dist'].includes(name),
  );

/** Runs Biome on everything except the content, which has no code. */
function checkLint(isPlain: boolean): Promise<ReportPart> {
  const colours = ['--colors', !isPlain && process.stdout.isTTY ? 'force' : 'off'];
  const args = [
    ...(isPlain ? ['ci', '--colors=off'] : ['check', '--max-diagnostics=none', ...colours]),
    '--no-errors-on-unmatched',
    ...outsideContent(siteFolder()),
  ];
  return runTool('lint', BIOME, args, 'errors; "npx biome check --write" fixes most of them');
}

/** A file in the report of Biome that it would format otherwise. */
const UNFORMATTED = /^::error title=format,file=(.*?),line=/gm;

/** Checks the layout of the content, and names each file in one line: an author does not write layout by hand. */
export async function checkLayout(root = siteFolder()): Promise<ReportPart> {
  const args = [
    'format',
    '--reporter=github',
    '--max-diagnostics=none',
    '--colors=off',
    '--no-errors-on-unmatched',
    'content',
  ];
  const report = await runTool('layout', BIOME, args, '', root);
  const files = [...report.output.matchAll(UNFORMATTED)].map(([, file = '']) =>
    path.relative(root, path.resolve(root, file)).replaceAll(path.sep, '/'),
  );
  // The compiler reports a file that is not JSON.
  if (files.length === 0) return { ...report, passed: true, output: '', summary: 'ok' };
  const lines = [...new Set(files)].map(
    (file) => `${printable(file)}  has another layout. Run: npm run check -- --fix`,
  );
  return {
    ...report,
    output: lines.join('\n'),
    summary: `${count(lines.length, 'file')}; "npm run check -- --fix" formats them`,
  };
}

/** Formats the content with Biome. A file that is not JSON stays as it is. */
export function formatContent(): Promise<ReportPart> {
  return runTool('format', BIOME, ['format', '--write', 'content'], 'errors');
}

/** Where the code that passed last is remembered, as its hash. */
const PASSED = '.cache/passed-code';

/** The files of a site that types and lint depend on. No code imports content. */
export function codeFiles(root: string): string[] {
  const top = namesIn(root, '').filter((name) => /\.(?:ts|json)$|^\.gitignore$/.test(name));
  // npm writes the last one whenever it installs a package.
  const others = ['src', 'scripts', 'tests', 'supabase', 'schemas', 'node_modules/.package-lock.json'];
  return filesAt(root, [...top, ...others]);
}

/** Remembers the code if both parts pass. */
async function remember(code: string, file: string, parts: Promise<ReportPart>[]): Promise<void> {
  if ((await Promise.all(parts)).every(({ passed }) => passed)) writeFileSync(file, code);
}

/**
 * Starts what checks types, lint and the layout of the content. Each prints as text for a person unless `format` is for
 * programs. Code that has passed is not checked again: a maintainer who writes content waits for the content only.
 */
export function startTools(format: ReportFormat): Promise<ReportPart>[] {
  const isPlain = IS_CI || format !== 'text';
  const root = siteFolder();
  const file = path.join(root, PASSED);
  const code = keyOf(process.version, enginePackage().version, keyOfFiles(root, codeFiles(root)));
  if (existsSync(file) && readFileSync(file, 'utf8') === code) {
    const types = { name: 'types', passed: true, output: '', summary: 'ok' };
    const lint = { name: 'lint', passed: true, output: '', summary: 'ok' };
    return [Promise.resolve(types), Promise.resolve(lint), checkLayout()];
  }
  const parts = [checkTypes(isPlain), checkLint(isPlain)];
  remember(code, file, parts).catch(() => {
    // The caller that awaits its part reports a tool that could not start.
  });
  return [...parts, checkLayout()];
}
