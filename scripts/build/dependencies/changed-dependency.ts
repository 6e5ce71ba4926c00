import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '@json-site/content/folders';

/** The bundler's information about modules, as a hook receives it. */
interface Modules {
  getModuleIds(): Iterable<string>;
  environment?: { name: string };
}

interface Dependency {
  /** The folder of the project, which has the package installed. */
  root: string;
  /** The plugin's file, which a maintainer has to adapt. */
  file: string;
  /** The package, or a scope of packages, such as `@rjsf`. */
  name: string;
  /** The package whose version is named; `name` if it is missing. */
  versionOf?: string;
  /** The parts to change, by a name that a maintainer can search for in the package. */
  parts: readonly string[];
  /** Why they are changed: what happens to visitors otherwise. */
  otherwise: string;
}

function installedVersion(root: string, name: string): string {
  try {
    const text = readFileSync(path.join(packageFolder(name, root), 'package.json'), 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  } catch {
    return '(version unknown)';
  }
}

/**
 * Records what a plugin changes in a dependency, and fails a build in which it has not changed everything: after an
 * update, a part may have another name. A build without any module of the dependency has nothing to change.
 */
export function createChanges({ root, file, name, versionOf = name, parts, otherwise }: Dependency) {
  const inEnvironment = new Map<string | undefined, Set<string>>();
  const changesIn = (environment: string | undefined) => {
    const known = inEnvironment.get(environment) ?? new Set<string>();
    inEnvironment.set(environment, known);
    return known;
  };
  return {
    note(part: string, { environment }: Partial<Modules>): void {
      changesIn(environment?.name).add(part);
    },
    /** For the hook `buildEnd`, which also runs after an error. */
    check(modules: Modules, error: Error | undefined): void {
      if (error) return;
      const folder = `/node_modules/${name}/`;
      const isUsed = [...modules.getModuleIds()].some((id) => id.replaceAll('\\', '/').includes(folder));
      const missing = parts.filter((part) => !changesIn(modules.environment?.name).has(part));
      inEnvironment.delete(modules.environment?.name);
      if (!isUsed || missing.length === 0) return;
      throw new Error(
        `${file} did not find ${missing.map((part) => `"${part}"`).join(', ')} in ${versionOf} ` +
          `${installedVersion(root, versionOf)}, and changed nothing there. ${otherwise} Find out how the package has ` +
          `changed and adapt ${file}, or install the previous version again.`,
      );
    },
  };
}
