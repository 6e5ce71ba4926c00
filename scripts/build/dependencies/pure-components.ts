import type { Plugin } from 'vite';
import { createChanges } from './changed-dependency.ts';

/** Replacements in the modules of the package: the text to search for → pattern and replacement. */
const CHANGES: Record<string, [pattern: RegExp, replacement: string]> = {
  // Assignments for developer tools; they would keep the component in the bundle.
  '.displayName = "…";': [/^\w+\.displayName = "[^"]+";$/gm, ''],
  '= React.memo(': [/= (React\w*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
  // As a part of its class, which is in the bundle only if something uses it.
  '.contextType = ': [
    /^(var (\w+) = class extends React\w*\.Component \{)(.*?^\};)\n\2\.contextType = (\w+);$/gms,
    '$1\n  static contextType = $4;$3',
  ],
};

/**
 * Marks the components of the router's package as free of side effects. The package does not, and its unused links,
 * forms and loaders would be in every visitor's first script: 87,996 bytes instead of 78,721. Rolldown's settings
 * `manualPureFunctions` and `propertyWriteSideEffects` were measured and do not remove them.
 */
export function pureComponents(root: string): Plugin {
  const changes = createChanges({
    root,
    file: 'scripts/build/dependencies/pure-components.ts',
    name: 'react-router',
    parts: Object.keys(CHANGES),
    otherwise: 'Every page would load parts of it that no page uses.',
  });
  return {
    name: 'site:pure-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        let changed = code;
        for (const [part, [pattern, replacement]] of Object.entries(CHANGES)) {
          const before = changed;
          changed = before.replace(pattern, replacement);
          if (changed !== before) changes.note(part, this);
        }
        return { code: changed, map: null };
      },
    },
    buildEnd(error) {
      changes.check(this, error);
    },
  };
}
