import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { importsIn } from '@json-site/check/rooms';
import { filesAt } from '@json-site/content/files';
import { ROOT } from '@json-site/content/root';

interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
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

/** The packages that the compiled modules import. */
function importedPackages(stage: string): Set<string> {
  const modules = filesAt(stage, ['src', 'scripts', 'supabase', 'tests']).filter((file) =>
    /\.m?js$/.test(file),
  );
  const names = modules.flatMap((file) =>
    importsIn(file, readFileSync(path.join(stage, file), 'utf8')).map(({ name }) => name),
  );
  const isPackage = (name: string) =>
    /^[@a-z]/.test(name) && !name.includes(':') && !builtinModules.includes(name);
  return new Set(names.filter(isPackage).map(packageOf));
}

const compiled = (module: string) => ({ types: `${module}.d.ts`, default: `${module}.js` });

/** The package.json of the package: the dependencies are what its modules import, in the versions that were tested. */
export function packageManifest(stage: string) {
  const { name, version, description, license, engines, dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  ) as Manifest;
  const versions = { ...dependencies, ...devDependencies };
  const versionOf = (one: string): [string, string] => {
    const found = versions[one];
    if (found === undefined) throw new Error(`The engine imports ${one}, which package.json does not name.`);
    return [one, found];
  };
  const used = [...importedPackages(stage), ...BY_FILE].filter((one) => !PEERS.includes(one));
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { 'json-site': 'scripts/json-site.cjs' },
    exports: {
      '.': compiled('./src/engine'),
      './playwright': compiled('./scripts/test/playwright-settings'),
      './test': compiled('./tests/support/test'),
      // A site names a module as this repository does.
      './*.ts': compiled('./*'),
      './*.tsx': compiled('./*'),
      './*': './*',
    },
    dependencies: Object.fromEntries(used.sort().map(versionOf)),
    bundleDependencies: Object.keys(BUNDLED),
    peerDependencies: Object.fromEntries(
      PEERS.map(versionOf).map(([one, found]) => [one, rangeOf(one, found)]),
    ),
  };
}
