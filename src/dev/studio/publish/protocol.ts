import type { PagePayload } from '../../../app/navigation/payload.ts';
import type { Diagnostic } from '../../../compiler/types.ts';
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
  /** Why nothing can be committed, and what to do; empty when nothing prevents it. */
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

/** A request to commit content/ and push it. */
export interface PublishRequest {
  message: string;
  fingerprint: string;
  /** Commits on a new branch with this name. */
  newBranch?: string;
}

/**
 * The result of publishing: `published` on the branch that visitors see, or `sent` to another branch for review. `behind`
 * means that someone else has published meanwhile. `message` says what was done, or why not and what to do.
 */
export type PublishResult =
  | { outcome: 'published' | 'sent' | 'committed' | 'behind'; message: string }
  | { outcome: 'changed'; message: string }
  | ({ outcome: 'failed-check' } & PublishCheck);
