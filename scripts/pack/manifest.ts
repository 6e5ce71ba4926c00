import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { importsIn, type Room } from '@json-site/check/rooms';
import { filesAt } from '@json-site/content/files';
import { OPTIONAL_PACKAGES } from '@json-site/content/folders';
import { ROOT } from '../root.ts';

interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  /** Provenance needs it. */
  repository?: string | object;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  exports: Record<string, string>;
}

/** What a site uses too: one copy of each, and the site decides when to upgrade. */
const PEERS = [
  'react',
  'react-dom',
  'react-router-dom',
  '@mantine/core',
  '@mantine/dates',
  '@mantine/hooks',
  '@mantine/notifications',
  '@rjsf/core',
  '@rjsf/utils',
  '@rjsf/validator-ajv8',
  '@supabase/supabase-js',
  '@types/react',
  '@types/react-dom',
  '@types/node',
  '@vitejs/plugin-react',
  'ajv',
  'dayjs',
  'json-schema-to-typescript',
  'typescript',
  'vite',
  'vitest',
  '@playwright/test',
];

/** Each package of Mantine asks for one exact version of the others. */
const rangeOf = (name: string, version: string) => (name.startsWith('@mantine/') ? version : `^${version}`);

/** Used by their programs or files, or in a thread: no module imports them. */
const BY_FILE = ['@biomejs/biome', 'axe-core', 'lucide-static', 'recheck', 'subset-font', 'tsx', 'vnu-jar'];

/** Part of the package, without what they could install besides: 50 MB of programs that do the same faster. */
export const BUNDLED: Readonly<Record<string, readonly string[]>> = {
  recheck: ['lib/browser.js', 'index.d.ts', 'LICENSE'],
};

/** `@scope/name/lib/x.js` → `@scope/name` */
const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

/** The packages that compiled modules import. */
function importedPackages(stage: string, folders: readonly string[]): string[] {
  const modules = filesAt(stage, folders).filter((file) => /\.m?js$/.test(file));
  const names = modules.flatMap((file) =>
    importsIn(file, readFileSync(path.join(stage, file), 'utf8')).map(({ name }) => name),
  );
  const isPackage = (name: string) =>
    /^[@a-z]/.test(name) && !name.includes(':') && !builtinModules.includes(name);
  return [...new Set(names.filter(isPackage).map(packageOf))];
}

/** What the name of a module leads to in the packed engine. Other files are copied. */
function compiled(file: string) {
  const module = file.replace(/\.tsx?$/, '');
  return module === file ? file : { types: `${module}.d.ts`, default: `${module}.js` };
}

const isOptional = (name: string) => OPTIONAL_PACKAGES.some((one) => one === name);

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

/** A scope is private by default. Provenance says from which commit a package was made, and by which workflow. */
const PUBLISHED = { access: 'public', provenance: true } as const;

/** What each package has in common: names, and the dependencies that its modules import, in the tested versions. */
function manifestOf(name: string, description: string, used: readonly string[], peers: readonly string[]) {
  const { version, license, repository, engines, dependencies, devDependencies } = readManifest('.');
  const versions = { ...dependencies, ...devDependencies };
  const versionOf = (one: string): [string, string] => {
    const found = versions[one];
    if (found === undefined) throw new Error(`${name} imports ${one}, which package.json does not name.`);
    return [one, found];
  };
  const own = used.filter((one) => !PEERS.includes(one));
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    ...(repository && { repository }),
    engines,
    publishConfig: PUBLISHED,
    dependencies: Object.fromEntries(own.sort().map(versionOf)),
    peerDependencies: Object.fromEntries(
      peers.map(versionOf).map(([one, found]) => [one, rangeOf(one, found)]),
    ),
  };
}

/** The package.json of the engine. `internal`: the modules that optional packages import, by their names. */
export function packageManifest(stage: string, internal: ReadonlyMap<string, string>) {
  const { name, version, description, exports: publicModules } = readManifest('.');
  const imported = importedPackages(stage, ['src', 'scripts', 'supabase', 'tests']);
  const manifest = manifestOf(
    name,
    description,
    [...imported.filter((one) => !isOptional(one)), ...BY_FILE],
    PEERS,
  );
  return {
    ...manifest,
    bin: { 'json-site': 'scripts/json-site.cjs' },
    exports: {
      // A site names a module as this repository does.
      ...Object.fromEntries(Object.entries(publicModules).map(([door, file]) => [door, compiled(file)])),
      ...Object.fromEntries(internal),
    },
    bundleDependencies: Object.keys(BUNDLED),
    peerDependencies: {
      ...manifest.peerDependencies,
      // A package manager that keeps packages apart then lets the engine find them.
      ...Object.fromEntries(OPTIONAL_PACKAGES.map((one) => [one, version])),
    },
    peerDependenciesMeta: Object.fromEntries(OPTIONAL_PACKAGES.map((one) => [one, { optional: true }])),
  };
}

/** The package.json of the command of `npm create`. */
export function createManifest() {
  const { version, engines, repository } = readManifest('.');
  const { private: _, ...own } = readManifest('scripts/create') as Manifest & { private?: boolean };
  return {
    ...own,
    version,
    ...(repository && { repository }),
    engines,
    publishConfig: PUBLISHED,
    // What `npm create` offers: it has no other file that says so before it installs the engine.
    optionalPackages: OPTIONAL_PACKAGES.map((one) => path.basename(one)),
  };
}

/** The package.json of an optional package, and its description: the first paragraph of its README. */
export function optionalManifest(stage: string, { name, folder, doors }: Room) {
  const { name: engine, version } = readManifest('.');
  const [, description = ''] = readFileSync(path.join(ROOT, folder, 'README.md'), 'utf8').split(/\n\n+/);
  const all = importedPackages(stage, ['.']).filter((one) => one !== engine);
  // One that another one needs, in the same version.
  const others = all.filter(isOptional);
  const imported = all.filter((one) => !isOptional(one));
  const manifest = manifestOf(
    name,
    description,
    imported,
    imported.filter((one) => PEERS.includes(one)),
  );
  const exports = [...doors].map(([door, file]) => [
    `./${path.posix.relative(name, door)}`,
    `./${path.posix.relative(folder, file).replace(/\.tsx?$/, '.js')}`,
  ]);
  return {
    description,
    manifest: {
      ...manifest,
      exports: Object.fromEntries(exports),
      peerDependencies: {
        [engine]: version,
        ...Object.fromEntries(others.map((one) => [one, version])),
        ...manifest.peerDependencies,
      },
    },
  };
}
