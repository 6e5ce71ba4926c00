import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { engineModule } from '@json-site/content/folders';

const ENTRY = engineModule('src/app/main.tsx');
const FORM = engineModule('src/forms/FormEngine.tsx');
/** A small module that several parts of a form share, and nothing else imports. */
const SHARED = engineModule('src/forms/widgets/Box.tsx');

/** The bundler's information about modules. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Collects the modules that a module imports statically, and itself. */
function withImports(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) withImports(imported, graph, found);
  return found;
}

/**
 * Bundles the code of every form into one chunk. Otherwise each module that the parts of a form share with it would be
 * a chunk, and a request.
 */
export function formChunk(): Plugin {
  const ofForms = new Set<string>();
  const group = {
    name: (id: string) => (ofForms.has(id) ? 'FormEngine' : null),
    includeDependenciesRecursively: false,
  };
  return {
    name: 'site:form-chunk',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } },
      },
    }),
    // Every module is known, and no chunk is made yet.
    buildEnd(error) {
      ofForms.clear();
      if (error) return;
      const missing = [ENTRY, FORM, SHARED].find((file) => !existsSync(file));
      if (missing !== undefined)
        throw new Error(
          `scripts/build/vite/form-chunk.ts names ${missing}, which does not exist. Forms would be loaded in many requests. ` +
            'Change the name there.',
        );
      const ofEntry = withImports(ENTRY, this);
      for (const id of withImports(FORM, this)) if (!ofEntry.has(id)) ofForms.add(id);
      ofForms.add(SHARED);
    },
  };
}
