import { existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isRoot, whileReadOnly, withMount } from '../../../tests/support/mounts.ts';
import { brokenPages, NEW, OLD, readSiteFiles, type SiteFiles } from '../../../tests/support/two-sites.ts';
import { writeFiles } from '../../content/write-files.ts';
import { publishBuild } from './publish.ts';

/** Counts the calls that change files, and ends the process or fails at one of them. */
const disk = vi.hoisted(() => ({
  isCounted: false,
  changes: 0,
  /** The process is killed instead of this change. */
  killedAt: Number.POSITIVE_INFINITY,
  /** The disk is full from this copy on. */
  fullAt: Number.POSITIVE_INFINITY,
  copies: 0,
  /** Files of the build cannot be renamed, as if dist/ were on another file system. */
  isMounted: false,
  isReadOnly: false,
}));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const fail = (code: string) =>
    Object.assign(new Error(`${code}: failed`), { code, syscall: 'write', path: 'dist/file' });
  type Change =
    | 'renameSync'
    | 'mkdirSync'
    | 'rmSync'
    | 'rmdirSync'
    | 'unlinkSync'
    | 'copyFileSync'
    | 'cpSync';
  const counted = (name: Change) =>
    [
      name,
      (...args: unknown[]) => {
        if (disk.isCounted) {
          // A process that was killed changes nothing any more, whatever its code would do.
          if (disk.changes >= disk.killedAt) throw fail('KILLED');
          disk.changes += 1;
          if (/^(?:copyFile|cp)Sync$/.test(name)) disk.copies += 1;
          if (disk.copies > disk.fullAt && name !== 'rmSync') throw fail('ENOSPC');
          const isBuilt = name === 'renameSync' && /[\\/]built[\\/]/.test(String(args[0]));
          if (disk.isReadOnly) throw fail('EROFS');
          if (disk.isMounted && isBuilt) throw fail('EXDEV');
        }
        return Reflect.apply(fs[name], fs, args);
      },
    ] as const;
  const names: Change[] = [
    'renameSync',
    'mkdirSync',
    'rmSync',
    'rmdirSync',
    'unlinkSync',
    'copyFileSync',
    'cpSync',
  ];
  const changed = Object.fromEntries(names.map(counted));
  return { ...fs, ...changed, default: { ...fs, ...changed } };
});

let root: string;
let built: string;
let dist: string;

/** Publishes a site, as a build does. */
function publishSite(site: SiteFiles, kept: readonly string[] = []): void {
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built);
  writeFiles(built, site);
  disk.isCounted = true;
  try {
    publishBuild(built, dist, kept);
  } finally {
    disk.isCounted = false;
  }
}

/** The files of dist/ without those that a killed build has left there to be moved. */
function published(): SiteFiles {
  return Object.fromEntries(Object.entries(readSiteFiles(dist)).filter(([file]) => !file.startsWith('.')));
}

/** Returns a function that says whether none of these files was replaced. */
function timesOf(...files: string[]): () => boolean {
  const numbers = () => files.map((file) => lstatSync(path.join(dist, file)).ino).join();
  const before = numbers();
  return () => numbers() === before;
}

