import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { callDevApi } from '../shared/call-dev-api.ts';
import type { CheckedDraft, PageOnDisk, SaveResult, StudioSite } from './protocol.ts';
import { sameJson } from './same-json.ts';
import { readDraft, removeDraft, storeDraft } from './state/draft-storage.ts';
import { type History, replacePage, startHistory } from './state/history.ts';

/** Typing is checked when it rests this long. */
const REST_MS = 150;

/** The whole site as far as the studio needs it, and how to ask for it anew. */
export function useStudioSite(): [StudioSite | null, () => Promise<StudioSite>] {
  const [site, setSite] = useState<StudioSite | null>(null);
  const refresh = useCallback(async () => {
    const facts = await callDevApi<StudioSite>('studio/site');
    setSite(facts);
    return facts;
  }, []);
  useEffect(() => void refresh(), [refresh]);
  return [site, refresh];
}

/** A page that is open: what its file says and what has been made of it since. */
export interface OpenPage {
  disk: PageOnDisk;
  history: History;
  /** The state of the file that the draft was made from; another one on the disk is a conflict. */
  base: string;
}

function opened(disk: PageOnDisk): OpenPage | null {
  if (!disk.value) return null;
  const kept = readDraft(disk.file);
  const history = startHistory(disk.value);
  // What was not saved is one step that can be undone.
  return kept
    ? { disk, base: kept.hash, history: replacePage(history, kept.value) }
    : { disk, base: disk.hash, history };
}

/** How saving stands. */
export type Saving =
  | { state: 'idle' | 'busy' | 'saved' | 'refused' }
  | { state: 'failed'; message: string }
  | { state: 'conflict'; answer: Extract<SaveResult, { outcome: 'changed' }> };

/** The page under a file name: opened, edited, checked and saved. */
export function useStudioPage(file: string | null) {
  const [disk, setDisk] = useState<PageOnDisk | null>(null);
  const [open, setOpen] = useState<OpenPage | null>(null);
  const [checked, setChecked] = useState<CheckedDraft | null>(null);
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const checking = useRef(Promise.resolve());
  const latest = useRef(open);
  latest.current = open;

  const show = useCallback((page: PageOnDisk) => {
    setDisk(page);
    setOpen(opened(page));
  }, []);

  useEffect(() => {
    setDisk(null);
    setOpen(null);
    setChecked(null);
    setSaving({ state: 'idle' });
    if (file === null) return;
    let isWanted = true;
    callDevApi<PageOnDisk>('studio/page', { file }).then(
      (page) => isWanted && show(page),
      (error: Error) => isWanted && setSaving({ state: 'failed', message: error.message }),
    );
    return () => {
      isWanted = false;
    };
  }, [file, show]);

  const value = open?.history.now.value;
  const isDirty = Boolean(open && !sameJson(open.disk.value, value));

  useEffect(() => {
    if (!open || !value) return;
    if (isDirty) storeDraft(open.disk.file, { hash: open.base, value });
    else removeDraft(open.disk.file);
    let isWanted = true;
    const timer = setTimeout(() => {
      // One after the other: a check that nobody waits for any more is not even asked for.
      checking.current = checking.current.then(async () => {
        if (!isWanted) return;
        const { file, hash } = open.disk;
        const answer = await callDevApi<CheckedDraft>('studio/check', { file, hash, value }).catch(
          () => null,
        );
        if (isWanted && answer) setChecked(answer);
      });
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [open, value, isDirty]);

  const change = useCallback((edit: (history: History) => History) => {
    setOpen((page) => page && { ...page, history: edit(page.history) });
    setSaving((last) => (last.state === 'busy' || last.state === 'conflict' ? last : { state: 'idle' }));
  }, []);

  /** Looks whether the file was changed elsewhere. Without own changes the page follows it. */
  const lookAgain = useCallback(async () => {
    const page = latest.current;
    if (file === null) return;
    const now = await callDevApi<PageOnDisk>('studio/page', { file }).catch(() => null);
    if (!now || latest.current !== page || now.hash === page?.disk.hash) return;
    if (!page) return show(now);
    const isUntouched = sameJson(page.disk.value, page.history.now.value);
    setDisk(now);
    setOpen(
      isUntouched && now.value
        ? { disk: now, base: now.hash, history: replacePage(page.history, now.value) }
        : { ...page, disk: now },
    );
  }, [file, show]);

  const save = useCallback(async (base?: string) => {
    const page = latest.current;
    if (!page) return;
    setSaving({ state: 'busy' });
    const sent = page.history.now.value;
    const draft = { file: page.disk.file, hash: base ?? page.base, value: sent };
    try {
      const answer = await callDevApi<SaveResult>('studio/save', draft);
      if (answer.outcome === 'changed') return setSaving({ state: 'conflict', answer });
      if (answer.outcome === 'refused') {
        setChecked((last) => ({ payload: null, renderedBlocks: [], ...last, diagnostics: answer.problems }));
        return setSaving({ state: 'refused' });
      }
      setDisk(answer.page);
      setOpen((last) => last && { ...last, disk: answer.page, base: answer.page.hash });
      setSaving({ state: 'saved' });
    } catch (error) {
      setSaving({ state: 'failed', message: (error as Error).message });
    }
  }, []);

  /** Takes what the file says; the own version is one step back. */
  const takeTheirs = useCallback((theirs: PageOnDisk) => {
    const { value } = theirs;
    if (!value) return;
    setDisk(theirs);
    setOpen((page) => page && { disk: theirs, base: theirs.hash, history: replacePage(page.history, value) });
    setSaving({ state: 'idle' });
  }, []);

  const stopSaving = useCallback(() => setSaving({ state: 'idle' }), []);

  return useMemo(
    () => ({ disk, open, checked, saving, isDirty, change, save, lookAgain, takeTheirs, stopSaving }),
    [disk, open, checked, saving, isDirty, change, save, lookAgain, takeTheirs, stopSaving],
  );
}

/** What `usePage` gives. */
export type StudioPage = ReturnType<typeof useStudioPage>;
