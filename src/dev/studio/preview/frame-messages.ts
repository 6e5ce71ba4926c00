import type { PagePayload } from '../../../app/navigation/payload.ts';

/** Studio → frame: what to show. `selected` is the place of a block among those shown. */
export interface ShowMessage {
  kind: 'studio:show';
  payload: PagePayload;
  selected: number | null;
  scheme: 'light' | 'dark' | 'light dark';
}

/** Frame → studio: the frame can show something, or a block in it was pressed. */
export type FrameMessage = { kind: 'studio:ready' } | { kind: 'studio:select'; shown: number };

/** A message from a window of this server; anything else that is posted here is nobody's business. */
export function readMessage<Message extends { kind: string }>(event: MessageEvent, kinds: Message['kind'][]) {
  const data: unknown = event.data;
  if (event.origin !== window.location.origin || typeof data !== 'object' || data === null) return null;
  return kinds.includes((data as Message).kind) ? (data as Message) : null;
}
