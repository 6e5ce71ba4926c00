#!/usr/bin/env node
// Plain JavaScript without dependencies: this file runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire, register } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { endWithParent } from './end-with-parent.mjs';

const ENGINE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/**
 * No package contains this file: in an installed engine, npm has installed the dependencies, and the site is where it
 * runs.
 */
const LOCK = 'package-lock.json';
const IS_REPOSITORY = existsSync(path.join(ENGINE, LOCK));
/**
 * The folder of the site. This repository carries one, for which a command runs that is not started in another site.
 */
const ROOT = IS_REPOSITORY && !existsSync('content') ? ENGINE : process.cwd();
const IS_OWN_SITE = ROOT === ENGINE;
/** npm writes this file at the end of an installation. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Commands that are Vite's own: name → Vite's name. The plugin in scripts/build/ does the rest. */
const VITE = { start: 'dev', build: 'build', preview: 'preview' };
/** Commands with a file in scripts/. */
const SCRIPTS = [
  'check',
  'generate',
  'new',
  'submissions',
  'verify',
  'import',
  'mcp',
  'studio',
  'editors',
  'test',
];
/** Commands of this repository alone, and of an installed engine alone. */
const MORE = IS_OWN_SITE ? ['bench', 'evidence', 'screenshots', 'pack', 'release'] : ['init'];

const [asked = '', ...given] = process.argv.slice(2);
/** `npm start -- --studio-server` tries on this computer what editors get at an address. */
const isStudio = asked === 'start' && given.includes('--studio-server');
const command = isStudio ? 'studio' : asked;
const options = isStudio ? ['--local', ...given.filter((one) => one !== '--studio-server')] : given;
process.chdir(ROOT);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
/** The first minor version with all that Vite needs; 21 never had it. */
const FIRST = { 20: 19, 22: 12 };
if (major < 23 && minor < (FIRST[/** @type {keyof typeof FIRST} */ (major)] ?? Number.POSITIVE_INFINITY)) {
  console.error(
    `This project needs Node.js 20.19, 22.12 or newer; this is ${process.versions.node}. Get one at https://nodejs.org/`,
  );
  process.exit(1);
}
if (!Object.hasOwn(VITE, command) && ![...SCRIPTS, ...MORE].includes(command)) {
  const all = [...Object.keys(VITE), ...SCRIPTS, ...MORE].join(', ');
  console.error(`There is no command "${command}". The commands are: ${all}`);
  process.exit(1);
}

if (!IS_OWN_SITE && command !== 'init' && !existsSync('content')) {
  console.error(`${ROOT} has no folder content/, so it is no site. Start one: npx json-site init <folder>`);
  process.exit(1);
}

/** Vite takes these for the end of a path, for a pattern, or for a separator. On Windows no name has them. */
const UNREADABLE = process.platform === 'win32' ? /[#?*]/ : /[#?*\\]/;
const site = command === 'init' ? path.resolve(options[0] ?? '') : ROOT;
const isEngineOutside = path.relative(site, ENGINE).startsWith('..');
const paths = [
  { folder: site, unreadable: UNREADABLE },
  { folder: ENGINE, unreadable: UNREADABLE },
  // The address of a module outside the site is its path, in which Vite leaves a percent sign as it is.
  ...(isEngineOutside ? [{ folder: ENGINE, unreadable: /%/ }] : []),
];
for (const { folder, unreadable } of paths) {
  const [character] = unreadable.exec(folder) ?? [];
  if (!character) continue;
  console.error(
    `${folder} has "${character}" in its path, which the build cannot read. Nothing was changed. Choose or rename the folder.`,
  );
  process.exit(1);
}

const packagesOf = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether every package of package-lock.json is installed. Optional ones are for other systems. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const installed = packagesOf(INSTALLED);
  return Object.entries(packagesOf(LOCK)).every(
    ([name, { version, optional }]) =>
      name === '' || (installed[name] ? installed[name].version === version : optional),
  );
}

