#!/usr/bin/env node
// Plain JavaScript without dependencies: npm downloads this file alone, before the engine.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const HERE = path.dirname(fileURLToPath(import.meta.url));
/**
 * `npm run pack` writes the optional packages of this version into package.json, by their short names.
 * @type {{ version: string, optionalPackages: string[] }}
 */
const { version, optionalPackages } = JSON.parse(readFileSync(path.join(HERE, 'package.json'), 'utf8'));

const ENGINE = '@json-site/engine';
/** Of the optional packages, those that a new site has unless its owner leaves them out. */
const USUAL = ['studio', 'verify'];
const OTHERS = optionalPackages.filter((one) => !USUAL.includes(one));
const USAGE = `npm create json-site@latest museum [-- --look linen] [-- --without ${USUAL.join()}] [-- --with ${OTHERS.join()}]`;

/** Ends with a message that says what to do. @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}

/** The command line. */
function readArguments() {
  try {
    const options = /** @type {const} */ ({
      look: { type: 'string' },
      with: { type: 'string' },
      without: { type: 'string' },
    });
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const listIn = (/** @type {string | undefined} */ text) => text?.split(',').filter(Boolean) ?? [];
    const [added, left] = [listIn(values.with), listIn(values.without)];
    const wrong = [...added, ...left].find((name) => !optionalPackages.includes(name));
    if (wrong !== undefined)
      stop(`There is no package "${wrong}". Optional are: ${optionalPackages.join(', ')}.\n${USAGE}`);
    return {
      name: positionals[0],
      look: values.look,
      packages: [...new Set([...USUAL, ...added])].filter((one) => !left.includes(one)),
    };
  } catch (error) {
    return stop(`${/** @type {Error} */ (error).message}\n${USAGE}`);
  }
}

/** Runs a program in the new folder, which prints what it does. @param {string} program @param {string[]} options */
function run(program, options, cwd = process.cwd()) {
  const shell = process.platform === 'win32' && program === 'npm';
  return spawnSync(program, options, { cwd, shell, stdio: 'inherit' }).status ?? 1;
}

const { name, look, packages } = readArguments();
if (!name) stop(`Name the folder of the new site:\n${USAGE}`);
const folder = path.resolve(name);
if (existsSync(folder) && readdirSync(folder).length > 0)
  stop(`${folder} is not empty. Nothing was written. Choose another folder.`);

const isNew = !existsSync(folder);
mkdirSync(folder, { recursive: true });
const range = `^${version}`;
const manifest = {
  private: true,
  dependencies: { [ENGINE]: range },
  devDependencies: Object.fromEntries(packages.map((one) => [`@json-site/${one}`, range])),
};
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
console.log('Installing the engine (about a minute) …');
/** @param {string[]} options */
const install = (...options) => run('npm', ['install', '--no-audit', '--no-fund', ...options], folder);
// First without asking the registry again for what npm has cached. A cache that lacks this version is no failure yet.
if (install('--prefer-offline', '--loglevel=silent') !== 0 && install('--loglevel=error') !== 0) {
  // Only what this command has made.
  rmSync(isNew ? folder : path.join(folder, 'package.json'), { recursive: true, force: true });
  stop(
    'The installation failed; npm says why above. Nothing was kept. With a network connection, try again.',
  );
}
const command = path.join(folder, 'node_modules', ENGINE, 'scripts/json-site.cjs');
const without = optionalPackages.filter((one) => !packages.includes(one));
const choices = [...(look === undefined ? [] : ['--look', look]), '--without', without.join()];
// Where npm was started: there, the next steps that it prints can be pasted.
process.exitCode = run(process.execPath, [command, 'init', name, ...choices]);
