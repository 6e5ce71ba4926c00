import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect } from 'vitest';
import { compileProject } from '../../scripts/content/load-content.ts';
import { make } from '../../scripts/new/make.ts';
import type { NewRequest } from '../../scripts/new/request.ts';
import { ROOT } from '../../scripts/root.ts';
import { SECOND_SITE, workingCopy } from '../../scripts/test/site-copy.ts';
import { formatDiagnostics } from '../../src/compiler/report/format-diagnostic.ts';
import type { Compiled } from '../../src/compiler/types.ts';

/** A project of the second site in a temporary folder, with everything that `npm run new` reads. */
export interface StarterSite {
  readonly root: string;
  read(file: string): string;
  write(file: string, value: unknown): void;
  make(request: NewRequest): Promise<string>;
  compile(): Compiled;
  /** The errors of the content and schemas, as text. */
  errors(): string;
  /** Adds a block to the page /prices. */
  addBlock(block: object): void;
  /** Returns the files, named in a message of `make`, that the check would change. Throws if it finds an error. */
  unformatted(message: string): string[];
}

/** A site whose engine is another folder, as an installed one is: that of this repository. */
function newProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'new-'));
  cpSync(SECOND_SITE, root, { recursive: true });
  cpSync(path.join(ROOT, 'biome.json'), path.join(root, 'biome.json'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'dir');
  return root;
}

/** A new project for each test of a file that uses one. */
export function starterSite(): StarterSite {
  let made: string | undefined;
  const root = () => (made ??= newProject());
  afterEach(() => {
    if (made) rmSync(made, { recursive: true, force: true });
    made = undefined;
  });

  const read = (file: string) => workingCopy(root()).read(file);
  const write = (file: string, value: unknown) => workingCopy(root()).write(file, JSON.stringify(value));
  const compile = () => compileProject(root());
  return {
    get root() {
      return root();
    },
    read,
    write,
    make: (request) => make(request, root()),
    compile,
    errors: () => formatDiagnostics(compile().diagnostics.filter(({ severity }) => severity === 'error')),
    addBlock(block) {
      const file = 'content/pages/prices.json';
      const page = JSON.parse(read(file)) as { blocks: object[] };
      write(file, { ...page, blocks: [...page.blocks, block] });
    },
    unformatted(message) {
      const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
      const written = message.matchAll(
        /^ {2}((?!src\/(?:site\/)?generated|schemas\/block)\S+\.(?:json|tsx?|css))$/gm,
      );
      const files = [...written].map(([, file = '']) => file);
      expect(files.length).toBeGreaterThan(0);
      const before = files.map(read);
      const args = [biome, 'check', '--write', '--vcs-enabled=false', ...files];
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: root(), encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
      return files.filter((file, index) => read(file) !== before[index]);
    },
  };
}
