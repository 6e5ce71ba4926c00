import path from 'node:path';
import { build, type Plugin } from 'vite';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { writeFiles } from '../../content/write-files.ts';
import { usedBlocks } from '../vite/used-blocks.ts';
import { leanForms } from './lean-forms.ts';
import { pureComponents } from './pure-components.ts';
import { quietStorage } from './quiet-storage.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder(onTestFinished);
});

/** Builds a page that uses a package with these files. Returns the error; empty if there is none. */
async function buildWith(plugin: Plugin, name: string, files: Record<string, string>): Promise<string> {
  const manifest = JSON.stringify({ name, version: '99.1.2', type: 'module', main: 'index.js' });
  const folder = `node_modules/${name}/`;
  const ofPackage = Object.entries({ 'package.json': manifest, ...files });
  writeFiles(root, {
    'entry.js': `import * as all from '${name}'; console.log(all);`,
    ...Object.fromEntries(ofPackage.map(([file, text]) => [folder + file, text])),
  });
  const options = { write: false, rolldownOptions: { input: path.join(root, 'entry.js') } };
  const building = build({ root, configFile: false, logLevel: 'silent', plugins: [plugin], build: options });
  return building.then(
    () => '',
    (error: Error) => error.message,
  );
}

const DEPENDENCIES: [package_: string, file: string, plugin: (root: string) => Plugin, part: string][] = [
  ['@rjsf/core', 'scripts/build/dependencies/lean-forms.ts', leanForms, '/getDefaultRegistry.js'],
  ['react-router', 'scripts/build/dependencies/pure-components.ts', pureComponents, '= React.memo('],
  [
    '@supabase/auth-js',
    'scripts/build/dependencies/quiet-storage.ts',
    quietStorage,
    'supportsLocalStorage() &&',
  ],
];

test.each(DEPENDENCIES)(
  'a build fails if nothing of %s is changed by %s',
  async (name, file, plugin, part) => {
    const message = await buildWith(plugin(root), name, { 'index.js': 'export const renamed = 1;' });
    for (const said of [name, '99.1.2', file, part]) expect(message).toContain(said);
    expect(message).toContain('install the previous version');
  },
);

test.each(DEPENDENCIES)('a build without any module of %s passes %s', async (_, __, plugin) => {
  expect(await buildWith(plugin(root), 'other', { 'index.js': 'export const one = 1;' })).toBe('');
});

test('a build names only the changes that it has not made', async () => {
  const code =
    'const React = { memo: () => 1, Component: Object };\nconst Link = React.memo(1);\nexport { Link };\n';
  const files = { 'index.js': "export * from './dist/index.mjs';", 'dist/index.mjs': code };
  const message = await buildWith(pureComponents(root), 'react-router', files);
  expect(message).toContain('.displayName = "…";');
  expect(message).not.toContain('React.memo(');
  const rest =
    'var Edge = class extends React.Component {\n};\nEdge.contextType = Link;\nLink.displayName = "Link";\n';
  const named = { ...files, 'dist/index.mjs': code + rest };
  expect(await buildWith(pureComponents(root), 'react-router', named)).toBe('');
});

test('a build fails if it has no registry of blocks to shorten', async () => {
  const message = await buildWith(
    usedBlocks(root, () => ({
      blocks: ['prose'],
      parts: [],
      looks: [],
      photographs: false,
      pageNumbers: false,
    })),
    'other',
    { 'index.js': 'export const one = 1;' },
  );
  expect(message).toContain('src/site/generated/registry.ts and src/blocks/prose/parts.ts');
});
