import type { PagePayload } from '@json-site/app/addresses';
import type { Diagnostic } from '@json-site/compiler/types';
import type { CheckedDraft } from '../protocol.ts';
import type { ValueChange } from '../values/describe-changes.ts';

/** A document or another file of content/ that visitors see in another version, or not at all. */
export interface UnpublishedFile {
  file: string;
  /** The path that visitors see; another one after a move. */
  before: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Of a form: what goes with its texts, its data schema and the migrations of its table. */
  with?: string[];
  /** The message of the review in which exactly this version waits. */
  review?: string;
  /** The message of a review in which another version waits. */
  revises?: string;
  /** True when others have changed the same values, so that the editor must decide. */
  isDisputed?: true;
}

/** An unpublished document, described in words. */
export interface ChangedDocument extends UnpublishedFile {
  name: string;
  changes: ValueChange[];
}

/** Changes that wait until someone makes them public. */
export interface WaitingReview {
  /** The name of its branch. */
  name: string;
  /** What the editor has written. */
  message: string;
  documents: string[];
}

/** What has happened to the site without this editor. */
export type StudioNews =
  | { kind: 'arrived'; by: string[]; files: string[] }
  | { kind: 'merged'; review: string }
  | { kind: 'closed'; review: string };

/** Where the documents of this computer are. */
export interface Whereabouts {
  /** False for a project without versions, of which nothing can be said. */
  isKnown: boolean;
  unpublished: UnpublishedFile[];
  reviews: WaitingReview[];
  news: StudioNews[];
  /** Why the work of others does not arrive; empty when it does. */
  offline: string;
}

/** Of a project without versions, or before the server has answered. */
export const UNKNOWN: Whereabouts = { isKnown: false, unpublished: [], reviews: [], news: [], offline: '' };

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
  /** Why nothing can be committed, and what to do; empty when nothing prevents it. Its first line is for editors. */
  obstacle: string;
}

/** Everything that visitors see in another version, and where it goes. */
export interface PublishState extends Repository {
  documents: ChangedDocument[];
  reviews: WaitingReview[];
  pages: ChangedPage[];
  /** Identifies the content that is shown: other content is not published before it is shown as well. */
  fingerprint: string;
}

/** A version of a page, with the site and the theme of its time. The payload is null when the page does not exist. */
export interface PageVersion extends Pick<CheckedDraft, 'shared'> {
  payload: PagePayload | null;
}

/** A page as visitors see it, and as it is now. */
export interface PageVersions {
  before: PageVersion;
  after: PageVersion;
}

/** A chosen document that cannot become public without another one. */
export interface Need {
  /** The file of the document that is not chosen, and the names of both. */
  file: string;
  needed: string;
  by: string;
}

/** The result of `npm run check`, or of checking the site with the chosen documents only. */
export interface PublishCheck {
  passed: boolean;
  diagnostics: Diagnostic[];
  /** Documents to choose as well. */
  needs?: Need[];
  /** Failed checks besides the content: types, lint, generated files. For developers. */
  otherFailures: { name: string; output: string }[];
}

/** What an editor has decided of values that someone else has changed as well, by file and path. */
export type ConflictChoices = Record<string, 'mine' | 'theirs'>;

/** A request to publish, or to send for review. */
export interface PublishRequest {
  way: 'publish' | 'review';
  /** Says what has changed. */
  message: string;
  fingerprint: string;
  /** The chosen documents. The others stay as they are. */
  files: string[];
  choices?: ConflictChoices;
}

/** A request to publish at a time, in the time zone of the site: `2026-12-24T09:30`. */
export interface NewPublication extends Pick<PublishRequest, 'message' | 'files' | 'fingerprint'> {
  at: string;
}

/** A publication at a time. */
export interface Publication {
  id: string;
  /** `2026-12-24 09:30` */
  at: string;
  message: string;
  documents: string[];
  by: string;
  /** Why nothing was published at the time. */
  failure?: string;
}

/** What is published at a time. */
export interface Schedule {
  /** False on the computer of an editor, which may be off at that time. */
  canSchedule: boolean;
  timeZone: string;
  publications: Publication[];
}

/** A value that someone else has changed as well, in words. */
export interface ConflictInWords {
  /** Its key in `ConflictChoices`. */
  key: string;
  where: string;
  mine: string;
  theirs: string;
  /** Who has changed it. */
  by: string;
}

/**
 * The result of publishing: `published` for visitors, `sent` for review, `versioned` on this computer, or `kept` as it
 * was, where the first line of the message is for editors. `choose` means that the editor must decide first. `address`
 * is where the result is, `review` the name of the review.
 */
export type PublishResult =
  | { outcome: 'published' | 'sent' | 'versioned'; message: string; address?: string; review?: string }
  | { outcome: 'kept' | 'changed'; message: string }
  | { outcome: 'choose'; conflicts: ConflictInWords[] }
  | ({ outcome: 'failed-check' } & PublishCheck);
