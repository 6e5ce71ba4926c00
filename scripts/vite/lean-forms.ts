import path from 'node:path';
import type { Plugin } from 'vite';

/** Import of a module → the module that replaces it. */
const REPLACEMENTS: [source: RegExp, file: string][] = [
  [/\/getDefaultRegistry\.js$/, 'registry.ts'],
  [/\/findSchemaDefinition\.js$/, 'no-references.ts'],
  [/\/shallowAllOfMerge\.js$/, 'no-all-of.ts'],
  [/^markdown-to-jsx\/react$/, 'markdown.ts'],
];

const IMPORTER = /[\\/]node_modules[\\/]@rjsf[\\/](?:core|utils)[\\/]/;

/**
 * Leaves out parts of RJSF that no form uses, almost half of a form's code: its default registry imports every field,
 * widget and template, and a Markdown renderer; other parts resolve references and merge schemas, which the compiler
 * has done. RJSF has no entry point without them. Development and tests replace the same modules, so that forms render
 * alike everywhere.
 */
export function leanForms(root: string): Plugin {
  const replacing: Plugin = {
    name: 'site:lean-forms',
    enforce: 'pre',
    resolveId: {
      filter: { id: REPLACEMENTS.map(([source]) => source) },
      handler(source, importer) {
        if (!importer || !IMPORTER.test(importer)) return null;
        const found = REPLACEMENTS.find(([pattern]) => pattern.test(source));
        return found ? path.join(root, 'src/forms/rjsf', found[1]) : null;
      },
    },
  };
  return {
    ...replacing,
    // Vite's optimizer bundles dependencies for development, and Node would load those of the server.
    config: () => ({
      optimizeDeps: { rolldownOptions: { plugins: [replacing] } },
      ssr: { noExternal: ['@rjsf/core', '@rjsf/utils'] },
    }),
  };
}
