import type { PagePayload } from '@json-site/app/addresses';
import type { Diagnostic } from '@json-site/compiler/types';
import type { CheckedDraft } from '../protocol.ts';
import type { ValueChange } from '../values/describe-changes.ts';

/** A document of content/ that differs from the last commit. */
export interface ChangedDocument {
  file: string;
  name: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  changes: ValueChange[];
}

/** A page that visitors will see with other content. */
export interface ChangedPage {
  route: string;
  title: string;
}

/** Where a commit would go. */
export interface Repository {
  /** The branch that is checked out; null for a detached HEAD. */
  branch: string | null;
  /** The remote that the branch is pushed to; null when the repository has none. */
  remote: string | null;
  /** The branch of the remote that receives a push. */
  upstream: string | null;
  /** The branch that visitors see: the default branch of the remote. Null when the repository does not know it. */
  siteBranch: string | null;
  /** Number of commits that the remote does not have. */
  unpushed: number;
  /** Number of commits that visitors do not see, those in review included. */
  notPublic: number;
  /** Why nothing can be committed, and what to do; empty when nothing prevents it. Its first line is for editors. */
  obstacle: string;
}

/** The changes to publish, and the branch to which they go. */
export interface PublishState extends Repository {
  documents: ChangedDocument[];
  pages: ChangedPage[];
  /** Identifies the content that is shown: other content is not published before it is shown as well. */
  fingerprint: string;
  suggestedMessage: string;
}

/** A version of a page, with the site and the theme of its time. The payload is null when the page does not exist. */
export interface PageVersion extends Pick<CheckedDraft, 'shared'> {
  payload: PagePayload | null;
}

/** A page at the last commit and now. */
export interface PageVersions {
  before: PageVersion;
  after: PageVersion;
}

/** The result of `npm run check`. */
export interface PublishCheck {
  passed: boolean;
  diagnostics: Diagnostic[];
  /** Failed checks besides the content: types, lint, generated files. For developers. */
  otherFailures: { name: string; output: string }[];
}

/** What an editor has decided of values that someone else has changed as well, by file and path. */
export type ConflictChoices = Record<string, 'mine' | 'theirs'>;

/** A request to publish, or to send for review. Without a message, what is committed already. */
export interface PublishRequest {
  way: 'publish' | 'review';
  /** Says what has changed; empty when nothing is saved that is not in a commit. */
  message: string;
  fingerprint: string;
  choices?: ConflictChoices;
}

/** A value that someone else has changed as well, in words. */
export interface ConflictInWords {
  /** Its key in `ConflictChoices`. */
  key: string;
  where: string;
  mine: string;
  theirs: string;
}

/**
 * The result of publishing: `published` for visitors, `sent` for review, or `committed` on this computer, where the
 * first line of the message is for editors. `choose` means that the editor must decide first. `address` is where the
 * result is.
 */
export type PublishResult =
  | { outcome: 'published' | 'sent' | 'committed' | 'changed'; message: string; address?: string }
  | { outcome: 'choose'; conflicts: ConflictInWords[] }
  | ({ outcome: 'failed-check' } & PublishCheck);
