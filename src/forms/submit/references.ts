/** The reference of the last submission, by table. An older database sends none. */
const references = new Map<string, string>();

/** Keeps the reference for the confirmation, which loads with the client: what loads earlier does not grow. */
export function noteReference(table: string, reference: string): void {
  references.set(table, reference);
}

/** The reference of the submission that was sent last. */
export const lastReference = (table: string): string | undefined => references.get(table);
