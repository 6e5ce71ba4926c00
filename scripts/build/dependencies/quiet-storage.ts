import type { Plugin } from 'vite';
import { createChanges } from './changed-dependency.ts';

/** The library's debug flag, which it reads from local storage when its code loads. */
const DEBUG_FLAG = 'supportsLocalStorage() &&';

/**
 * Removes auth-js's test whether local storage works, which writes a key and runs when the module loads, before any
 * option could turn it off. The cookie policy promises that nothing is stored before the visitor acts.
 */
export function quietStorage(root: string): Plugin {
  const changes = createChanges({
    root,
    file: 'scripts/build/dependencies/quiet-storage.ts',
    name: '@supabase/auth-js',
    parts: [DEBUG_FLAG],
    otherwise: 'It may write to local storage when it loads.',
  });
  return {
    name: 'site:quiet-storage',
    apply: 'build',
    transform: {
      filter: { id: /\/@supabase\/auth-js\/dist\/module\/lib\/locks\.js$/ },
      handler(code) {
        if (code.includes(DEBUG_FLAG)) changes.note(DEBUG_FLAG, this);
        return { code: code.replace(DEBUG_FLAG, 'false &&'), map: null };
      },
    },
    buildEnd(error) {
      changes.check(this, error);
    },
  };
}
