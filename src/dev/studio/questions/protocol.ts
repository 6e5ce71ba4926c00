/** The kinds of questions that an editor can add. */
export const QUESTION_KINDS = [
  'text',
  'long-text',
  'email',
  'telephone',
  'number',
  'date',
  'choice',
  'several',
  'yes-no',
  'consent',
] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The kinds that have options. */
export const hasOptions = (kind: QuestionKind | null): boolean => kind === 'choice' || kind === 'several';

export interface QuestionOption {
  /** What an answer stores; empty for a new option. */
  value: string;
  label: string;
}

/**
 * Why an editor cannot change what a question accepts: a condition of the form names it, a mail or another value of the
 * form does, or it is none of the kinds.
 */
export type Lock = 'condition' | 'delivery' | 'kind';

export interface Question {
  name: string;
  label: string;
  hint: string;
  /** Null for a question that only a developer can make, such as a group or a list. */
  kind: QuestionKind | null;
  isRequired: boolean;
  options: QuestionOption[];
  /** Of its rules: required or not, and its options. */
  lock: Lock | null;
  /** Of removing it. */
  removeLock: Lock | null;
}

export interface QuestionSection {
  id: string;
  heading: string;
  questions: Question[];
}

/** The questions of a form in their order. */
export interface FormQuestions {
  /** The file with its texts. */
  file: string;
  title: string;
  sections: QuestionSection[];
  /** Identifies what was read: a change of something else is refused. */
  version: string;
}

/** What an editor writes about a question. */
export interface QuestionTexts {
  label: string;
  hint: string;
  isRequired: boolean;
  options: QuestionOption[];
}

export type QuestionChange =
  | ({ kind: 'add'; of: QuestionKind; section: string } & QuestionTexts)
  | ({ kind: 'change'; name: string } & QuestionTexts)
  | { kind: 'move'; name: string; by: -1 | 1 }
  | { kind: 'remove'; name: string };

/** A request about the questions of a form. Without a change, it only reads them. */
export interface QuestionsRequest {
  file: string;
  version?: string;
  change?: QuestionChange;
}
