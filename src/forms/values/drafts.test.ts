import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Form } from '../../model/content-types.ts';
import { clearDraft, loadDraft, saveDraft } from './drafts.ts';

vi.mock('virtual:forms', () => ({ formVersions: { booking: '0123456789ab' } }));

/** A draft needs only the form's id. */
const formOf = (id: string) => ({ id }) as Form;
const booking = formOf('booking');
const KEY = 'draft:booking';
const values = { name: 'Ann', course: 'knots', lend: ['Helmet', 'Shoes'] };

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
  clearDraft(booking);
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
    expect(saveDraft(booking, values)).toBe(true);
    expect(loadDraft(booking)).toEqual(values);
  });

  it('stores the hash of the schema and the time', () => {
    saveDraft(booking, values);
    expect(JSON.parse(stored.get(KEY) ?? '')).toEqual({
      schema: '0123456789ab',
      savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      values,
    });
  });

  it('is not stored for an empty or prefilled form, and is removed when every field is emptied', () => {
    saveDraft(booking, { name: '', lend: [] });
    expect(stored.size).toBe(0);
    saveDraft(booking, values);
    saveDraft(booking, { name: undefined });
    expect(stored.size).toBe(0);
    saveDraft(booking, { course: 'knots' }, { course: 'knots' });
    expect(stored.size).toBe(0);
  });

  it('is removed when it is cleared', () => {
    saveDraft(booking, values);
    clearDraft(booking);
    expect(stored.size).toBe(0);
    expect(loadDraft(booking)).toBeUndefined();
  });

  it('belongs to one form', () => {
    saveDraft(booking, values);
    expect(loadDraft(formOf('contact'))).toBeUndefined();
  });
});

it.each(['', '{', 'null', '7', '[]', '{"values":7}', '{"values":[]}'])('there is no draft in %j', (text) => {
  stored.set(KEY, text);
  expect(loadDraft(booking)).toBeUndefined();
});

describe.each(['access', 'setItem'] as const)('when storage throws on %s', (where) => {
  it('keeps the draft in memory and asks before leaving the page', () => {
    breakStorage(where);
    expect(asksBeforeLeaving()).toBe(false);
    expect(saveDraft(booking, values)).toBe(false);
    expect(asksBeforeLeaving()).toBe(true);
    expect(loadDraft(booking)).toEqual(values);
    clearDraft(booking);
    expect(asksBeforeLeaving()).toBe(false);
    expect(loadDraft(booking)).toBeUndefined();
  });
});

it('does not restore an older draft when the newer one could not be stored', () => {
  saveDraft(booking, { name: 'Old' });
  Object.assign(window.sessionStorage, {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(saveDraft(booking, { name: 'New' })).toBe(false);
  expect(loadDraft(booking)).toEqual({ name: 'New' });
});
