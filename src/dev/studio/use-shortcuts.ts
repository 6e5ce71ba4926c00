import { useEffect, useRef } from 'react';

interface Shortcuts {
  save: () => void;
  undo: () => void;
  redo: () => void;
}

/** Handles Ctrl or ⌘ with S, Z, Shift+Z and Y. Search fields and dialogs keep the browser's own undo. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
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
