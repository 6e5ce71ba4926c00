import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { writeFiles } from '../content/write-files.ts';
import { doorFigures, leavingImports } from './door-figures.ts';
import { roomOf, roomsOf } from './rooms.ts';

/** A repository with two packages, one inside the folder of the other. */
function repository(more: Record<string, string> = {}): string {
  const root = temporaryFolder(onTestFinished);
  const inner = { name: '@x/inner', exports: { './seed': './seed.ts' }, dependencies: {} };
  const outer = { name: '@x/outer', exports: {}, dependencies: { '@x/inner': '*' } };
  writeFiles(root, {
    'package.json': JSON.stringify({
      name: 'x',
      exports: { './leaf': './src/outer/leaf.ts' },
      workspaces: ['src/outer', 'src/outer/inner'],
    }),
    'src/outer/package.json': JSON.stringify(outer),
    'src/outer/fruit.ts': "import { seed } from '@x/inner/seed';\nexport const fruit = [seed];\n",
    'src/outer/inner/package.json': JSON.stringify(inner),
    'src/outer/inner/seed.ts': "export { seed, type Seed } from './kernel.ts';\n",
    'src/outer/inner/kernel.ts': 'export type Seed = 1;\nexport const seed: Seed = 1;\n',
    'scripts/run.ts': "import { seed } from '@x/inner/seed';\nexport const twice = seed * 2;\n",
    ...more,
  });
  return root;
}

test('counts doors and the names behind them', () => {
  expect(leavingImports(repository())).toEqual([]);
  expect(doorFigures(repository())).toEqual({ doors: 1, names: 2, public: 1 });
});

test('finds relative imports that leave a package, in both directions', () => {
  const root = repository({
    'src/outer/leaf.ts': "import { seed } from './inner/kernel.ts';\nexport const leaf = seed;\n",
    'src/outer/inner/root.ts': "export type { Leaf } from '../leaf.ts';\n",
    'src/outer/inner/late.ts': "export const late = () => import('../fruit.ts');\n",
    'src/outer/inner/root.test.ts': "import '../leaf.ts';\n",
  });
  expect(leavingImports(root)).toEqual([
    'src/outer/inner/late.ts imports src/outer/fruit.ts',
    'src/outer/inner/root.ts imports src/outer/leaf.ts',
    'src/outer/leaf.ts imports src/outer/inner/kernel.ts',
  ]);
});

test('gives a file to the innermost package', () => {
  const rooms = roomsOf(repository());
  expect(roomOf('src/outer/inner/seed.ts', rooms)?.name).toBe('@x/inner');
  expect(roomOf('src/outer/fruit.ts', rooms)?.name).toBe('@x/outer');
  expect(roomOf('scripts/run.ts', rooms)).toBeUndefined();
});
