import { isObject } from '../schema/schema-walk.ts';
import type { Project } from '../source/project.ts';

/** What may be so of a site, or not. */
export type Condition = 'analytics' | 'no-analytics';

/** A part of site.json that a site may do without; undefined where it does. */
export function optionalPart({ site }: Project, part: 'analytics'): unknown {
  return isObject(site?.value) ? site.value[part] : undefined;
}

/** Whether something is so of this site. */
export function conditionHolds(condition: Condition, project: Project): boolean {
  return (optionalPart(project, 'analytics') !== undefined) === (condition === 'analytics');
}
