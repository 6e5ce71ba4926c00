import path from 'node:path';
import { packPackages } from './pack/pack-packages.ts';
import { ROOT } from './root.ts';

const target = path.resolve(process.argv[2] ?? path.join(ROOT, '.cache/packages'));
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
