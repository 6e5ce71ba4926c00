import path from 'node:path';
import { parseArgs } from 'node:util';
import { packPackages } from './pack/pack-packages.ts';
import { ROOT } from './root.ts';

// A folder is no option: parseArgs refuses one.
const { positionals } = parseArgs({ allowPositionals: true });
const target = path.resolve(positionals[0] ?? path.join(ROOT, '.cache/packages'));
const packages = packPackages(target);
for (const { file, paths, size } of packages)
  console.log(`${file}\n${paths.length} files, ${(size / 1e6).toFixed(2)} MB`);
const faults = packages.flatMap((one) => one.faults);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
const files = packages.map(({ file }) => file);
console.log(
  `Beside each is a text file with its names. Try them in an empty folder: npm install ${files.filter((one) => !one.includes('create-')).join(' ')} && npx --no-install json-site init museum`,
);
