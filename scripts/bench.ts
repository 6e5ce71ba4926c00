import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/project.ts';

// Measurements that take too long for every test run: `npm run bench <name>` runs scripts/bench/<name>.ts.

const folder = path.join(ROOT, 'scripts/bench');
const [name = ''] = process.argv.slice(2);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => path.basename(file, '.ts'))
  .sort();

if (!names.includes(name) || !existsSync(path.join(folder, `${name}.ts`))) {
  console.error(`Name one of these: ${names.map((one) => `npm run bench ${one}`).join(', ')}`);
  process.exit(1);
}
await import(path.join(folder, `${name}.ts`));
