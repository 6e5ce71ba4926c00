import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '@json-site/content/files';
import { caseDiagnostics } from '../baseline/case-diagnostics.ts';
import { SITES, setClock, siteFiles } from '../baseline/sites.ts';

// npm run bench baseline <folder> [<earlier folder>]

const [folder, earlier] = process.argv.slice(3).map((argument) => path.resolve(argument));
const isBaseline = (one: string) => existsSync(path.join(one, 'diagnostics.txt'));
if (!folder || (existsSync(folder) && !isBaseline(folder)) || (earlier && !isBaseline(earlier))) {
  console.error(
    'Name a new folder. To judge the same form values as before, name the folder of the earlier commit as well:\n' +
      'npm run bench baseline <folder> [<earlier folder>]',
  );
  process.exit(1);
}
setClock();
const sites = Object.entries(SITES).map(async ([name, prepare]) => {
  const files = await siteFiles(prepare, earlier && path.join(earlier, name));
  return Object.entries(files).map(([file, text]) => [`${name}/${file}`, text]);
});
const files = Object.fromEntries((await Promise.all(sites)).flat()) as Record<string, string>;
rmSync(folder, { recursive: true, force: true });
writeFiles(folder, { ...files, 'diagnostics.txt': await caseDiagnostics() });
console.log(
  `${Object.keys(files).length + 1} files in ${folder}. Compare two folders with: git diff --no-index --stat <before> <after>`,
);
