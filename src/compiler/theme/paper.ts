import { valueIn } from '@json-site/values/objects';
import type { Project } from '../source/project.ts';

/**
 * The colour behind pictures on pages of the light scheme, `ffffff`: what transparent parts show where there are none.
 */
export function paperOf({ themeFile }: Pick<Project, 'themeFile'>): string | undefined {
  const colour = String(valueIn(themeFile?.value, 'colours', 'light', 'paper'));
  return /^#([0-9a-f]{6})$/.exec(colour.toLowerCase())?.[1];
}
