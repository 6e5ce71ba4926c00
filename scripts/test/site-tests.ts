import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../content/folders.ts';

const FOLDER = 'tests/site';
/** The test of the mutants' table: a site that has it has the tests that must notice the mutants. */
const OF_MUTANTS = `${FOLDER}/build/mutants.test.ts`;

export const NO_SITE_TESTS =
  'This site has no tests yet: tests/site/ contains none. README.md shows how to write one.';

/** The parts of `npm test` that only the tests of the site have. */
const PARTS_OF_THE_SITE: Record<string, string> = {
  site: FOLDER,
  dev: `${FOLDER}/dev`,
  accessibility: `${FOLDER}/accessibility`,
  faults: `${FOLDER}/faults`,
};

/** The files of each runner. */
const FILES = { playwright: /\.e2e\.ts$/, vitest: /\.test\.tsx?$/ };

export function hasTests(root: string, folder: string, runners: (keyof typeof FILES)[]): boolean {
  const at = path.join(root, folder);
  return (
    existsSync(at) &&
    readdirSync(at, { recursive: true, encoding: 'utf8' }).some((file) =>
      runners.some((runner) => FILES[runner].test(file)),
    )
  );
}

/**
 * Whether a part of `npm test` has tests of one of the runners: the renderer's parts always, those of the site if it has
 * such tests.
 */
export function hasPart(
  part: string,
  runners: (keyof typeof FILES)[] = ['playwright', 'vitest'],
  root = siteFolder(),
): boolean {
  if (part === 'mutants') return existsSync(path.join(root, OF_MUTANTS));
  const folder = PARTS_OF_THE_SITE[part];
  return !folder || hasTests(root, folder, runners);
}
