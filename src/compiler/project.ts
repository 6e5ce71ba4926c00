export { createCompiler } from './compile.ts';
export { fixSite } from './fix-site.ts';
export type { CompileContext } from './resolve/compile-context.ts';
export { type CompileMemory, createMemory } from './resolve/incremental/steps.ts';
export type { Reference } from './resolve/reference.ts';
export type { SiteMeaning } from './schema/site-meaning.ts';
export { readProject } from './source/read-project.ts';
