import path from 'node:path';
import type { Plugin } from 'vite';

/** What @rjsf/core imports → what it gets instead. */
const INSTEAD: [what: RegExp, file: string][] = [
  [/\/getDefaultRegistry\.js$/, 'src/forms/rjsf/registry.ts'],
  [/^markdown-to-jsx\/react$/, 'src/forms/rjsf/markdown.ts'],
];

/**
 * Leaves out of the build what forms never show: @rjsf/core lists every field, widget and template that it has, and
 * a Markdown renderer, a third of a form's code together.
 */
export function leanFormsPlugin(root: string): Plugin {
  return {
    name: 'lean-forms',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: INSTEAD.map(([what]) => what) },
      handler(source, importer) {
        if (!importer?.includes('/@rjsf/core/')) return null;
        const found = INSTEAD.find(([what]) => what.test(source));
        return found ? path.join(root, found[1]) : null;
      },
    },
  };
}