function messageOf(run: () => void): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'publish-'));
  built = path.join(root, 'built');
  dist = path.join(root, 'dist');
  const unlimited = Number.POSITIVE_INFINITY;
  Object.assign(disk, {
    changes: 0,
    copies: 0,
    killedAt: unlimited,
    fullAt: unlimited,
    isMounted: false,
    isReadOnly: false,
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe.each([
  ['beside the build', false],
  ['on another file system', true],
])('a folder %s', (_, isMounted) => {
  beforeEach(() => {
    publishSite(OLD);
    Object.assign(disk, { isMounted, changes: 0, copies: 0 });
  });

  test('contains the new site and nothing else, without empty folders', () => {
    publishSite(NEW);
    expect(readSiteFiles(dist)).toEqual(NEW);
    expect(existsSync(path.join(dist, 'gone'))).toBe(false);
    publishSite(OLD);
    expect(readSiteFiles(dist)).toEqual(OLD);
  });

  test('answers every old address whenever the build is killed, and the next build completes it', () => {
    publishSite(NEW);
    const { changes } = disk;
    expect(changes).toBeGreaterThan(0);
    for (let killedAt = 0; killedAt < changes; killedAt += 1) {
      disk.killedAt = Number.POSITIVE_INFINITY;
      rmSync(dist, { recursive: true });
      writeFiles(dist, OLD);
      Object.assign(disk, { changes: 0, killedAt });
      expect(messageOf(() => publishSite(NEW))).not.toBe('');
      const files = published();
      const isComplete = Object.entries(NEW).every(([file, text]) => files[file] === text);
      for (const [file, text] of Object.entries(OLD).filter(([name]) => name.endsWith('.html'))) {
        if (!(isComplete && !(file in NEW)))
          expect([text, NEW[file]], `${file}, ${killedAt}`).toContain(files[file]);
      }
      expect(brokenPages(files), `killed at ${killedAt}`).toEqual([]);
      disk.killedAt = Number.POSITIVE_INFINITY;
      publishSite(NEW);
      expect(readSiteFiles(dist), `after ${killedAt}`).toEqual(NEW);
    }
  });
});

test('files that the new site keeps are left alone, and their folders with them', () => {
  publishSite({ ...OLD, 'kept/page.html': 'kept' });
  const isSame = timesOf('kept/page.html', 'media/same.svg');
  const { 'media/same.svg': _, ...written } = NEW;
  publishSite(written, ['kept/page.html', 'media/same.svg']);
  expect(isSame()).toBe(true);
  expect(published()).toEqual({ ...NEW, 'kept/page.html': 'kept' });
});

test('a first build that was killed is completed by the next one', () => {
  publishSite(NEW);
  const { changes } = disk;
  for (let killedAt = 0; killedAt < changes; killedAt += 1) {
    rmSync(dist, { recursive: true });
    Object.assign(disk, { changes: 0, killedAt });
    expect(messageOf(() => publishSite(NEW))).not.toBe('');
    expect(brokenPages(existsSync(dist) ? published() : {})).toEqual([]);
    disk.killedAt = Number.POSITIVE_INFINITY;
    publishSite(NEW);
    expect(readSiteFiles(dist)).toEqual(NEW);
  }
});

test('a disk that fills up while the files are copied leaves whole pages, and the next build completes them', () => {
  for (let fullAt = 0; fullAt < 4; fullAt += 1) {
    rmSync(dist, { recursive: true, force: true });
    writeFiles(dist, OLD);
    Object.assign(disk, { isMounted: true, copies: 0, fullAt });
    const message = messageOf(() => publishSite(NEW));
    expect(message).toContain('the disk is full');
    expect(message).toContain('whole pages of the previous and of the new build');
    expect(brokenPages(published())).toEqual([]);
    Object.assign(disk, { copies: 0, fullAt: Number.POSITIVE_INFINITY });
    publishSite(NEW);
    expect(readSiteFiles(dist)).toEqual(NEW);
  }
});

test('what a killed build has left in a folder that is read-only now hides no message', () => {
  publishSite(OLD);
  writeFiles(dist, { '.incoming/index.html': 'unfinished' });
  Object.assign(disk, { changes: 0, isReadOnly: true });
  expect(messageOf(() => publishSite(NEW))).toContain('the file system is read-only');
});

test('a folder with files of somebody else is left alone', () => {
  writeFiles(root, { 'dist/thesis.doc': 'years of work' });
  expect(messageOf(() => publishSite(NEW))).toContain('no earlier build');
  expect(readSiteFiles(dist)).toEqual({ 'thesis.doc': 'years of work' });
});

test('a link to another folder is neither followed nor removed', () => {
  writeFiles(root, { 'elsewhere/photo.jpg': 'mine' });
  publishSite({ '404.html': '' });
  symlinkSync(path.join(root, 'elsewhere'), path.join(dist, 'media'));
  const message = messageOf(() => publishSite(NEW));
  expect(message).toContain('media is in the way');
  expect(readSiteFiles(path.join(root, 'elsewhere'))).toEqual({ 'photo.jpg': 'mine' });
  expect(lstatSync(path.join(dist, 'media')).isSymbolicLink()).toBe(true);
});

test('the git folder of a branch that is deployed stays', () => {
  publishSite(OLD);
  writeFiles(root, { 'dist/.git': 'gitdir: elsewhere' });
  publishSite(NEW);
  expect(readSiteFiles(dist)).toEqual({ ...NEW, '.git': 'gitdir: elsewhere' });
});

if (!isRoot)
  console.log('publish.test.ts: only root may mount a file system; here a full one was simulated.');

test('a read-only folder is reported, and stays as it is', () => {
  publishSite(OLD);
  whileReadOnly(dist, () => {
    const message = messageOf(() => publishSite(NEW));
    expect(message).toMatch(/dist\S* cannot be written: (?:the file system is read-only|this user may not)/);
    expect(message).toContain('still holds the previous build');
  });
  expect(readSiteFiles(dist)).toEqual(OLD);
});

test.runIf(isRoot)('a mounted folder without space for the new site keeps whole pages', () => {
  mkdirSync(dist);
  withMount(dist, 'size=200k', () => {
    const large = (letter: string) => ({ [`media/${letter}.svg`]: letter.repeat(90_000) });
    publishSite({ ...OLD, ...large('a') });
    const message = messageOf(() => publishSite({ ...NEW, ...large('b'), ...large('c') }));
    expect(message).toContain('the disk is full');
    expect(brokenPages(published())).toEqual([]);
    // Files that stay the same need no space.
    publishSite({ ...NEW, ...large('a') });
    expect(readSiteFiles(dist)).toEqual({ ...NEW, ...large('a') });
  });
});
