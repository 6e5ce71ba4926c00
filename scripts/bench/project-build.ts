import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { payloadUrl } from '../../src/app/navigation/payload.ts';
import { ROOT } from '../content/project.ts';
import { NotMeasured } from './figure.ts';
import { writeNeutralProject } from './neutral/project.ts';
import { neutralContent } from './peers.ts';
import { run } from './run.ts';

/** A build as GNU time saw it. */
export interface Build {
  seconds: number;
  /** Peak of its largest process. */
  megabytes: number;
}

/** This renderer's project with so many pages of the neutral content. */
export async function neutralProject(peers: string, pages: number): Promise<string> {
  const folder = path.join(ROOT, '.cache/bench', String(pages));
  rmSync(folder, { recursive: true, force: true });
  writeNeutralProject(await neutralContent(peers, pages), folder);
  return folder;
}

const TRASH = path.join(ROOT, '.cache/bench/trash');

/**
 * Forgets what earlier builds have left. It is moved aside and not deleted: right after thousands of files were deleted
 * the file system takes several times as long to make others.
 */
export function makeCold(project: string): void {
  for (const made of ['.cache', 'dist']) {
    const folder = path.join(project, made);
    if (!existsSync(folder)) continue;
    mkdirSync(TRASH, { recursive: true });
    renameSync(folder, path.join(TRASH, `${path.basename(project)}-${made}-${Date.now()}`));
  }
}

/** Deletes what was moved aside. */
export function emptyTrash(): void {
  rmSync(TRASH, { recursive: true, force: true });
}

/** Builds a project. The peers' harness measures its builds with the same program. */
export async function buildProject(project: string): Promise<Build> {
  const command = ['-f', '@@ %e %M', process.execPath, 'scripts/run.mjs', 'build'];
  const { status, output } = await run('time', command, {
    cwd: project,
    env: { NODE_ENV: 'production' },
  }).catch(() => {
    throw new NotMeasured('GNU time is not installed (Debian: apt-get install time)');
  });
  if (status !== 0) throw new Error(`The build of ${project} failed:\n${output.slice(-3000)}`);
  const [, seconds, kilobytes] = /@@ ([\d.]+) (\d+)/.exec(output) ?? [];
  return {
    seconds: Number(seconds),
    megabytes: Math.round(Number(kilobytes) / 1000),
  };
}

/** The compressed copy of a file, where it has one: that is what visitors are sent. */
function sentAs(dist: string, file: string): string {
  return existsSync(path.join(dist, `${file}.br`)) ? `${file}.br` : file;
}

/** Hash and size, as sent, of all that the home page can load: its two files, every script and every style. */
export function entryOf(project: string): { hash: string; bytes: number } {
  const dist = path.join(project, 'dist');
  const assets = readdirSync(path.join(dist, 'assets'))
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => `assets/${name}`);
  const files = ['index.html', payloadUrl('/').slice(1), ...assets].map((file) => sentAs(dist, file));
  const hash = createHash('sha256');
  let bytes = 0;
  for (const file of files.sort()) {
    const content = readFileSync(path.join(dist, file));
    hash.update(`${file}\n`).update(content);
    bytes += content.length;
  }
  return { hash: hash.digest('hex'), bytes };
}
