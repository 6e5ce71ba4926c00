import { callDevApi } from '@json-site/dev/shared';
import { DRAFTS, filesWithDraft } from './draft-storage.ts';
import { combinedDraft, type DraftStored, type SharedDrafts, type StoredDraft } from './shared-drafts.ts';

// The server has the drafts of an editor as another tab would have them: a version from there is written into the
// storage of the browser, and the event that tabs follow updates the open editor. The browser's own copy stays, so that
// nothing is lost without a connection.

/** What the server is known to have: the text of each draft, and its version. All tabs of the browser share it. */
const SYNCED = 'studio:synced:';

interface Synced {
  version: string;
  text: string | null;
}

const NONE: Synced = { version: '', text: null };

function readSynced(file: string): Synced {
  const written = localStorage.getItem(SYNCED + file);
  return written === null ? NONE : (JSON.parse(written) as Synced);
}

function writeSynced(file: string, synced: Synced): void {
  if (synced.version === '') localStorage.removeItem(SYNCED + file);
  else localStorage.setItem(SYNCED + file, JSON.stringify(synced));
}

const parsed = (text: string | null) => (text === null ? null : (JSON.parse(text) as StoredDraft));

/** Writes a draft as another tab would. */
function writeLocal(file: string, draft: StoredDraft | null): void {
  const key = DRAFTS + file;
  if (draft) localStorage.setItem(key, JSON.stringify(draft));
  else localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Each attempt combines a version that another computer has stored meanwhile. */
const MOST_ATTEMPTS = 5;

/** Brings the draft of a file here and on the server in line. */
async function syncFile(file: string): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const text = localStorage.getItem(DRAFTS + file);
    const synced = readSynced(file);
    const input = { file, draft: parsed(text) ?? {}, seen: synced.version };
    const answer = await callDevApi<DraftStored>('studio/drafts/store', input);
    if (answer.outcome === 'stored') {
      writeSynced(file, { version: answer.version, text });
      if (localStorage.getItem(DRAFTS + file) === text) return;
    } else {
      const now = localStorage.getItem(DRAFTS + file);
      const combined = combinedDraft(parsed(synced.text), parsed(now), answer.draft);
      const result = combined && JSON.stringify(combined);
      writeSynced(file, { version: answer.version, text: answer.draft && JSON.stringify(answer.draft) });
      if (result !== now) writeLocal(file, combined);
      if (result === (answer.draft && JSON.stringify(answer.draft))) return;
    }
  }
}

const syncedFiles = () =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(SYNCED) ? [key.slice(SYNCED.length)] : []));

/** Files whose draft here is not the one that the server is known to have. */
const changedHere = () =>
  [...new Set([...filesWithDraft(), ...syncedFiles()])].filter(
    (file) => localStorage.getItem(DRAFTS + file) !== readSynced(file).text,
  );

/**
 * Sends what was written here, and receives what was written elsewhere. Returns what the server says; rejects without a
 * connection: then the next call sends it.
 */
export async function syncDrafts(open: string): Promise<SharedDrafts> {
  const shared = await callDevApi<SharedDrafts>('studio/drafts', { open });
  if (!shared.isShared) return shared;
  const isElsewhere = (file: string) => (shared.versions[file] ?? '') !== readSynced(file).version;
  const known = new Set([...Object.keys(shared.versions), ...syncedFiles()]);
  const files = new Set([...changedHere(), ...[...known].filter(isElsewhere)]);
  for (const file of files) await syncFile(file);
  return shared;
}

/** Sends what was written here. */
export async function sendDrafts(): Promise<void> {
  for (const file of changedHere()) await syncFile(file);
}
