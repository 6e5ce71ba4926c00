import path from 'node:path';
import type { Plugin } from 'vite';

/** Import of @rjsf/core → the module that replaces it. */
const REPLACEMENTS: [source: RegExp, file: string][] = [
  [/\/getDefaultRegistry\.js$/, 'src/forms/rjsf/registry.ts'],
  [/^markdown-to-jsx\/react$/, 'src/forms/rjsf/markdown.ts'],
];

/**
 * Leaves unused parts of @rjsf/core out of the build, a third of a form's code: its default registry imports every
 * field, widget and template, and a Markdown renderer. RJSF has no entry point without its default registry.
 */
export function leanForms(root: string): Plugin {
  return {
    name: 'site:lean-forms',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: REPLACEMENTS.map(([source]) => source) },
      handler(source, importer) {
        if (!importer?.includes('/@rjsf/core/')) return null;
        const found = REPLACEMENTS.find(([pattern]) => pattern.test(source));
        return found ? path.join(root, found[1]) : null;
      },
    },
  };
}
