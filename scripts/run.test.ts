import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { whileReadOnly } from '../tests/support/mounts.ts';
import { ROOT } from './content/root.ts';
import { writeFiles } from './prerender/write-files.ts';

test.each(['build', 'start', 'preview'])(
  '%s in a project that is read-only says so, without a stack',
  (command) => {
    const root = mkdtempSync(path.join(tmpdir(), 'read-only-'));
    mkdirSync(path.join(root, 'scripts'));
    cpSync(path.join(ROOT, 'scripts/run.mjs'), path.join(root, 'scripts/run.mjs'));
    // As npm leaves it after an installation.
    const installed = '{"packages":{}}';
    writeFiles(root, { 'package-lock.json': installed, 'node_modules/.package-lock.json': installed });
    const options = { cwd: root, encoding: 'utf8' } as const;
    whileReadOnly(path.join(root, 'node_modules'), () => {
      const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', command], options);
      expect(stderr).toMatch(/node_modules cannot be written: .+ Nothing was changed\.\n$/);
      expect(stderr).not.toMatch(/^ +at /m);
      expect(status).toBe(1);
    });
    rmSync(root, { recursive: true });
  },
);
