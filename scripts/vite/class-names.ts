import type { Plugin } from 'vite';
import { shortClassNames } from '../prerender/styles/class-names.ts';

/** Shortens the class names of CSS modules in the build. */
export function classNames(root: string): Plugin {
  return {
    name: 'site:class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: shortClassNames(root) } } }),
  };
}
