import { generate } from './generate/generate.ts';

const written = await generate();
console.log(written.length === 0 ? 'Everything is up to date.' : `Written:\n  ${written.join('\n  ')}`);
