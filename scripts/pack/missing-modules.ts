import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsIn } from '@json-site/check/rooms';
import { filesAt } from '@json-site/content/files';

/**
 * The code and the types that the compiler has not written for the modules of a repository: those of which it has
 * written one of the two, and those that written code imports.
 * @param stage The folder of what it has written, in the folders that the modules have.
 */
export function missingModules(root: string, stage: string, folders: readonly string[]): string[] {
  const written = filesAt(stage, folders);
  const compiled = written.filter((file) => file.endsWith('.js'));
  const imported = compiled.flatMap((file) =>
    importsIn(file, readFileSync(path.join(stage, file), 'utf8'))
      .filter(({ name }) => /^\..*\.js$/.test(name))
      .map(({ name }) => path.posix.join(path.posix.dirname(file), name)),
  );
  const modules = [...written, ...imported].map((file) => file.replace(/(?:\.d\.ts|\.js)$/, ''));
  const isSource = (one: string) =>
    ['.ts', '.tsx'].some((ending) => existsSync(path.join(root, one + ending)));
  return [...new Set(modules)]
    .filter(isSource)
    .flatMap((one) => [`${one}.js`, `${one}.d.ts`])
    .filter((file) => !existsSync(path.join(stage, file)));
}
