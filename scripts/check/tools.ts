import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ReportPart } from '../../src/compiler/report/format-report.ts';
import { packageFolder, siteFolder } from '../content/folders.ts';
import { outputOf } from '../content/output-of.ts';
import { IS_CI, type ReportFormat } from './options.ts';

const BIOME = ['@biomejs/biome', 'bin/biome'] as const;

/** Runs a tool of node_modules in a separate process. `failed` is the summary if the tool fails. */
async function runTool(
  name: string,
  [owner, file]: readonly [owner: string, file: string],
  args: string[],
  failed: string,
): Promise<ReportPart> {
  const tool = path.join(packageFolder(owner), file);
  const { status, output } = await outputOf(spawn(process.execPath, [tool, ...args], { cwd: siteFolder() }));
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

/** Runs Biome on code and content. */
function checkLint(isPlain: boolean): Promise<ReportPart> {
  const colours = ['--colors', !isPlain && process.stdout.isTTY ? 'force' : 'off'];
  const args = isPlain ? ['ci', '--colors=off'] : ['check', '--max-diagnostics=none', ...colours];
  const failed = 'errors; "npx biome check --write" fixes most of them';
  return runTool('lint', BIOME, args, failed);
}

/** Formats the content with Biome. A file that is not JSON stays as it is. */
export function formatContent(): Promise<ReportPart> {
  return runTool('format', BIOME, ['format', '--write', 'content'], 'errors');
}

/** Starts what checks types and lint. Each prints as text for a person unless `format` is for programs. */
export function startTools(format: ReportFormat): Promise<ReportPart>[] {
  const isPlain = IS_CI || format !== 'text';
  // Without settings of its own, a site would get Biome's.
  const hasSettings = existsSync(path.join(siteFolder(), 'biome.json'));
  return [checkTypes(isPlain), ...(hasSettings ? [checkLint(isPlain)] : [])];
}
