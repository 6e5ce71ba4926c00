import { count } from '@json-site/compiler/words';
import type { Lock, QuestionKind } from './protocol.ts';

/** The kinds of questions as an editor chooses them. */
export const KIND_LABELS: Readonly<Record<QuestionKind, string>> = {
  text: 'Short text',
  'long-text': 'Long text',
  email: 'E-mail address',
  telephone: 'Telephone number',
  number: 'Number',
  date: 'Date',
  choice: 'Choice: one of several options',
  several: 'Several: any of several options',
  'yes-no': 'Yes or no',
  consent: 'Consent: a box to tick',
};

export const OTHER_KIND = 'A kind that a developer makes';

/** Why something about a question is fixed, where an editor would change it. */
export const LOCK_NOTES: Readonly<Record<Lock, string>> = {
  condition:
    'Another question depends on this one, or this one on another. You can change its text. Whether it must be answered, its options and removing it are a developer’s.',
  delivery:
    'A mail, or a column of the stored answers, is made of this answer. A developer can remove the question.',
  kind: 'You can change its text. What it accepts, and removing it, are a developer’s.',
};

export const WORDS = {
  title: (form: string) => `Questions of ${form}`,
  intro:
    'Each change is saved at once: the question, its text and the table of answers together. You can bring back what you changed.',
  stored:
    'Answers that are stored already stay as they are, whatever you change here. Those to a removed question stay too; the form asks it no more.',
  live: 'Visitors see a change when it is public, and the database of the live site must know it first. So send it for review: a developer applies it to the database, then makes it public.',
  unsaved:
    'This form has texts that are not saved. Save them or undo them first; then you can change its questions.',
  notYours: 'Only those who may publish can change the questions of a form. You can change its texts.',
  required: 'Must be answered',
  optional: 'May be left empty',
  add: 'Add a question',
  save: 'Save the question',
  removeQuestion: 'Remove the question',
  changeButton: 'Change',
  removeButton: 'Remove',
  loading: 'Loading the questions …',
  open: 'Questions …',
  texts: 'Here you change the texts. To add, order or remove a question:',
  ofTranslation: 'Here you change the texts in this language. The questions are those of the form itself.',
  count: (number: number) => count(number, 'question'),
  back: 'Back to the texts',
  consequences: {
    add: 'Enquiries that are stored already have no answer to it, and stay.',
    change:
      'Stored answers stay as they are, also those to an option that is gone. New ones follow the change.',
    remove:
      'The form asks this question no more. Its stored answers stay in the database. You can bring the question back with its answers.',
  },
  label: 'Question',
  labelHint: 'As visitors read it, for example “How many people are coming?”',
  hint: 'Help below it, if it needs one',
  kind: 'Kind of answer',
  section: 'Section',
  options: 'Options, in the order in which visitors see them',
  option: (number: number) => `Option ${number}`,
  addOption: 'Add an option',
  optionUp: (number: number) => `Move option ${number} up`,
  optionDown: (number: number) => `Move option ${number} down`,
  removeOption: (number: number) => `Remove option ${number}`,
  moveUp: (label: string) => `Move up: ${label}`,
  moveDown: (label: string) => `Move down: ${label}`,
  change: (label: string) => `Change: ${label}`,
  remove: (label: string) => `Remove: ${label}`,
  removeTitle: (label: string) => `Remove “${label}”?`,
  removed: (label: string) => `Removed “${label}”. Undo is above the list of documents.`,
  moved: (label: string) => `Moved “${label}”.`,
  added: (label: string) => `Added “${label}”.`,
  changed: (label: string) => `Changed “${label}”.`,
} as const;
