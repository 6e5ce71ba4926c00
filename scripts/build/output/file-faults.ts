import path from 'node:path';
import { UserError } from '@json-site/content/files';

/** Why the system refuses to change a file: code of the error → reason. */
const REASONS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EBUSY: 'another program is using it',
  EDQUOT: 'the disk quota of this user is used up',
  EMFILE: 'this process has too many open files',
  ENOSPC: 'the disk is full',
  EPERM: 'this user may not change it',
  EROFS: 'the file system is read-only',
};

/**
 * Turns an error of the file system into one for people: the file, the reason, and the state in which it leaves the
 * site. Returns other errors as they are.
 */
export function explainFileFault(error: unknown, state: string): unknown {
  if (!(error instanceof Error) || error instanceof UserError) return error;
  const { code = '', syscall, path: source = '', dest } = error as NodeJS.ErrnoException & { dest?: string };
  // A file that should be there and is not is a defect of the code, whose stack is needed.
  if (syscall === undefined || code === 'ENOENT') return error;
  const reason = REASONS[code];
  // Of a copied or renamed file, the target is the one that cannot be written.
  const file = path.relative('', dest ?? source) || 'A file';
  const fault = reason
    ? `${file} cannot be written: ${reason} (${code}).`
    : `A file cannot be changed: ${error.message}.`;
  return new UserError(`${fault}\n\n${state}`);
}

/** How Rolldown reports a file that it could not write, before the stack of Rolldown itself. */
const UNWRITTEN = /Failed to write file in (.+)\s+Caused by:\s+(.+?) \(os error \d+\)/;

/** Shortens the message of a failed bundle to what its reader can change. */
export function explainBundleFault(message: string): string {
  const [, file = '', reason] = UNWRITTEN.exec(message) ?? [];
  return reason ? `${path.relative('', file)} cannot be written: ${reason}.` : message;
}
