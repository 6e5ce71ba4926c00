import { useEffect, useRef } from 'react';

interface Shortcuts {
  save: () => void;
  undo: () => void;
  redo: () => void;
}

/** Ctrl or ⌘ with S, Z and Shift+Z, wherever the focus is, except in fields that are no part of the page. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isOwn = (event.target as Element).closest('[data-own-undo], dialog');
      if (key === 's') latest.current.save();
      else if (isOwn) return;
      else if (key === 'z') event.shiftKey ? latest.current.redo() : latest.current.undo();
      else if (key === 'y') latest.current.redo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
