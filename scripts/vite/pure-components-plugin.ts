import type { Plugin } from 'vite';

/** Names for development tools, which would keep what they name. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]+";$/gm;
const COMPONENT = /= (React\w*\.(?:forwardRef|memo|createContext)\()/g;

/**
 * Tells the bundler that to define a component does nothing else. The router's package does not say so itself: its
 * links, forms and loaders would be in every visitor's first script, and none of them is used.
 */
export function pureComponentsPlugin(): Plugin {
  return {
    name: 'pure-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code.replace(DISPLAY_NAME, '').replace(COMPONENT, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
