import { existsSync } from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import { ROOT } from './content/project.ts';
import { stayAlive } from './content/stay-alive.ts';

if (!existsSync(path.join(ROOT, 'dist/404.html'))) {
  console.error('There is no finished build in dist/. Make one first: npm run build');
  process.exit(1);
}
const server = await stayAlive(() => preview({ configFile: 'vite.config.ts' }));
console.log('\nThe built site, with its real headers and its own database:\n');
server.printUrls();
