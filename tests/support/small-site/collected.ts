import { json } from './parts.ts';
import { COLLECTIONS } from './schemas.ts';

/** The input of examples with collections. */
export const COLLECTED_INPUT = { schemas: COLLECTIONS };

export const people = {
  'people/ada.json': json({ name: 'Ada', team: 'design' }),
  'teams/design.json': json({ title: 'Design' }),
};
