import type { Plugin } from 'vite';
import { shortClassNames } from '../prerender/styles/class-names.ts';

/** Gives the classes of CSS modules names of a few letters in the build. In development they keep readable names. */
export function classNames(root: string): Plugin {
  return {
    name: 'site:class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: shortClassNames(root) } } }),
  };
}
