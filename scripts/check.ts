import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from '../src/content/compile.ts';
import { formatAnnotations, formatDiagnostics, summarise } from '../src/content/format-diagnostic.ts';
import { findPlaceholders } from '../src/content/placeholders.ts';
import { staleFiles } from './generate.ts';
import { loadContent } from './lib/load-content.ts';
import { ROOT } from './lib/project.ts';

/** What one part of the check has to say. */
interface Result {
  name: string;
  passed: boolean;
  output: string;
  summary: string;
}

const IN_CI = process.env['GITHUB_ACTIONS'] === 'true';

/** Runs a tool of node_modules beside this process and waits for what it prints. */
function tool(name: string, file: string, args: string[], mend: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', file), ...args], { cwd: ROOT });
    let output = '';
    const collect = (part: Buffer) => {
      output += part.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (status) => {
      const passed = status === 0;
      resolve({ name, passed, output: passed ? '' : output.trim(), summary: passed ? 'ok' : mend });
    });
  });
}

function types(): Promise<Result> {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  const args = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo', '--pretty', String(!IN_CI)];
  return tool('types', 'typescript/bin/tsc', args, 'errors');
}

function lint(): Promise<Result> {
  const colours = ['--colors', process.stdout.isTTY ? 'force' : 'off'];
  const args = IN_CI ? ['ci'] : ['check', '--max-diagnostics=none', ...colours];
  return tool('lint', '@biomejs/biome/bin/biome', args, 'problems; "npx biome check --write" mends most');
}

async function generated(): Promise<Result> {
  const stale = await staleFiles();
  const output = stale
    .map((file) => `${file}  is not what its sources say. Run: npm run generate`)
    .join('\n');
  return {
    name: 'generated',
    passed: stale.length === 0,
    output,
    summary: stale.length === 0 ? 'ok' : 'stale',
  };
}

function content(launch: boolean): Result {
  const input = loadContent();
  const found = compile(input).diagnostics;
  const diagnostics = launch ? [...found, ...findPlaceholders(input.files)] : found;
  const parts = [
    formatDiagnostics(diagnostics),
    ...(IN_CI ? [formatAnnotations(diagnostics)] : []),
    ...(diagnostics.length > 0 ? ['Each code is explained in docs/diagnostics.md.'] : []),
  ];
  return {
    name: 'content',
    passed: diagnostics.every(({ severity }) => severity === 'warning'),
    output: parts.filter(Boolean).join('\n\n'),
    summary: diagnostics.length === 0 ? 'ok' : summarise(diagnostics),
  };
}

function print({ output }: Result): void {
  if (output) console.log(`${output}\n`);
}

const { values } = parseArgs({ options: { content: { type: 'boolean' }, launch: { type: 'boolean' } } });
const started = performance.now();
const tools = values.content ? [] : [types(), lint()];
const results = [content(values.launch ?? false)];
results.forEach(print);
if (!values.content) {
  // One after the other as they stand here, so that two runs over the same files print the same.
  for (const part of [generated(), ...tools]) {
    const result = await part;
    print(result);
    results.push(result);
  }
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const line = results.map(({ name, summary }) => `${name}: ${summary}`).join(' · ');
const passed = results.every((result) => result.passed);
console.log(`${passed ? 'Checked' : 'Not passed'}. ${line} (${seconds} s)`);
process.exitCode = passed ? 0 : 1;
