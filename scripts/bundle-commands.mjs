// Plain JavaScript: it runs before the commands, which are TypeScript.
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
/** The folder of the newest bundle, and when each file that it was made from had changed. */
const INPUTS = path.join(CACHE, 'inputs.json');
const OTHER_INPUTS = ['package-lock.json', 'scripts/run.mjs', 'scripts/bundle-commands.mjs'].map((file) =>
  path.join(ENGINE, file),
);
/** Milliseconds. A command that is still running may load more of an older bundle. */
const KEPT_FOR = 3_600_000;

/** @param {string} file */
const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** The newest bundle, and whether the code is still the same. */
export function newestBundle() {
  if (!existsSync(INPUTS)) return undefined;
  /** @type {{ folder: string, inputs: Record<string, number> }} */
  const { folder, inputs } = JSON.parse(readFileSync(INPUTS, 'utf8'));
  const isFresh =
    existsSync(folder) && Object.entries(inputs).every(([file, time]) => changedAt(file) === time);
  return { folder, isFresh };
}

/** Modules find their files by their own place, which is not that of the bundle. */
const places = {
  name: 'places-of-modules',
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return undefined;
    const placed = code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)));
    // Lines stay.
    return { code: placed, map: null };
  },
};

/** Writes as JavaScript: every command, the engine as sites import it, and what they import. */
async function bundle() {
  const { build } = await import('vite');
  const folder = path.join(CACHE, `${Date.now()}-${process.pid}`);
  const commands = readdirSync(path.join(ENGINE, 'scripts')).filter((file) => /^[\w-]+\.ts$/.test(file));
  const modules = ['src/dev/engine.ts', ...commands.map((file) => `scripts/${file}`)];
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
        buildEnd() {
          const own = [...this.getModuleIds()].filter((id) => path.isAbsolute(id) && existsSync(id));
          // A file that has changed meanwhile may have been read before: this bundle is not fresh then.
          for (const file of [...own, ...OTHER_INPUTS]) inputs[file] = Math.min(changedAt(file) ?? 0, start);
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
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'parts/[name]-[hash].mjs' },
      },
    },
  });
  writeFileSync(`${folder}.json`, JSON.stringify({ folder, inputs }));
  renameSync(`${folder}.json`, INPUTS);
  for (const name of readdirSync(CACHE)) {
    const other = path.join(CACHE, name);
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
