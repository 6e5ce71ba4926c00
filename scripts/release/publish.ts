import path from 'node:path';
import { UserError } from '@json-site/content/files';
import type { PackedPackage } from '../pack/pack-packages.ts';
import { output, run } from './run-program.ts';

/** Where a version goes. */
export interface ReleaseTarget {
  version: string;
  registry: string | undefined;
  hasProvenance: boolean;
}

const registryOptions = ({ registry }: ReleaseTarget) => (registry ? ['--registry', registry] : []);

/** The packages that the registry lacks. One that has other bytes under the same version cannot be replaced. */
export function toPublish(packages: readonly PackedPackage[], target: ReleaseTarget): PackedPackage[] {
  return packages.filter(({ name, integrity, file }) => {
    const options = ['view', `${name}@${target.version}`, 'dist.integrity', ...registryOptions(target)];
    const found = output('npm', options, path.dirname(file), true).trim();
    if (found !== '' && found !== integrity)
      throw new UserError(
        `The registry has another ${name} ${target.version}. Raise "version" in package.json. Nothing was published.`,
      );
    return found === '';
  });
}

/** Publishes a package. npm wants another tag than "latest" for a version such as 1.2.0-beta.1. */
export function publish({ file }: PackedPackage, target: ReleaseTarget, isDry: boolean): void {
  const options = [
    ...registryOptions(target),
    ...(target.version.includes('-') ? ['--tag', 'next'] : []),
    ...(target.hasProvenance ? [] : ['--provenance=false']),
    ...(isDry ? ['--dry-run'] : []),
  ];
  run('npm', ['publish', `./${path.basename(file)}`, '--loglevel=warn', ...options], path.dirname(file));
}
