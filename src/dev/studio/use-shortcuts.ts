import { useEffect, useRef } from 'react';

interface Shortcuts {
  save: () => void;
  undo: () => void;
  redo: () => void;
}

/** Opens the search with Ctrl or ⌘ and P. */
export function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

/** Moves the focus to the next region of the studio, as F6 does between the parts of a desktop application. */
function focusNextRegion(step: -1 | 1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const current = regions.findIndex((region) => region.contains(document.activeElement));
  const next = current < 0 ? (step > 0 ? 0 : -1) : (current + step) % regions.length;
  regions.at(next)?.focus();
}

/** Handles F6, and Ctrl or ⌘ with S, Z, Shift+Z and Y. Search fields and dialogs keep the browser's own undo. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F6') {
        event.preventDefault();
        focusNextRegion(event.shiftKey ? -1 : 1);
        return;
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const usesBrowserUndo = (event.target as Element).closest('[data-browser-undo], dialog');
      if (key === 's') latest.current.save();
      else if (usesBrowserUndo) return;
      else if (key === 'z') event.shiftKey ? latest.current.redo() : latest.current.undo();
      else if (key === 'y') latest.current.redo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
