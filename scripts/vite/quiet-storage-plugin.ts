import type { Plugin } from 'vite';

/** The library asks, as its code arrives, whether a mark for its own developers lies in local storage. */
const ASKS = 'supportsLocalStorage() &&';

/**
 * Keeps the backend's client from writing to local storage to see whether it can: a page may leave nothing on a device, not
 * even for a moment, that the cookie policy does not list.
 */
export function quietStoragePlugin(): Plugin {
  return {
    name: 'quiet-storage',
    apply: 'build',
    transform: {
      filter: { id: /\/@supabase\/auth-js\/dist\/module\/lib\/locks\.js$/ },
      handler(code) {
        if (!code.includes(ASKS))
          throw new Error('@supabase/auth-js has changed: does it still write to local storage?');
        return { code: code.replace(ASKS, 'false &&'), map: null };
      },
    },
  };
}
