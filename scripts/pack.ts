import path from 'node:path';
import { packPackages } from './pack/pack-packages.ts';
import { ROOT } from './root.ts';

const folder = process.argv[2] ?? path.join(ROOT, '.cache/packages');
if (folder.startsWith('-')) {
  console.log(
    'npm run pack [-- <folder>]   packs the engine and its optional packages (default: .cache/packages)',
  );
  process.exit(folder === '--help' ? 0 : 1);
}
const target = path.resolve(folder);
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
