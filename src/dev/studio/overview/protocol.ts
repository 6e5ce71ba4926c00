import type { ReviewAnswer } from '../looks/protocol.ts';
import type { StudioDiagnostic } from '../protocol.ts';
import type { UnpublishedFile } from '../publish/protocol.ts';

/** A document that visitors do not see as it is saved, and the people who have changed it. */
export interface WaitingDocument extends UnpublishedFile {
  name: string;
  by: string[];
}

/** A review that waits: who has sent it, and when (ISO 8601). */
export interface WaitingWork {
  /** The name of its branch. */
  id: string;
  message: string;
  documents: string[];
  by: string;
  at: string;
  answers: ReviewAnswer[];
}

/** What one public version has changed. */
export interface PublicChange {
  commit: string;
  by: string;
  /** ISO 8601. */
  at: string;
  message: string;
  documents: { file: string; name: string; kind: UnpublishedFile['kind'] }[];
  /** The number of further documents. */
  more: number;
}

/** What an editor wants to know before opening a document. */
export interface Overview {
  /** False for a project without versions, of which the lists below say nothing. */
  isKnown: boolean;
  waiting: WaitingDocument[];
  reviews: WaitingWork[];
  /** The changes of the last seven days, the newest first. */
  week: PublicChange[];
  /** The errors and warnings of the whole site, errors first. */
  diagnostics: StudioDiagnostic[];
  /** The number of further errors and warnings. */
  more: number;
}

/** An enquiry, without anything that a visitor has written. */
export interface Enquiry {
  id: string;
  /** What the visitor was shown: "QR7K-2M9H". */
  reference: string;
  /** ISO 8601. */
  at: string;
  /** When somebody marked it as done; null while nobody has. */
  doneAt: string | null;
}

/** The newest enquiries of a form. */
export interface FormEnquiries {
  form: string;
  /** The number of all, and of those that are not done. */
  count: number;
  open: number;
  newest: Enquiry[];
}

/** What a visitor has written, in the words and the order of the form. */
export interface EnquiryAnswers {
  sections: { heading?: string; answers: { label: string; text: string }[] }[];
}

/** The enquiries of each form; null if this computer has no database of enquiries. */
export interface Enquiries {
  forms: FormEnquiries[] | null;
  /** True if the messages are on this computer, too. */
  hasMailbox: boolean;
}
