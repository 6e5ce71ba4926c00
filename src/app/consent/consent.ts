import { site } from 'virtual:site';
import { useSyncExternalStore } from 'react';
import { STORAGE_ENTRIES } from '../../compiler/resolve/storage-entries.ts';
import { readStored, writeStored } from '../../ui/browser-storage.ts';
import { forget } from './forget.ts';
import { hasScript, loadScript } from './load-script.ts';

type Answer = 'yes' | 'no';

/** What of the question is on screen. `asked` is the first time, `changing` at the visitor's wish. */
export interface Consent {
  answer: Answer | undefined;
  question: 'asked' | 'changing' | 'closed';
}

const NOTHING: Consent = { answer: undefined, question: 'closed' };

const followers = new Set<() => void>();
let consent: Consent | undefined;

function set(next: Consent): void {
  consent = next;
  for (const follower of followers) follower();
}

function kept(): Answer | undefined {
  const text = readStored('consent');
  return text === 'yes' || text === 'no' ? text : undefined;
}

/** Does what the answer says. A script that has come cannot be taken away: only a new load of the page is without it. */
function obey(answer: Answer | undefined): void {
  const { analytics } = site;
  if (!analytics) return;
  if (answer === 'yes') {
    loadScript(analytics);
    return;
  }
  forget(analytics.stores);
  if (hasScript()) window.location.reload();
}

function current(): Consent {
  if (!consent) {
    const answer = kept();
    consent = { answer, question: answer ? 'closed' : 'asked' };
  }
  return consent;
}

/** Another tab has been told, or everything has been removed. */
function follow({ key }: StorageEvent): void {
  if (key !== null && key !== STORAGE_ENTRIES.consent.key) return;
  const answer = kept();
  set({ answer, question: answer ? 'closed' : 'asked' });
  obey(answer);
}

function subscribe(onChange: () => void): () => void {
  if (followers.size === 0) {
    window.addEventListener('storage', follow);
    obey(current().answer);
  }
  followers.add(onChange);
  return () => {
    followers.delete(onChange);
    if (followers.size === 0) window.removeEventListener('storage', follow);
  };
}

/** The visitor's answer, and whether the question is on screen. Before hydration there is neither. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, current, () => NOTHING);
}

/** Keeps the visitor's answer and does what it says. */
export function answerConsent(answer: Answer): void {
  writeStored('consent', answer);
  set({ answer, question: 'closed' });
  obey(answer);
}

/** Asks again. */
export function reopenConsent(): void {
  set({ answer: current().answer, question: 'changing' });
}
