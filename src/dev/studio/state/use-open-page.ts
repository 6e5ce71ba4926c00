import deepEquals from '@rjsf/utils/lib/deepEquals.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callDevApi } from '../../shared/call-dev-api.ts';
import type {
  CheckedDraft,
  Draft,
  DraftCheck,
  PageOnDisk,
  SaveConflict,
  SaveResult,
  StudioSite,
} from '../protocol.ts';
import { readDraft, removeDraft, storeDraft } from './draft-storage.ts';
import { type History, replacePage, startHistory } from './history.ts';

/** Keystrokes within this time are checked together. Requests wait for each other anyway. */
const CHECK_DELAY_MS = 20;

/** A page that is open in the studio. */
export interface OpenPage {
  /** The latest known state of the file. */
  disk: PageOnDisk;
  history: History;
  /** Hash of the file's text that the draft is based on. Another hash on disk is a conflict. */
  baseHash: string;
}

/** The state of saving. */
export type Saving =
  | { state: 'idle' | 'busy' | 'saved' | 'refused' }
  | { state: 'failed'; message: string }
  | { state: 'conflict'; conflict: SaveConflict };

/** Opens a page, with the draft that an earlier visit has stored as a step that can be undone. */
function opened(disk: PageOnDisk, list: string | null): OpenPage | null {
  if (!disk.value) return null;
  const history = startHistory(disk.value, list);
  const draft = readDraft(disk.file);
  return draft
    ? { disk, baseHash: draft.hash, history: replacePage(history, draft.value) }
    : { disk, baseHash: disk.hash, history };
}

/** Updates an open page with the current state of its file. A page without edits follows the file. */
function updated(page: OpenPage, disk: PageOnDisk): OpenPage {
  if (disk.hash === page.disk.hash) return page;
  const isEdited = !deepEquals(page.disk.value, page.history.now.value);
  if (isEdited || !disk.value) return { ...page, disk };
  return { disk, baseHash: disk.hash, history: replacePage(page.history, disk.value) };
}

/** Checks the draft after each pause in typing. The result keeps the last diagnostics and payload until the next one. */
function useCheckedDraft(page: OpenPage | null, showOn: string) {
  const [checked, setChecked] = useState<CheckedDraft | null>(null);
  const queue = useRef(Promise.resolve());

  const file = page?.disk.file;
  const openFile = useRef(file);
  openFile.current = file;
  const hash = page?.disk.hash;
  const value = page?.history.now.value;
  useEffect(() => {
    if (file === undefined || hash === undefined || value === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      // One request at a time, and none for a draft that has changed before its turn.
      queue.current = queue.current.then(async () => {
        if (!isCurrent) return;
        const draft: DraftCheck = { file, hash, value, showOn };
        const result = await callDevApi<CheckedDraft>('studio/check', draft).catch(() => null);
        // The responses arrive in order, so this one is the latest, also while the author types on.
        if (result && openFile.current === file) setChecked(result);
      });
    }, CHECK_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [file, hash, value, showOn]);

  return [checked, setChecked] as const;
}

/** A document to open: its file, the property with its blocks, and the page that shows it in the preview. */
interface DocumentToOpen {
  file: string;
  blockList: string | null;
  showOn: string;
}

/** Opens, edits, checks and saves the document of a file. Reads the file again whenever `site` has been reloaded. */
export function useOpenPage(
  { file, blockList, showOn }: DocumentToOpen,
  site: StudioSite,
  onDraftStored: () => void,
) {
  const [unreadable, setUnreadable] = useState<PageOnDisk | null>(null);
  const [page, setPage] = useState<OpenPage | null>(null);
  const [loadError, setLoadError] = useState('');
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const [checked, setChecked] = useCheckedDraft(page, showOn);
  const latest = useRef(page);
  latest.current = page;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `site` means that the file may have changed
  useEffect(() => {
    let isCurrent = true;
    const before = latest.current;
    callDevApi<PageOnDisk>('studio/page', { file }).then(
      (disk) => {
        // An edit or a save during the request makes its response outdated.
        if (!isCurrent || latest.current !== before) return;
        setUnreadable(disk.value ? null : disk);
        setPage(before ? updated(before, disk) : opened(disk, blockList));
      },
      (error: Error) => isCurrent && setLoadError(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, blockList, site]);

  const value = page?.history.now.value;
  const baseHash = page?.baseHash;
  const isDirty = page !== null && !deepEquals(page.disk.value, value);

  useEffect(() => {
    if (value === undefined || baseHash === undefined) return;
    if (isDirty) storeDraft(file, { hash: baseHash, value });
    else removeDraft(file);
    onDraftStored();
  }, [file, value, baseHash, isDirty, onDraftStored]);

  const change = useCallback((edit: (history: History) => History) => {
    setPage((current) => current && { ...current, history: edit(current.history) });
    setSaving((current) =>
      current.state === 'busy' || current.state === 'conflict' ? current : { state: 'idle' },
    );
  }, []);

  /** Saves the draft. With the hash of a conflict, saves it over the file that caused the conflict. */
  async function save(hash?: string) {
    if (!page) return;
    setSaving({ state: 'busy' });
    const draft: Draft = { file, hash: hash ?? page.baseHash, value: page.history.now.value };
    try {
      const result = await callDevApi<SaveResult>('studio/save', draft);
      if (result.outcome === 'conflict') return setSaving({ state: 'conflict', conflict: result });
      if (result.outcome === 'refused') {
        const { diagnostics } = result;
        const blocking = diagnostics.length;
        setChecked((current) => ({ payload: null, renderedBlocks: [], ...current, diagnostics, blocking }));
        return setSaving({ state: 'refused' });
      }
      const disk = result.page;
      setPage((current) => current && { ...current, disk, baseHash: disk.hash });
      setSaving({ state: 'saved' });
    } catch (error) {
      setSaving({ state: 'failed', message: (error as Error).message });
    }
  }

  /** Replaces the draft with the file's version. Undo restores the draft. */
  function takeFileVersion(disk: PageOnDisk) {
    const { value: fileValue } = disk;
    if (!fileValue) return;
    setPage(
      (current) => current && { disk, baseHash: disk.hash, history: replacePage(current.history, fileValue) },
    );
    setSaving({ state: 'idle' });
  }

  const cancelSaving = () => setSaving({ state: 'idle' });

  return {
    page,
    unreadable,
    loadError,
    checked,
    saving,
    isDirty,
    change,
    save,
    takeFileVersion,
    cancelSaving,
  };
}

/** What `useOpenPage` returns. */
export type PageState = ReturnType<typeof useOpenPage>;
