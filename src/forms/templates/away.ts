import type { FieldsProps } from '../types.ts';

/** The names of fields that no answer shows yet: only browsers without JavaScript show them. */
export const awayIn = ({ schema }: Pick<FieldsProps, 'schema'>): ReadonlySet<string> =>
  new Set((schema['away'] as string[] | undefined) ?? []);
