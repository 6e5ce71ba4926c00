import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { missingModules } from './missing-modules.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'missing-modules-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

test('finds what the compiler has left out: imported modules, code without types and types without code', () => {
  for (const name of ['a', 'b', 'c', 'd']) write(`src/${name}.ts`);
  write('stage/src/a.js', "import './b.js';\nexport { x } from './c.js';\nimport './made-later.js';\n");
  write('stage/src/a.d.ts');
  write('stage/src/c.d.ts');
  write('stage/src/d.js');
  expect(missingModules(folder, path.join(folder, 'stage'), ['src']).sort()).toEqual([
    'src/b.d.ts',
    'src/b.js',
    'src/c.js',
    'src/d.d.ts',
  ]);
});
