import { count } from '@json-site/compiler/words';
import type { EditorRole } from './protocol.ts';

/** What each role is called, and what somebody with it may do. */
export const ROLE_LABELS: Readonly<Record<EditorRole, string>> = {
  write: 'Write: change everything and send it for review',
  publish: 'Publish: also make it public',
  own: 'Own: also manage the editors',
};

export const WORDS = {
  title: 'Editors',
  note: 'Who may come, and as what',
  intro:
    'The people who can sign in to this studio. A change counts at once, also where somebody is signed in already.',
  notYours: 'Only an owner of the site manages its editors.',
  loading: 'Loading the editors …',
  count: (number: number) => count(number, 'editor'),
  you: 'you',
  since: (date: string) => `since ${date}`,
  invite: 'Invite an editor',
  inviteNote:
    'They get a mail with a link, for ten minutes. Later, the page of the studio sends them another one.',
  address: 'E-mail address',
  name: 'Name',
  nameHint: 'As others read it beside a change, for example “Ann Lee”',
  role: 'What they may do',
  changeButton: 'Change',
  removeButton: 'Remove',
  save: 'Save the editor',
  removeEditor: 'Remove the editor',
  change: (who: string) => `Change: ${who}`,
  remove: (who: string) => `Remove: ${who}`,
  removeTitle: (who: string) => `Remove ${who}?`,
  removeNote:
    'They are out at once. What they have saved or sent for review stays. Links that they have made still work until they end.',
  removeYourself: 'This is you: you are out at once, and only another owner can let you in again.',
  ownLess: 'This is you: without “Own”, only another owner can give it back to you.',
  invited: (who: string) => `Invited ${who}. A mail with a link is on its way.`,
  notMailed: (who: string, address: string) =>
    `${who} may come, but the mail could not be sent. Give them this address, which sends them a code: ${address}`,
  changed: (who: string) => `Changed ${who}.`,
  removed: (who: string) => `Removed ${who}.`,
} as const;
