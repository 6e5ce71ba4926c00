/** What editors may do; each what those before it may. */
export const EDITOR_ROLES = ['write', 'publish', 'own'] as const;

export type EditorRole = (typeof EDITOR_ROLES)[number];

/** Whether somebody may make something public. Without a studio server nobody has a role, and everybody may. */
export const mayPublish = (editor: { role: EditorRole } | null | undefined): boolean =>
  editor?.role !== 'write';

/** Somebody who may come, and as what. */
export interface EditorEntry {
  address: string;
  /** Empty without a name. */
  name: string;
  role: EditorRole;
  /** ISO 8601. */
  since: string;
}

/** An editor as an owner writes it. An empty name leaves the one of before. */
export type EditorInput = Omit<EditorEntry, 'since'>;

export interface EditorList {
  editors: readonly EditorEntry[];
}

/** The list with a new editor. */
export interface Invited extends EditorList {
  isMailed: boolean;
  /** Where the new editor signs in. */
  signIn: string;
}
