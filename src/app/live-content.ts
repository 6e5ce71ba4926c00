/** Part of `import.meta.hot`. */
interface Hot {
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
}

/** What a page does after an edit of the content. */
interface Reactions {
  /** Shows the new state of the page, unless `isReloading` says meanwhile that a document is on its way. */
  refresh(isReloading: () => boolean): void;
  reload(): void;
  /** Prepares a reload that Vite does. */
  beforeReload(): void;
}

let isReloading = false;

/**
 * Calls the reactions to edits of the content until the returned function is called. Once a reload is announced, the
 * page ignores further edits: until its new document has loaded, which takes seconds on a busy machine, it has the old
 * modules, and cannot show a block, widget or form that has just been added.
 */
export function onContentEdit(hot: Hot, { refresh, reload, beforeReload }: Reactions): () => void {
  const reactions = {
    'content:changed': () => {
      if (!isReloading) refresh(() => isReloading);
    },
    'content:shared': () => {
      isReloading = true;
      reload();
    },
    'vite:beforeFullReload': () => {
      isReloading = true;
      beforeReload();
    },
  };
  const entries = Object.entries(reactions);
  for (const [event, reaction] of entries) hot.on(event, reaction);
  return () => {
    for (const [event, reaction] of entries) hot.off(event, reaction);
  };
}
