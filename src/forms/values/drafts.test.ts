import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readForm } from '../../../tests/support/forms.ts';
import { clearDraft, loadDraft, saveDraft } from './drafts.ts';
import { mergeInput } from './use-form-values.ts';

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

  it('is not stored for an empty form, and is removed when every field is emptied', () => {
    saveDraft(quote, { name: '', platformRequirements: [] });
    expect(stored.size).toBe(0);
    saveDraft(quote, values);
    saveDraft(quote, { name: undefined });
    expect(stored.size).toBe(0);
  });

  it('is removed when it is cleared', () => {
    saveDraft(quote, values);
    clearDraft(quote);
    expect(stored.size).toBe(0);
    expect(loadDraft(quote)).toEqual({});
  });

  it('belongs to one form', () => {
    saveDraft(quote, values);
    expect(loadDraft(readForm('contact'))).toEqual({});
  });
});

describe('a draft of an older version of the form', () => {
  it('restores the values whose field and option still exist', () => {
    const old = { ...values, industry: 'whaling', platformRequirements: ['Pager', 'iOS App'], gone: 'x' };
    stored.set(KEY, JSON.stringify({ schema: 'other', savedAt: '', values: old }));
    expect(loadDraft(quote)).toEqual({ name: 'Ann', platformRequirements: ['iOS App'] });
  });

  it.each(['', '{', 'null', '7', '{"values":7}', '{"values":{"name":7,"platformRequirements":"x"}}'])(
    'restores nothing from %j',
    (text) => {
      stored.set(KEY, text);
      expect(loadDraft(quote)).toEqual({});
    },
  );
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
    expect(loadDraft(quote)).toEqual({});
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

it('merges pre-hydration input into the draft, including emptied fields', () => {
  const entered = new Map([
    ['name', ['']],
    ['email', ['a@b.co']],
    ['desiredStartDate', ['1/2/2027']],
    ['platformRequirements', ['iOS App']],
  ]);
  const touched = new Set(['name', 'email', 'desiredStartDate', 'platformRequirements', 'more']);
  const input = { values: entered, touched, wasSubmitted: false };
  expect(mergeInput(quote, { name: 'Ann', phone: '1' }, input)).toMatchObject({
    name: undefined,
    phone: '1',
    email: 'a@b.co',
    desiredStartDate: '2027-02-01',
    platformRequirements: ['iOS App'],
  });
});
