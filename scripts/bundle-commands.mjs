// Plain JavaScript: it runs before the commands, which are TypeScript.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ENGINE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const CACHE = path.join(ENGINE, '.cache/commands');
/**
 * The name of the newest bundle, and when each file that it was made from had changed. All paths are relative: the
 * folder of the engine may be copied or moved with its cache.
 */
const INPUTS = path.join(CACHE, 'newest.json');
const OTHER_INPUTS = ['package-lock.json', 'scripts/run.mjs', 'scripts/bundle-commands.mjs'];
/** Milliseconds. A command that is still running may load more of an older bundle. */
const KEPT_FOR = 3_600_000;

/** @param {string} file */
const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
/** @param {string} id The path of a module. */
const relativePath = (id) => path.relative(ENGINE, id).replaceAll(path.sep, '/');

/** The newest bundle, and whether the code is still the same. */
export function newestBundle() {
  if (!existsSync(INPUTS)) return undefined;
  /** @type {{ name: string, inputs: Record<string, number> }} */
  const { name, inputs } = JSON.parse(readFileSync(INPUTS, 'utf8'));
  const folder = path.join(CACHE, name);
  const isFresh =
    existsSync(folder) &&
    Object.entries(inputs).every(([file, time]) => changedAt(path.join(ENGINE, file)) === time);
  return { folder, isFresh };
}

/**
 * The address of a module of the newest bundle, made again after a change: `engine`, a command, `vitest`. Node.js 20
 * loads no TypeScript, and Vite does not compile the packages that its configuration imports.
 * @param {string} name
 */
export function bundled(name) {
  let found = newestBundle();
  if (!found?.isFresh) {
    const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) process.exit(status ?? 1);
    found = newestBundle();
  }
  return pathToFileURL(path.join(found?.folder ?? '', `${name}.mjs`)).href;
}

/** From every file of a bundle to the folder of the engine. */
const TO_ENGINE = '../../..';

/** Modules find their files by their own place, which is not that of the bundle. */
const places = {
  name: 'places-of-modules',
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return undefined;
    const place = `${TO_ENGINE}/${relativePath(id)}`;
    const placed = code
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`)
      .replaceAll(
        'import.meta.dirname',
        `(import.meta.dirname + ${JSON.stringify(`/${path.dirname(place)}`)})`,
      );
    // Lines stay.
    return { code: placed, map: null };
  },
};

/**
 * Throws if importing a module would run a command, which exports nothing: the bundler may put what several commands
 * import into the file of one of them.
 * @param {import('vite').Rolldown.OutputBundle} output
 * @param {(id: string) => boolean} exportsNothing
 */
function checkCommands(output, exportsNothing) {
  for (const chunk of Object.values(output)) {
    for (const file of chunk.type === 'chunk' ? chunk.imports : []) {
      const imported = output[file];
      const command = imported?.type === 'chunk' && imported.isEntry && imported.facadeModuleId;
      if (!command || !exportsNothing(command)) continue;
      throw new Error(
        `${chunk.fileName} would run ${file}. Import what it needs of it by import(), or move it to another module.`,
      );
    }
  }
}

/** Writes as JavaScript: every command, the engine as sites import it, and what they import. */
async function bundle() {
  const { build } = await import('vite');
  const name = `${Date.now()}-${process.pid}`;
  const folder = path.join(CACHE, name);
  const commands = readdirSync(path.join(ENGINE, 'scripts')).filter((file) => /^[\w-]+\.ts$/.test(file));
  const modules = ['src/engine.ts', ...commands.map((file) => `scripts/${file}`)];
  // They say what importing a package may leave out.
  const packages = JSON.parse(readFileSync(path.join(ENGINE, 'package.json'), 'utf8')).workspaces.map(
    (/** @type {string} */ folder) => `${folder}/package.json`,
  );
  /** @type {Record<string, number>} */
  const inputs = {};
  const start = Date.now();
  await build({
    configFile: false,
    envDir: false,
    root: ENGINE,
    logLevel: 'warn',
    plugins: [
      places,
      {
        name: 'inputs',
        generateBundle(_, output) {
          checkCommands(output, (id) => this.getModuleInfo(id)?.exports.length === 0);
        },
        buildEnd() {
          const own = [...this.getModuleIds()].filter((id) => path.isAbsolute(id) && existsSync(id));
          // A file that has changed meanwhile may have been read before: this bundle is not fresh then.
          for (const file of [...own.map(relativePath), ...packages, ...OTHER_INPUTS])
            inputs[file] = Math.min(changedAt(path.join(ENGINE, file)) ?? 0, start);
        },
      },
    ],
    ssr: { external: true },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      copyPublicDir: false,
      outDir: folder,
      rolldownOptions: {
        input: modules.map((file) => path.join(ENGINE, file)),
        checks: { pluginTimings: false },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  writeFileSync(`${folder}.json`, JSON.stringify({ name, inputs }));
  renameSync(`${folder}.json`, INPUTS);
  for (const entry of readdirSync(CACHE)) {
    const other = path.join(CACHE, entry);
    if ((changedAt(other) ?? 0) < Date.now() - KEPT_FOR) rmSync(other, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    mkdirSync(CACHE, { recursive: true });
    await bundle();
  } catch (error) {
    console.error(`The commands could not be bundled into ${CACHE}: ${/** @type {Error} */ (error).message}`);
    process.exitCode = 1;
  }
}
