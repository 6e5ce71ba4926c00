import { valueIn } from '../schema/schema-walk.ts';
import type { Project } from '../source/project.ts';

/** The values of the schema meaning `condition`. */
export type Condition = 'analytics' | 'no-analytics';

export function conditionHolds(condition: Condition, { site }: Project): boolean {
  return (valueIn(site?.value, 'analytics') !== undefined) === (condition === 'analytics');
}
