import type { UnpublishedFile } from '../publish/protocol.ts';

/**
 * Where the saved version of a document is. `draft` is shared with everybody who edits, and hidden from visitors;
 * `revised` differs from what was sent for review; `disputed` from what someone else has published meanwhile. Nothing
 * is known of a project without versions.
 */
export type Place = 'unknown' | 'public' | 'draft' | 'saved' | 'review' | 'revised' | 'disputed';

/** What can happen to the saved version of a document. */
export type PlaceEvent = 'save' | 'publish' | 'send' | 'accept' | 'close' | 'receive';

/** What the bar says of a document without unsaved changes. */
export const WORDS: Readonly<Record<Place, string>> = {
  unknown: 'No unsaved changes.',
  public: 'Public. No unsaved changes.',
  draft: 'No unsaved changes. Visitors do not see a draft.',
  saved: 'Saved, not public yet.',
  review: 'Sent for review, not public yet.',
  revised: 'Saved. It differs from what waits for review, and is not public yet.',
  disputed: 'Saved, not public yet. Someone else has published another version: “Publish” shows both.',
};

const SAVED = ['saved', 'revised', 'review', 'public', 'draft', 'disputed'] as const;
const SHARED = ['public', 'draft'] as const;

/**
 * Where a document can be after an event. The first one is shown until the server has looked: a save may also restore
 * the version that visitors or reviewers have, and a draft becomes a page by a save.
 */
export const STEPS: Readonly<Record<PlaceEvent, Readonly<Record<Place, readonly Place[]>>>> = {
  save: {
    unknown: ['saved', 'unknown'],
    public: SAVED,
    draft: SAVED,
    saved: SAVED,
    review: ['revised', ...SAVED],
    revised: ['revised', ...SAVED],
    disputed: ['disputed', ...SAVED],
  },
  // A disputed document is published after the editor has decided, and may then be as the other one has it.
  publish: {
    unknown: ['unknown'],
    public: SHARED,
    draft: ['draft', 'public'],
    saved: SHARED,
    review: SHARED,
    revised: SHARED,
    disputed: SHARED,
  },
  send: {
    unknown: ['unknown'],
    public: SHARED,
    draft: ['draft', 'public'],
    saved: ['review'],
    review: ['review'],
    revised: ['review'],
    disputed: ['review', 'public', 'draft'],
  },
  accept: {
    unknown: ['unknown'],
    public: SHARED,
    draft: ['draft', 'public'],
    saved: ['saved', 'public', 'draft', 'disputed'],
    review: ['public', 'draft', 'review', 'revised', 'disputed'],
    revised: ['saved', 'revised', 'public', 'draft', 'review', 'disputed'],
    disputed: ['disputed', 'saved', 'public', 'draft'],
  },
  close: {
    unknown: ['unknown'],
    public: SHARED,
    draft: ['draft', 'public'],
    saved: ['saved'],
    review: ['saved', 'review', 'revised'],
    revised: ['saved', 'review', 'revised'],
    disputed: ['disputed'],
  },
  receive: {
    unknown: ['unknown'],
    public: SHARED,
    draft: ['draft', 'public'],
    saved: ['saved', 'public', 'draft', 'disputed'],
    review: ['review', 'revised', 'public', 'draft', 'disputed'],
    revised: ['revised', 'review', 'public', 'draft', 'disputed'],
    disputed: ['disputed', 'saved', 'public', 'draft'],
  },
};

/** Where a document is right after an event, before the server has looked. */
export const placeAfter = (place: Place, event: PlaceEvent): Place => STEPS[event][place][0] ?? place;

/** Where the server has found a document. Undefined: visitors see it as it is. */
export function placeOf(found: UnpublishedFile | undefined, isDraft: boolean): Place {
  if (!found) return isDraft ? 'draft' : 'public';
  if (found.isDisputed) return 'disputed';
  if (found.review !== undefined) return 'review';
  return found.revises === undefined ? 'saved' : 'revised';
}

/** What the editor does with a document. */
export interface EditState {
  saving:
    | { state: 'idle' | 'busy' | 'saved' | 'refused' | 'conflict' }
    | { state: 'failed'; message: string };
  isDirty: boolean;
  isStale: boolean;
  isCombined: boolean;
  isUnstored: boolean;
  checkFailure: string;
}

/** What the bar says: of an edit while there is one, otherwise of the saved version. */
export function statusOf(edit: EditState, errors: number, place: Place): string {
  const { saving, isDirty, isStale, isCombined, isUnstored, checkFailure } = edit;
  if (saving.state === 'busy') return 'Saving …';
  if (saving.state === 'failed') return `Not saved: ${saving.message}`;
  if (isStale) return 'The file has changed on disk. Your changes are kept; save to compare both versions.';
  if (!isDirty) return WORDS[place];
  if (isUnstored)
    return 'Unsaved changes. The storage of this browser is full: save before you close this tab.';
  if (checkFailure !== '') return 'Unsaved changes, which this browser keeps. They are not checked.';
  if (errors > 0) return 'Unsaved changes, which this browser keeps. Fix the errors to save them.';
  if (isCombined) return 'Unsaved changes, combined with those that somebody has saved meanwhile.';
  return 'Unsaved changes, which this browser keeps.';
}
