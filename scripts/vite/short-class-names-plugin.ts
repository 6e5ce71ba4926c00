import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { classesIn, shortClassNames } from '../prerender/styles/class-names.ts';

const PREFIX = '\0class-names:';

/**
 * Gives the classes of CSS modules names of a few letters. In development they keep names that people can read. What
 * renders pages needs nothing of a style sheet but these names, and is not made to wait for the rest of it.
 */
export function shortClassNamesPlugin(root: string): Plugin[] {
  const nameOf = shortClassNames(root);
  return [
    {
      name: 'short-class-names',
      apply: 'build',
      config: () => ({ css: { modules: { generateScopedName: nameOf } } }),
    },
    {
      name: 'class-names-alone',
      apply: 'build',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name === 'ssr',
      resolveId: {
        filter: { id: /^\..*\.module\.css$/ },
        handler: (id, importer = '') => {
          const file = path.resolve(path.dirname(importer), id);
          return `${PREFIX}${path.relative(root, file)}.js`;
        },
      },
      load: {
        filter: { id: new RegExp(`^${PREFIX}`) },
        handler(id) {
          const file = path.join(root, id.slice(PREFIX.length, -'.js'.length));
          const css = readFileSync(file, 'utf8');
          const names = classesIn(css).map((name) => [name, nameOf(name, file, css)]);
          return `export default ${JSON.stringify(Object.fromEntries(names))};`;
        },
      },
    },
  ];
}
