import { generate } from './generate/generate.ts';

const written = await generate();
console.log(
  written.length === 0 ? 'All generated files are up to date.' : `Written:\n  ${written.join('\n  ')}`,
);
