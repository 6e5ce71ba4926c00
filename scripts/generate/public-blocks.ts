import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BLOCK_FOLDERS } from '@json-site/compiler/documents';
import { pascalCase } from '@json-site/compiler/schema';

const MANIFEST = 'package.json';

/** Writes the package.json of the engine, so that sites may import each of its blocks: they are in its `exports`. */
export function manifestWithBlocks(root: string, folders: readonly string[]): Record<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(root, MANIFEST), 'utf8')) as {
    exports: Record<string, string>;
  };
  const others = Object.entries(manifest.exports).filter(
    ([name]) => !name.startsWith(`./${BLOCK_FOLDERS.engine}/`),
  );
  const modules = folders
    .filter((folder) => folder.startsWith(`${BLOCK_FOLDERS.engine}/`))
    .flatMap((folder) => [
      `${folder}/${pascalCase(path.basename(folder))}.tsx`,
      `${folder}/structured-data.ts`,
    ])
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => [`./${file}`, `./${file}`]);
  const exports = Object.fromEntries([...others, ...modules]);
  return { [MANIFEST]: `${JSON.stringify({ ...manifest, exports }, null, 2)}\n` };
}
