import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ReportPart } from '../../src/compiler/report/format-report.ts';
import { ROOT } from '../content/project.ts';
import { staleFiles } from '../generate/generate.ts';

/** Runs a tool of node_modules beside this process and waits for what it prints. */
function tool(name: string, file: string, args: string[], mend: string): Promise<ReportPart> {
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

/** The types of the code. `isPlain`: without colours and pictures, for a log. */
export function checkTypes(isPlain: boolean): Promise<ReportPart> {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  const args = [
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/types.tsbuildinfo',
    '--pretty',
    String(!isPlain),
  ];
  return tool('types', 'typescript/bin/tsc', args, 'errors');
}

/** Form and habits of code and content. */
export function checkLint(isPlain: boolean): Promise<ReportPart> {
  const colours = ['--colors', !isPlain && process.stdout.isTTY ? 'force' : 'off'];
  const args = isPlain ? ['ci', '--colors=off'] : ['check', '--max-diagnostics=none', ...colours];
  return tool('lint', '@biomejs/biome/bin/biome', args, 'problems; "npx biome check --write" mends most');
}

/** Whether generated files are what their sources say. */
export async function checkGenerated(): Promise<ReportPart> {
  const stale = await staleFiles();
  const lines = stale.map((file) => `${file}  is not what its sources say. Run: npm run generate`);
  const passed = stale.length === 0;
  return { name: 'generated', passed, output: lines.join('\n'), summary: passed ? 'ok' : 'stale' };
}
