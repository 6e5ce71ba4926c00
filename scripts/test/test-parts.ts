import { COMMANDS } from '@json-site/content/folders';
import { requireSystemPrograms, type Tested } from './programs/system-programs.ts';
import { runNode } from './run-node.ts';
import type { Tally } from './tally.ts';

/** Runs the parts of `npm test`: the check, and with a build, which the other parts need, what tests it. */
export async function testParts(
  tally: Tally,
  parts: readonly string[],
  tested: Tested,
  { checked, testBuild }: { checked: string; testBuild: () => Promise<void> },
): Promise<void> {
  const isBuilt = parts.some((name) => name !== 'check');
  // The check and the build need none of them, so they run meanwhile.
  const programs = isBuilt ? requireSystemPrograms(tested) : undefined;
  if (parts.includes('check')) await tally.step(checked, () => runNode([COMMANDS, 'check']));
  if (!isBuilt) return;
  const hasBuild = await tally.step('Production build', () => runNode([COMMANDS, 'build']));
  await programs;
  if (hasBuild) await testBuild();
}
