import { createServer } from 'vite';
import { stayAlive } from './content/stay-alive.ts';
import { generate } from './generate/generate.ts';

const written = await generate();
if (written.length > 0) console.log(`Generated anew: ${written.join(', ')}`);

const server = await stayAlive(() => createServer({ configFile: 'vite.config.ts' }));
await server.listen();
console.log('\nThe site runs, with its own database. Edit a file in content/ and watch the page change.\n');
server.printUrls();
console.log('\nStop it with Ctrl+C.');
