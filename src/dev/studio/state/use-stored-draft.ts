import { useWindowEvent } from '@mantine/hooks';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { callDevApi } from '@json-site/dev/shared';
import type { PageOnDisk } from '../protocol.ts';
import { fileOfKey, isUnstored, readDraft, removeDraft, storeDraft } from './draft-storage.ts';
import { fromFile, hasEdits, type OpenPage, withDraft, withDraftBelow } from './open-page.ts';

/**
 * Keeps the edits of a file in the storage of the browser, and follows the edits of other tabs. Returns true when the
 * storage has no room for them.
 */
export function useStoredDraft(
  file: string,
  page: OpenPage | null,
  setPage: Dispatch<SetStateAction<OpenPage | null>>,
  onDraftStored: () => void,
): boolean {
  const [isOnlyHere, setOnlyHere] = useState(false);
  const value = page?.history.now.value;
  const base = page?.base;
  const isDirty = page !== null && hasEdits(page);
  const isFromStorage = page?.isFromStorage ?? false;

  useEffect(() => {
    if (value === undefined || base === undefined) return;
    if (isDirty && !isFromStorage) {
      const unseen = storeDraft(file, { hash: base.hash, base: base.value, value });
      if (unseen) setPage((current) => current && withDraftBelow(current, unseen));
    }
    if (!isDirty) removeDraft(file);
    setOnlyHere(isUnstored(file));
    onDraftStored();
  }, [file, value, base, isDirty, isFromStorage, setPage, onDraftStored]);

  // The browser sends this event when another tab stores or removes a draft.
  useWindowEvent('storage', ({ key }) => {
    const changed = fileOfKey(key);
    if (changed === undefined) return;
    onDraftStored();
    if (changed !== file) return;
    const draft = readDraft(file);
    if (draft) return setPage((current) => current && withDraft(current, draft));
    // The other tab has saved or undone the edits; only the file shows which.
    void callDevApi<PageOnDisk>('studio/page', { file }).then(
      (disk) => !readDraft(file) && setPage((current) => current && fromFile(current, disk)),
      () => undefined,
    );
  });

  return isOnlyHere;
}
