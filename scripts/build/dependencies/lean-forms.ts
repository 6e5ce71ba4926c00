import type { Plugin } from 'vite';
import { engineModule } from '@json-site/content/folders';
import { createChanges } from './changed-dependency.ts';

/** The end of an import → the module that replaces it. */
const REPLACEMENTS: Record<string, string> = {
  '/getDefaultRegistry.js': 'registry.ts',
  '/findSchemaDefinition.js': 'no-references.ts',
  '/shallowAllOfMerge.js': 'no-all-of.ts',
  '/omitExtraData.js': 'no-extra-data.ts',
  '/toPathSchema.js': 'no-paths.ts',
  '/sanitizeDataForNewSchema.js': 'same-data.ts',
  'markdown-to-jsx/react': 'markdown.ts',
};
const SOURCES = Object.keys(REPLACEMENTS);

const IMPORTER = /[\\/]node_modules[\\/]@rjsf[\\/](?:core|utils)[\\/]/;

/**
 * Leaves out parts of RJSF that no form uses, almost half of a form's code: its default registry imports every field,
 * widget and template, and a Markdown renderer; other parts resolve references and merge schemas, which the compiler
 * has done, or leave out data, which our own code does. RJSF has no entry point without them. Development and tests
 * replace the same modules, so that forms render alike everywhere.
 */
export function leanForms(root: string): Plugin {
  const changes = createChanges({
    root,
    file: 'scripts/build/dependencies/lean-forms.ts',
    name: '@rjsf',
    versionOf: '@rjsf/core',
    parts: SOURCES,
    otherwise: 'Visitors would download parts of it that no form uses.',
  });
  const replacing: Plugin = {
    name: 'site:lean-forms',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`(?:${SOURCES.map((source) => source.replaceAll('.', '\\.')).join('|')})$`) },
      handler(source, importer) {
        if (!importer || !IMPORTER.test(importer)) return null;
        const found = SOURCES.find((end) => source.endsWith(end));
        if (found === undefined) return null;
        changes.note(found, this);
        return engineModule(`src/forms/rjsf/${REPLACEMENTS[found] ?? ''}`);
      },
    },
  };
  return {
    ...replacing,
    buildEnd(error) {
      changes.check(this, error);
    },
    // Vite's optimizer bundles dependencies for development, and Node would load those of the server.
    config: () => ({
      optimizeDeps: { rolldownOptions: { plugins: [replacing] } },
      ssr: { noExternal: ['@rjsf/core', '@rjsf/utils'] },
    }),
  };
}
