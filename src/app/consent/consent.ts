import { site } from 'virtual:site';
import { useSyncExternalStore } from 'react';
import { STORAGE_ENTRIES } from '@json-site/model/visitor';
import { readStored, writeStored } from '@json-site/ui/browser-storage';
import { reloadInPlace } from '@json-site/ui/reload';
import { clearStores } from './clear-stores.ts';
import { hasScript, loadScript } from './load-script.ts';

type Answer = 'yes' | 'no';

/** The state of the consent question. `asked`: shown for the first time; `changing`: reopened by the visitor. */
export interface Consent {
  answer: Answer | undefined;
  question: 'asked' | 'changing' | 'closed';
}

const SERVER: Consent = { answer: undefined, question: 'closed' };

const listeners = new Set<() => void>();
let consent: Consent | undefined;

function set(next: Consent): void {
  consent = next;
  for (const listener of listeners) listener();
}

function storedAnswer(): Answer | undefined {
  const text = readStored('consent');
  return text === 'yes' || text === 'no' ? text : undefined;
}

function storedConsent(): Consent {
  const answer = storedAnswer();
  return { answer, question: answer ? 'closed' : 'asked' };
}

/** Loads the script, or removes its stored data. A loaded script can only be removed by a reload. */
function apply(answer: Answer | undefined): void {
  const { analytics } = site;
  if (!analytics) return;
  if (answer === 'yes') {
    loadScript(analytics);
    return;
  }
  clearStores(analytics.stores);
  if (hasScript()) reloadInPlace();
}

function current(): Consent {
  consent ??= storedConsent();
  return consent;
}

/** Another tab changed the answer, or cleared the whole storage (the key is null then). */
function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== STORAGE_ENTRIES.consent.key) return;
  const stored = storedConsent();
  set(stored);
  apply(stored.answer);
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    apply(current().answer);
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** Returns the visitor's answer and the state of the question. On the server and during hydration there is none. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, current, () => SERVER);
}

/** Stores the visitor's answer and applies it. */
export function answerConsent(answer: Answer): void {
  writeStored('consent', answer);
  set({ answer, question: 'closed' });
  apply(answer);
}

/** Shows the question again. */
export function reopenConsent(): void {
  set({ answer: current().answer, question: 'changing' });
}
