import { normalizePath, resolveConfig } from 'vite';
import { dataFolder } from '@json-site/backend/backend';

/** Escapes a path for use in a glob. */
const literalGlob = (file: string) => normalizePath(file).replace(/[*?+@!|{}()[\]^$]/g, '\\$&');

/**
 * Globs of the files that the development server never sends, for `server.fs.deny`: submissions and mail in .cache/ and
 * in the folder of the database, and what the Supabase CLI knows of a hosted project. The browser needs .cache/vite/
 * and the subset fonts of the theme in .cache/fonts/. A list replaces Vite's own, so this one contains it.
 */
export async function privateFiles(root: string): Promise<string[]> {
  const { server } = await resolveConfig({ configFile: false, envDir: false }, 'serve');
  const project = literalGlob(root);
  return [
    ...server.fs.deny,
    `${project}/.cache/!(vite|fonts)/**`,
    `${project}/supabase/.*/**`,
    `${literalGlob(dataFolder(root))}/**`,
  ];
}
