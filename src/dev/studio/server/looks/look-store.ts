import { randomBytes } from 'node:crypto';
import { keyOf } from '@json-site/content/files';
import { LOOK_PATH, type LookTarget } from '../../looks/protocol.ts';
import { jsonFolder } from '../files/json-folder.ts';

/** A link, as the server keeps it: without its secret, so that who reads the file can use no link. */
export interface StoredLook {
  /** The hash of its secret. */
  id: string;
  target: LookTarget;
  /** The editor who has made it. Its draft is shown. */
  by: { name: string; address: string };
  /** Milliseconds since 1970. */
  until: number;
}

const looks = jsonFolder<StoredLook>('.cache/studio-looks');

const isCurrent = ({ until }: StoredLook) => until > Date.now();

/** Makes a link, and returns its address below the origin: 256 random bits that nobody guesses. */
export function storeLook(root: string, look: Omit<StoredLook, 'id'>): string {
  for (const one of looks.all(root)) if (!isCurrent(one)) looks.remove(root, one.id);
  const secret = randomBytes(32).toString('base64url');
  const id = keyOf(secret);
  looks.set(root, id, { ...look, id });
  return LOOK_PATH + secret;
}

/** Finds a link by its secret. Undefined if there is none, or if its time is over. */
export function findLook(root: string, secret: string): StoredLook | undefined {
  const found = looks.get(root, keyOf(secret));
  return found && isCurrent(found) ? found : undefined;
}

/** Lists the links that still work. */
export const currentLooks = (root: string): StoredLook[] => looks.all(root).filter(isCurrent);

export function removeLook(root: string, { id }: StoredLook): void {
  looks.remove(root, id);
}
