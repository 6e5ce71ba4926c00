import type { KeyboardEvent } from 'react';

/** The keys of word processors that make another kind of a part: with Ctrl and Alt, and with Ctrl and Shift. */
const KEYS: Readonly<Record<string, { alt?: string; shift?: string }>> = {
  Digit0: { alt: 'text' },
  Digit1: { alt: 'heading' },
  Digit2: { alt: 'subheading' },
  Digit7: { shift: 'numbered' },
  Digit8: { shift: 'list' },
  Digit9: { shift: 'quote' },
};

/** The kind of part that a key chooses. */
export function kindOfKey({ nativeEvent: event }: KeyboardEvent): string | undefined {
  // On many keyboards AltGr, which is Ctrl and Alt, writes characters such as ².
  if (!(event.ctrlKey || event.metaKey) || event.getModifierState('AltGraph')) return undefined;
  const key = KEYS[event.code];
  return event.altKey ? key?.alt : event.shiftKey ? key?.shift : undefined;
}

/** Names the keys of a kind, for its choice. */
export function keysOf(kind: string): string | undefined {
  const [code, key] = Object.entries(KEYS).find(([, { alt, shift }]) => alt === kind || shift === kind) ?? [];
  return code && `Ctrl+${key?.alt ? 'Alt' : 'Shift'}+${code.slice(-1)}`;
}
