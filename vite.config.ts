import { bundled } from './scripts/bundle-commands.mjs';

const { jsonSite }: typeof import('./src/engine.ts') = await import(bundled('engine'));

export default { plugins: [jsonSite()] };
