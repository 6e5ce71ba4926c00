import type { ChangedPage, PageVersion } from '../publish/protocol.ts';

/** Below it are the links to look at something: everybody who has one sees what it shows. */
export const LOOK_PATH = '/_look/';

/** What a link shows: a document with the unsaved changes of its editor, or what waits in a review. */
export interface LookTarget {
  kind: 'document' | 'review';
  /** The file of the document, or the name of the review. */
  name: string;
}

/** For how many days a link can work. */
export const LOOK_DAYS = ['1', '7', '30'] as const;

/** A request for a link. */
export interface NewLook extends LookTarget {
  days: (typeof LOOK_DAYS)[number];
}

/** A link that works until a day. Its address is known to those who have it: the server keeps a hash. */
export interface LookLink {
  id: string;
  by: string;
  /** ISO 8601. */
  until: string;
}

/** The links to a document or a review. */
export interface LookLinks {
  links: LookLink[];
  /** The address of the link that was just made. */
  address?: string;
}

/** An answer to a review by somebody who may publish. */
export interface ReviewAnswer {
  by: string;
  /** ISO 8601. */
  at: string;
  text: string;
}

/** A review, for somebody who looks at it. */
export interface LookReview {
  name: string;
  message: string;
  answers: ReviewAnswer[];
  /** Whether the person who looks may publish it. */
  mayApprove: boolean;
}

/** What somebody with a link sees. */
export interface Look {
  title: string;
  by: string;
  /** ISO 8601. */
  until: string;
  /** The pages that change, or the one that shows the document. */
  pages: ChangedPage[];
  /** The shown one of them. */
  route: string;
  version: PageVersion;
  review?: LookReview;
}
