import { builtMainSite } from './site-copy.ts';

// Prints the folder of the main site, for a configuration that may not load this module itself.
console.log(await builtMainSite());
