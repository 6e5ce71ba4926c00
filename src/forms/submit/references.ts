/** The reference of the last submission, by table. An older database sends none. */
const references = new Map<string, string>();

/**
 * Stores the reference for the confirmation, which loads with the client: what loads earlier does not grow. Without
 * one, the confirmation shows none: that of an earlier submission would be wrong.
 */
export function noteReference(table: string, reference: string | undefined): void {
  if (reference) references.set(table, reference);
  else references.delete(table);
}

/** The reference of the submission that was sent last. */
export const lastReference = (table: string): string | undefined => references.get(table);
