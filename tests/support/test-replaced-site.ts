import { spawnSync } from 'node:child_process';
import { copyProject } from '../../scripts/test/project-copy.ts';
import { replaceBySecondSite } from './replace-site.ts';

// The part "replaced" of npm test: replaces the site in a copy of the project with the steps of README.md, and runs
// npm test there.

const copy = copyProject();

function passes(command: string): boolean {
  const options = { cwd: copy.root, stdio: 'inherit' } as const;
  return spawnSync(process.execPath, ['scripts/run.mjs', command], options).status === 0;
}

try {
  replaceBySecondSite(copy.root);
  process.exitCode = passes('generate') && passes('test') ? 0 : 1;
} finally {
  copy.dispose();
}
