import type { PagePayload } from '@json-site/app/addresses';
import type { CheckedDraft } from '../protocol.ts';

/** Studio → frame: the page to render. `selected` is the index of the selected block among the rendered blocks. */
export interface ShowMessage {
  kind: 'studio:show';
  payload: PagePayload;
  /** The site and the theme of a draft that every page shows. */
  shared: CheckedDraft['shared'];
  selected: number | null;
  scheme: 'light' | 'dark' | 'light dark';
}

/**
 * What an author has clicked: the index of its block, -1 outside of the page's own, and its texts from the inside out.
 */
export interface Selection {
  rendered: number;
  texts: string[];
}

/** Frame → studio: the frame is ready, the author clicked a block in it, or a component failed to render. */
export type FrameMessage =
  | { kind: 'studio:ready' }
  | { kind: 'studio:select'; selection: Selection }
  | { kind: 'studio:key'; pressed: PressedKey }
  | { kind: 'studio:failed'; message: string };

/** A key that is pressed in the frame, and a shortcut of the studio. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Returns the data of a message of the given kinds from a window of this origin, and null for any other message. */
export function readMessage<Message extends { kind: string }>(event: MessageEvent, kinds: Message['kind'][]) {
  const data: unknown = event.data;
  if (event.origin !== window.location.origin || typeof data !== 'object' || data === null) return null;
  return kinds.includes((data as Message).kind) ? (data as Message) : null;
}
