import { useWindowEvent } from '@mantine/hooks';
import type { PressedKey } from './preview/frame-messages.ts';

/** The key that is pressed with Ctrl or ⌘; empty without them, and with Alt. */
function commandKey({ ctrlKey, metaKey, altKey, key }: PressedKey): string {
  return (ctrlKey || metaKey) && !altKey ? key.toLowerCase() : '';
}

/** Whether a key is a shortcut of the studio. The preview passes them on. */
export const isShortcut = (pressed: PressedKey) =>
  pressed.key === 'F6' || ['p', 's', 'y', 'z'].includes(commandKey(pressed));

/** Opens the search with Ctrl or ⌘ and P. */
export function useSearchShortcut(open: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (commandKey(event) !== 'p') return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) open();
  });
}

/** Moves the focus to the next region of the studio, as F6 does between the parts of a desktop application. */
function focusNextRegion(step: -1 | 1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const current = regions.findIndex((region) => region.contains(document.activeElement));
  const next = current < 0 ? (step > 0 ? 0 : -1) : (current + step) % regions.length;
  regions.at(next)?.focus();
}

/** Handles F6, and Ctrl or ⌘ with S, Z, Shift+Z and Y. Search fields and dialogs keep the browser's own undo. */
export function useShortcuts({ save, undo, redo }: Record<'save' | 'undo' | 'redo', () => void>): void {
  useWindowEvent('keydown', (event) => {
    if (event.key === 'F6') {
      event.preventDefault();
      focusNextRegion(event.shiftKey ? -1 : 1);
      return;
    }
    const key = commandKey(event);
    if (key === 's') save();
    else if (key !== 'z' && key !== 'y') return;
    else if ((event.target as Element).closest('[data-browser-undo], dialog')) return;
    else if (key === 'y' || event.shiftKey) redo();
    else undo();
    event.preventDefault();
  });
}
