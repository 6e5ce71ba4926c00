import { createHash } from 'node:crypto';

/** The hash by which a browser knows that a file is the one that was built: a damaged or exchanged copy is not used. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
