import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readForm } from '../../../tests/support/forms.ts';
import { clearDraft, loadDraft, saveDraft } from './drafts.ts';

const quote = readForm('quote');
const KEY = 'draft:quote';
const values = { name: 'Ann', industry: 'energy', platformRequirements: ['iOS App', 'On-Premise'] };

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage }));
});
afterEach(() => {
  clearDraft(quote);
  vi.unstubAllGlobals();
});

/** Simulates a browser that blocks storage (`access`) or whose storage is full (`setItem`). */
function breakStorage(where: 'access' | 'setItem'): void {
  const storage = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const browser = Object.defineProperty(new EventTarget(), 'sessionStorage', {
    get() {
      if (where === 'access') throw new DOMException('blocked', 'SecurityError');
      return storage;
    },
  });
  vi.stubGlobal('window', browser);
}

/** True if the browser would ask before it leaves the page. */
function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('a draft', () => {
  it('restores the saved values', () => {
    expect(saveDraft(quote, values)).toBe(true);
    expect(loadDraft(quote)).toEqual(values);
  });

  it('stores the hash of the schema and the time', () => {
    saveDraft(quote, values);
    expect(JSON.parse(stored.get(KEY) ?? '')).toEqual({
      schema: expect.stringMatching(/^[0-9a-f]{12}$/),
      savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      values,
    });
  });

  it('is not stored for an empty or prefilled form, and is removed when every field is emptied', () => {
    saveDraft(quote, { name: '', platformRequirements: [] });
    expect(stored.size).toBe(0);
    saveDraft(quote, values);
    saveDraft(quote, { name: undefined });
    expect(stored.size).toBe(0);
    saveDraft(quote, { priority: 'low' }, { priority: 'low' });
    expect(stored.size).toBe(0);
  });

  it('is removed when it is cleared', () => {
    saveDraft(quote, values);
    clearDraft(quote);
    expect(stored.size).toBe(0);
    expect(loadDraft(quote)).toBeUndefined();
  });

  it('belongs to one form', () => {
    saveDraft(quote, values);
    expect(loadDraft(readForm('contact'))).toBeUndefined();
  });
});

it.each(['', '{', 'null', '7', '[]', '{"values":7}', '{"values":[]}'])('there is no draft in %j', (text) => {
  stored.set(KEY, text);
  expect(loadDraft(quote)).toBeUndefined();
});

describe.each(['access', 'setItem'] as const)('when storage throws on %s', (where) => {
  it('keeps the draft in memory and asks before leaving the page', () => {
    breakStorage(where);
    expect(asksBeforeLeaving()).toBe(false);
    expect(saveDraft(quote, values)).toBe(false);
    expect(asksBeforeLeaving()).toBe(true);
    expect(loadDraft(quote)).toEqual(values);
    clearDraft(quote);
    expect(asksBeforeLeaving()).toBe(false);
    expect(loadDraft(quote)).toBeUndefined();
  });
});

it('does not restore an older draft when the newer one could not be stored', () => {
  saveDraft(quote, { name: 'Old' });
  Object.assign(window.sessionStorage, {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(saveDraft(quote, { name: 'New' })).toBe(false);
  expect(loadDraft(quote)).toEqual({ name: 'New' });
});
