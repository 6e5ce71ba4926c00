import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { IS_FULL_RUN } from '../tests/support/full-run.ts';
import { whileReadOnly } from '../tests/support/mounts.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { writeFiles } from './content/write-files.ts';
import { ROOT } from './root.ts';
import { linkDependencies } from './test/site-copy.ts';

// As npm leaves it after an installation.
const INSTALLED = '{"packages":{}}';

/** A repository with nothing but the file that runs its commands. */
function createEngine(files: Record<string, string>): string {
  const root = temporaryFolder(onTestFinished);
  mkdirSync(path.join(root, 'scripts'));
  for (const file of ['run.mjs', 'end-with-parent.mjs', 'bundle-commands.mjs', 'json-site.cjs'])
    cpSync(path.join(ROOT, 'scripts', file), path.join(root, 'scripts', file));
  writeFiles(root, {
    'package.json': '{"workspaces":[]}',
    'package-lock.json': INSTALLED,
    'node_modules/.package-lock.json': INSTALLED,
    ...files,
  });
  return root;
}

const run = (root: string, command: string, program = 'scripts/run.mjs') =>
  spawnSync(process.execPath, [program, command], { cwd: root, encoding: 'utf8' });

test('a command runs the code as it is, and an error names its line', () => {
  const root = createEngine({
    'scripts/check.ts':
      "import { word } from './word.ts';\n\nconsole.log(word satisfies string, import.meta.url);\n",
    'scripts/word.ts': "export const word = 'one';\n",
    'src/engine.ts': 'export const jsonSite = true;\n',
  });
  linkDependencies(path.join(root, 'node_modules'));
  const place = pathToFileURL(path.join(root, 'scripts/check.ts')).href;
  expect(run(root, 'check').stdout).toBe(`one ${place}\n`);
  writeFiles(root, { 'scripts/word.ts': "export const word = 'two';\n" });
  expect(run(root, 'check').stdout).toBe(`two ${place}\n`);
  writeFiles(root, { 'scripts/word.ts': "\nexport const word: string = 'three'.repeat(-1);\n" });
  expect(run(root, 'check').stderr).toContain('scripts/word.ts:2:');
});

test('a copied folder with its cache runs its own code, on its own files', () => {
  const root = createEngine({
    'scripts/check.ts':
      'console.log(import.meta.url);\nconsole.log(import.meta.dirname);\nexport const word: string = "one";\n',
    'src/engine.ts': 'export const jsonSite = true;\n',
  });
  linkDependencies(path.join(root, 'node_modules'));
  run(root, 'check');
  const copy = path.join(temporaryFolder(onTestFinished), 'copy');
  // cpSync() rounds the times of change, after which the copy would bundle again.
  spawnSync('cp', ['-a', root, copy]);
  const [url, folder = ''] = run(copy, 'check').stdout.split('\n');
  expect([url, path.resolve(folder)]).toEqual([
    pathToFileURL(path.join(copy, 'scripts/check.ts')).href,
    path.join(copy, 'scripts'),
  ]);
  expect(readdirSync(path.join(copy, '.cache/commands'))).toHaveLength(2);
});

test('no command changes a folder node_modules that npm did not fill', () => {
  const root = createEngine({ 'node_modules/left/index.js': '' });
  rmSync(path.join(root, 'node_modules/.package-lock.json'));
  const { stderr, status } = run(root, 'bench');
  expect([stderr, status]).toEqual([
    expect.stringMatching(/node_modules has no .+ Nothing was changed\./),
    1,
  ]);
  expect(readdirSync(path.join(root, 'node_modules'))).toEqual(['left']);
});

test.each(['start', 'preview'])('%s says that another program uses its port', async (command) => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const env = { ...process.env, PORT: String(port) };
  const options = { cwd: ROOT, env, encoding: 'utf8' } as const;
  const { stderr, status } = spawnSync(process.execPath, ['scripts/run.mjs', command], options);
  expect([stderr, status]).toEqual([
    `PORT is ${port}, and another program uses it (EADDRINUSE). Choose another number.\n`,
    1,
  ]);
  other.close();
});

test.each(['#', '?', '*', '\\'])('no command runs in a folder with %s in its path', (character) => {
  const folder = path.join(temporaryFolder(onTestFinished), `a${character}b`);
  cpSync(createEngine({}), folder, { recursive: true });
  for (const command of IS_FULL_RUN ? ['start', 'build', 'check'] : ['start'])
    expect(run(folder, command, 'scripts/json-site.cjs').stderr).toMatch(
      /^.+ has "." in its path, which the build cannot read\. .+\n$/,
    );
});

test('no command runs with an engine outside the site that has % in its path', () => {
  const engine = path.join(temporaryFolder(onTestFinished), '100% a');
  cpSync(createEngine({}), engine, { recursive: true });
  const site = createEngine({ 'content/site.json': '{}' });
  expect(run(site, 'start', path.join(engine, 'scripts/json-site.cjs')).stderr).toMatch(
    /^.+100% a has "%" in its path, which the build cannot read\. .+\n$/,
  );
  expect(run(engine, 'start', 'scripts/json-site.cjs').stderr).not.toContain('has "%" in its path');
});

test.each(['20.18.3', '21.7.3', '22.11.0'])('Node.js %s is too old', (version) => {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
  const { stderr } = spawnSync(process.execPath, ['--import', pretend, 'scripts/run.mjs', 'none'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe(
    `This project needs Node.js 20.19, 22.12 or newer; this is ${version}. Get one at https://nodejs.org/\n`,
  );
});

/** A command of Vite and one of the engine; a full run tries all. */
const WRITING = IS_FULL_RUN ? ['build', 'start', 'preview', 'generate', 'new'] : ['build', 'generate'];

test.each(WRITING)('%s in a project that is read-only says so, without a stack', (command) => {
  const root = createEngine({});
  const isVite = command !== 'generate' && command !== 'new';
  whileReadOnly(isVite ? path.join(root, 'node_modules') : root, () => {
    const { status, stderr } = run(root, command);
    expect(stderr).toMatch(/ cannot be written: .+ Nothing was changed\.\n$/);
    expect(stderr).not.toMatch(/^ +at /m);
    expect(status).toBe(1);
  });
});
