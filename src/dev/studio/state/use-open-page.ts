import { useCallback, useEffect, useRef, useState } from 'react';
import type { Schema } from '@json-site/compiler/schema';
import { callDevApi } from '@json-site/dev/shared';
import type {
  CheckedDraft,
  DocumentEntry,
  Draft,
  DraftCheck,
  PageOnDisk,
  SaveResult,
  StudioSite,
} from '../protocol.ts';
import type { Place } from '../save/save-status.ts';
import { keepEqual } from '../values/keep-equal.ts';
import type { DocumentParts } from './document-parts.ts';
import { readDraft, settleDraft } from './draft-storage.ts';
import type { History } from './history.ts';
import { editedPage, hasEdits, isStale, type OpenPage, openedPage, updatedPage } from './open-page.ts';
import { useStoredDraft } from './use-stored-draft.ts';

/** The state of saving. */
type Saving =
  | { state: 'idle' | 'busy' | 'saved' | 'refused' }
  | { state: 'failed'; message: string }
  | { state: 'conflict'; disk: PageOnDisk };

/** How long a check that has failed waits before the next attempt, in milliseconds. */
const RETRY_MS = 2000;

/**
 * Checks the draft after each edit, and when `site` has been reloaded. The result keeps the last diagnostics and
 * payload until the next one. While the server does not respond, `failure` says why nothing is checked, and the check
 * is repeated.
 */
function useCheckedDraft(page: OpenPage | null, showOn: string, site: StudioSite) {
  const [checked, setChecked] = useState<CheckedDraft | null>(null);
  const [failure, setFailure] = useState('');
  const queue = useRef(Promise.resolve());

  const file = page?.disk.file;
  const hash = page?.disk.hash;
  const value = page?.history.now.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `hash` or `site` means that a file has changed
  useEffect(() => {
    if (file === undefined || value === undefined) return;
    let isCurrent = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const draft: DraftCheck = { file, value, showOn };
    async function request(): Promise<void> {
      if (!isCurrent) return;
      try {
        const result = await callDevApi<CheckedDraft>('studio/check', draft);
        // The responses arrive in order, so this one is the latest, also while the author types on.
        setChecked((before) => keepEqual(before, result));
        setFailure('');
      } catch (error) {
        setFailure((error as Error).message);
        if (isCurrent) retry = setTimeout(enqueue, RETRY_MS);
      }
    }
    // One request at a time, and none for a draft that has changed before its turn.
    function enqueue(): void {
      queue.current = queue.current.then(request);
    }
    enqueue();
    return () => {
      isCurrent = false;
      clearTimeout(retry);
    };
  }, [file, hash, value, showOn, site]);

  return [checked, setChecked, failure] as const;
}

/** A document to open. */
export interface DocumentToOpen {
  site: StudioSite;
  entry: DocumentEntry;
  /** The route of the page that shows a document which is no page. */
  showOn: string;
  /** Where the saved version of the document is. */
  place: Place;
  /** Called after the draft of the document was stored or removed. */
  onDraftStored: () => void;
  /** Called with the file of the document after it was saved. */
  onSaved: (file: string) => void;
}

/**
 * Opens, edits, checks and saves a document, whose blocks are in the property `blockList`. Reads its file again
 * whenever `site` has been reloaded.
 */
export function useOpenPage(
  { site, entry, showOn, onDraftStored, onSaved }: Omit<DocumentToOpen, 'place'>,
  blockList: string | null,
) {
  const { file } = entry;
  const [unreadable, setUnreadable] = useState<PageOnDisk | null>(null);
  const [page, setPage] = useState<OpenPage | null>(null);
  const [loadError, setLoadError] = useState('');
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const [checked, setChecked, checkFailure] = useCheckedDraft(page, showOn, site);
  const latest = useRef(page);
  latest.current = page;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `site` means that the file may have changed
  useEffect(() => {
    let isCurrent = true;
    const before = latest.current;
    callDevApi<PageOnDisk>('studio/page', { file }).then(
      (disk) => {
        // A save during the request makes its response outdated.
        if (!isCurrent || latest.current?.disk !== before?.disk) return;
        setUnreadable(disk.value ? null : disk);
        setPage((current) =>
          current ? updatedPage(current, disk) : openedPage(disk, readDraft(file), blockList),
        );
      },
      (error: Error) => isCurrent && setLoadError(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, blockList, site]);

  const isDirty = page !== null && hasEdits(page);
  const isUnstored = useStoredDraft(file, page, setPage, onDraftStored);

  const change = useCallback((edit: (history: History) => History) => {
    setPage((current) => current && editedPage(current, edit));
    setSaving((current) =>
      current.state === 'busy' || current.state === 'conflict' ? current : { state: 'idle' },
    );
  }, []);

  /** Saves a version of the document, unless its file is another one than the version is based on. */
  async function saveVersion(version: OpenPage, hash = version.base.hash): Promise<number> {
    const draft: Draft = { file, hash, value: version.history.now.value };
    try {
      const result = await callDevApi<SaveResult>('studio/save', draft);
      if (result.outcome === 'refused') {
        const { diagnostics } = result;
        const blocking = diagnostics.length;
        setChecked((current) => ({ payload: null, renderedBlocks: [], ...current, diagnostics, blocking }));
        setSaving({ state: 'refused' });
        return blocking;
      }
      const disk = result.page;
      if (result.outcome === 'conflict') {
        const both = updatedPage(version, disk);
        setPage((current) => current && updatedPage(current, disk));
        if (!isStale(both)) return await saveVersion(both);
        setSaving({ state: 'conflict', disk });
        return 0;
      }
      settleDraft(file, draft, disk);
      onDraftStored();
      onSaved(file);
      const base = { hash: disk.hash, value: disk.value ?? draft.value };
      setPage((current) => current && { ...current, disk, base, isCombined: false });
      setSaving({ state: 'saved' });
    } catch (error) {
      setSaving({ state: 'failed', message: (error as Error).message });
    }
    return 0;
  }

  /**
   * Saves the draft. With the hash of a conflict, saves it over the file that caused the conflict. Returns the number
   * of errors for which the server has refused it.
   */
  async function save(hash?: string): Promise<number> {
    // A second press while the first one is being saved would find its own change in the file, as a conflict.
    if (!page || saving.state === 'busy') return 0;
    setSaving({ state: 'busy' });
    return await saveVersion(page, hash);
  }

  /** Ends a conflict with what `decide` makes of the draft, which undo restores. Nothing is saved yet. */
  function endConflict(decide: (draft: OpenPage) => OpenPage): void {
    setPage((draft) => draft && decide(draft));
    setSaving({ state: 'idle' });
  }

  return {
    page,
    unreadable,
    loadError,
    checked,
    checkFailure,
    saving,
    isDirty,
    isStale: page !== null && isStale(page),
    isCombined: page?.isCombined === true,
    isUnstored,
    change,
    save,
    endConflict,
  };
}

/** The result of `useOpenPage`. */
export type PageState = ReturnType<typeof useOpenPage>;

/** The document in the editor, which the components around its form share. */
export interface OpenDocument extends Pick<DocumentToOpen, 'site' | 'entry' | 'place'> {
  schema: Schema;
  parts: DocumentParts;
  page: OpenPage;
  state: PageState;
}
