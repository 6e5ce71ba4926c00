import { isObject } from '../schema/schema-walk.ts';
import type { Project } from '../source/project.ts';

/** The values of the schema meaning `condition`. */
export type Condition = 'analytics' | 'no-analytics';

/** Returns an optional part of site.json; undefined if the site does not have it. */
export function optionalPart({ site }: Project, part: 'analytics'): unknown {
  return isObject(site?.value) ? site.value[part] : undefined;
}

export function conditionHolds(condition: Condition, project: Project): boolean {
  return (optionalPart(project, 'analytics') !== undefined) === (condition === 'analytics');
}
