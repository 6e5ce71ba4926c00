import type { openDatabase } from '@json-site/backend/owner';
import { isObject } from '@json-site/values/objects';

/** Calls a function of the database with the secret key. */
export type CallDatabase = Awaited<ReturnType<typeof openDatabase>>['call'];

/** Each may do what those before it may. */
export const ROLES = ['write', 'publish', 'own'] as const;
export type Role = (typeof ROLES)[number];

/** Somebody who may use the studio server. */
export interface EditorEntry {
  address: string;
  name: string | null;
  role: Role;
  invited_by: string;
  /** ISO 8601. */
  invited_at: string;
}

/** What each role may do, as a part of a sentence. */
export const MAY: Readonly<Record<Role, string>> = {
  write: 'write',
  publish: 'write and publish',
  own: 'write, publish and manage the editors',
};

const LONGEST_ADDRESS = 254;

/** The address as the database has it, or undefined for a text that is none. */
export function addressOf(text: unknown): string | undefined {
  const address = typeof text === 'string' ? text.trim().toLowerCase() : '';
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(address) && address.length <= LONGEST_ADDRESS ? address : undefined;
}

const isEditor = (value: unknown): value is EditorEntry =>
  isObject(value) && typeof value['address'] === 'string' && ROLES.some((one) => one === value['role']);

export async function listEditors(call: CallDatabase): Promise<EditorEntry[]> {
  const list = await call('studio_editors', {});
  return Array.isArray(list) ? list.filter(isEditor) : [];
}

export async function findEditor(call: CallDatabase, address: string): Promise<EditorEntry | undefined> {
  const found = await call('studio_editor', { address });
  return isEditor(found) ? found : undefined;
}

/** Why an editor cannot be removed or get another role. The database refuses it as well, without words. */
export async function lastOwnerNote(call: CallDatabase, address: string): Promise<string | undefined> {
  const owners = (await listEditors(call)).filter(({ role }) => role === 'own');
  return owners.length === 1 && owners[0]?.address === address
    ? `${address} is the only owner. Make another editor an owner first.`
    : undefined;
}
