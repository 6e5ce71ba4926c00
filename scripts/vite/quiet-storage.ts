import type { Plugin } from 'vite';

/** The library's debug flag, which it reads from local storage when its code loads. */
const DEBUG_FLAG = 'supportsLocalStorage() &&';

/**
 * Removes auth-js's test whether local storage works, which writes a key and runs when the module loads, before any
 * option could turn it off. The cookie policy promises that nothing is stored before the visitor acts.
 */
export function quietStorage(): Plugin {
  return {
    name: 'site:quiet-storage',
    apply: 'build',
    transform: {
      filter: { id: /\/@supabase\/auth-js\/dist\/module\/lib\/locks\.js$/ },
      handler(code) {
        if (!code.includes(DEBUG_FLAG))
          throw new Error(
            '@supabase/auth-js has changed. Check whether it still writes to local storage when it loads.',
          );
        return { code: code.replace(DEBUG_FLAG, 'false &&'), map: null };
      },
    },
  };
}
