import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReportPart } from '@json-site/compiler/diagnostics';
import { enginePackage } from '@json-site/content/folders';
import { type DoorFigures, doorFigures, leavingImports } from './door-figures.ts';

/**
 * The largest figures that may be: who opens a door without need has to write it here, and to say why in the commit.
 */
const LIMITS = 'scripts/doors.json';

const WORDS: Record<keyof DoorFigures, string> = {
  doors: 'doors between packages',
  names: 'names behind them',
  public: 'modules that sites may import',
};

/** Compares the doors between the packages of the engine with their limits. Undefined for any other project. */
export function checkDoors(root: string): ReportPart | undefined {
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { name?: string };
  const figures = name === enginePackage().name ? doorFigures(root) : undefined;
  if (!figures) return undefined;
  const limits = JSON.parse(readFileSync(path.join(root, LIMITS), 'utf8')) as DoorFigures;
  const over = (Object.keys(WORDS) as (keyof DoorFigures)[]).filter((one) => figures[one] > limits[one]);
  const leaving = leavingImports(root);
  const lines = [
    ...over.map(
      (one) =>
        `${figures[one]} ${WORDS[one]}; at most ${limits[one]}. Use a door that exists, or raise the limit in ${LIMITS}.`,
    ),
    ...leaving.map((line) => `${line}, in another package. Import it by the name of a door.`),
  ];
  const summary = `${figures.doors} with ${figures.names} names, ${figures.public} public`;
  return { name: 'doors', passed: lines.length === 0, output: lines.join('\n'), summary };
}