function installOnce() {
  if (isInstalled()) return;
  const isNew = !existsSync('node_modules');
  if (!isNew && !existsSync(INSTALLED)) {
    console.error(
      `${path.resolve('node_modules')} has no .package-lock.json: npm did not fill it, or not to the end. Nothing was changed. Delete the folder, then try again.`,
    );
    process.exit(1);
  }
  console.log('Installing the dependencies (once, about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // "npm ci" begins by deleting everything, and without a network nothing would follow.
  const { status } = spawnSync(
    npm,
    [isNew ? 'ci' : 'install', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('\nThe installation failed; npm says why above. With a network connection, try again.');
    process.exit(status ?? 1);
  }
}

/** A new site has none of the files that are generated: the database needs the engine's migrations. */
function generateOnce() {
  if (['init', 'generate'].includes(command) || existsSync('src/site/generated')) return;
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), 'generate'], {
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a module in this process, so that signals reach it and not a parent that would leave it behind. */
function run(script, args) {
  process.argv.splice(1, Number.POSITIVE_INFINITY, script, ...args);
  return import(pathToFileURL(script).href);
}

/** A module of this repository's bundle, which no installed engine has. */
async function bundled(/** @type {string} */ name) {
  const bundler = await import(pathToFileURL(path.join(ENGINE, 'scripts/bundle-commands.mjs')).href);
  return fileURLToPath(bundler.bundled(name));
}

/** The configuration of another site imports this engine, by the file that Vite has found, and gets the bundle. */
async function bundleEngine() {
  const { href } = pathToFileURL(path.join(ENGINE, 'src/engine.ts'));
  const found = JSON.stringify({ url: pathToFileURL(await bundled('engine')).href, shortCircuit: true });
  const hook = `export const resolve = (url, context, next) => (url === '${href}' ? ${found} : next(url, context));`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
}

/** Where a command writes first: its own message would be a stack. Vite writes a copy of its configuration. */
function checkWritable(/** @type {string} */ folder) {
  try {
    if (existsSync(folder)) accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    const reason = code === 'EROFS' ? 'the file system is read-only' : 'this user may not write there';
    console.error(`${path.join(ROOT, folder)} cannot be written: ${reason} (${code}). Nothing was changed.`);
    process.exit(1);
  }
}

/** PORT must be free. Vite would say so with a stack. */
async function checkPort() {
  const port = Number(process.env['PORT']);
  if (!(port > 0) || options.some((one) => one.startsWith('--port'))) return;
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
    await once(server.close(), 'close');
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    const reason = code === 'EADDRINUSE' ? 'another program uses it' : 'this user may not use it';
    console.error(`PORT is ${port}, and ${reason} (${code}). Choose another number.`);
    process.exit(1);
  }
}

// For modules in TypeScript, here and in the processes that this one starts: the settings of a site are in another
// folder.
if (IS_REPOSITORY) process.env['TSX_TSCONFIG_PATH'] ??= path.join(ENGINE, 'tsconfig.site.json');
// npm, and Playwright for the server of a test run, start this file by a shell.
if (process.env['npm_lifecycle_event'] !== undefined || process.env['END_WITH_PARENT']) endWithParent();
if (IS_OWN_SITE) installOnce();
else generateOnce();
// A reader such as `head` may close the pipe early.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
if (Object.hasOwn(VITE, command)) {
  checkWritable('node_modules');
  if (command !== 'build') await checkPort();
  // The configuration of this repository asks for the bundle itself; that of another site imports the engine.
  if (IS_REPOSITORY && !IS_OWN_SITE) await bundleEngine();
  // Otherwise Vite parses every module of the configuration once more, to say whether Node.js could load it without
  // Vite.
  process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';
  const vite = createRequire(import.meta.url).resolve('vite/package.json');
  await run(path.join(path.dirname(vite), 'bin/vite.js'), [VITE[command], ...options]);
} else {
  if (command === 'generate' || command === 'new') checkWritable('.');
  const script = !IS_OWN_SITE && command === 'test' ? 'test-site' : command;
  process.setSourceMapsEnabled(true);
  await run(IS_REPOSITORY ? await bundled(script) : path.join(ENGINE, `scripts/${script}.js`), options);
}
