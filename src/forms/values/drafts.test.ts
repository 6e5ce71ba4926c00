import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readForm } from '../../../tests/support/forms.ts';
import { clearDraft, loadDraft, saveDraft } from './drafts.ts';
import { mergeInput } from './use-form-values.ts';

const quote = readForm('quote');
const KEY = 'draft:quote';
const answers = { name: 'Ann', industry: 'energy', platformRequirements: ['iOS App', 'On-Premise'] };

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

/** Storage as a browser with blocked site data or a full one offers it. */
function refuse(where: 'touch' | 'setItem'): void {
  const storage = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const browser = Object.defineProperty(new EventTarget(), 'sessionStorage', {
    get() {
      if (where === 'touch') throw new DOMException('blocked', 'SecurityError');
      return storage;
    },
  });
  vi.stubGlobal('window', browser);
}

/** Whether the browser would ask before it leaves the page. */
function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('a draft', () => {
  it('gives back what was kept', () => {
    expect(saveDraft(quote, answers)).toBe(true);
    expect(loadDraft(quote)).toEqual(answers);
  });

  it('holds the schema that it was made for, and its time', () => {
    saveDraft(quote, answers);
    expect(JSON.parse(stored.get(KEY) ?? '')).toEqual({
      schema: expect.stringMatching(/^[0-9a-f]{12}$/),
      savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      answers,
    });
  });

  it('is not written where nothing is entered, and goes when everything is emptied', () => {
    saveDraft(quote, { name: '', platformRequirements: [] });
    expect(stored.size).toBe(0);
    saveDraft(quote, answers);
    saveDraft(quote, { name: undefined });
    expect(stored.size).toBe(0);
  });

  it('goes when it is cleared', () => {
    saveDraft(quote, answers);
    clearDraft(quote);
    expect(stored.size).toBe(0);
    expect(loadDraft(quote)).toEqual({});
  });

  it('is one for each form', () => {
    saveDraft(quote, answers);
    expect(loadDraft(readForm('contact'))).toEqual({});
  });
});

describe('a draft of another version of the form', () => {
  it('gives back, field by field, what still has a place', () => {
    const old = { ...answers, industry: 'whaling', platformRequirements: ['Pager', 'iOS App'], gone: 'x' };
    stored.set(KEY, JSON.stringify({ schema: 'other', savedAt: '', answers: old }));
    expect(loadDraft(quote)).toEqual({ name: 'Ann', platformRequirements: ['iOS App'] });
  });

  it.each(['', '{', 'null', '7', '{"answers":7}', '{"answers":{"name":7,"platformRequirements":"x"}}'])(
    'that is %j gives nothing and breaks nothing',
    (text) => {
      stored.set(KEY, text);
      expect(loadDraft(quote)).toEqual({});
    },
  );
});

describe.each(['touch', 'setItem'] as const)('where storage throws at %s', (where) => {
  it('says that nothing is kept, and keeps it as long as the page lives', () => {
    refuse(where);
    expect(asksBeforeLeaving()).toBe(false);
    expect(saveDraft(quote, answers)).toBe(false);
    expect(asksBeforeLeaving()).toBe(true);
    expect(loadDraft(quote)).toEqual(answers);
    clearDraft(quote);
    expect(asksBeforeLeaving()).toBe(false);
    expect(loadDraft(quote)).toEqual({});
  });
});

it('lets no older draft come back where there is no room for a newer one', () => {
  saveDraft(quote, { name: 'Old' });
  Object.assign(window.sessionStorage, {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(saveDraft(quote, { name: 'New' })).toBe(false);
  expect(loadDraft(quote)).toEqual({ name: 'New' });
});

it('takes what was typed before the code came over what was kept, also what was emptied', () => {
  const values = new Map([
    ['name', ['']],
    ['email', ['a@b.co']],
    ['desiredStartDate', ['1/2/2027']],
    ['platformRequirements', ['iOS App']],
  ]);
  const touched = new Set(['name', 'email', 'desiredStartDate', 'platformRequirements', 'more']);
  const typed = { values, touched, wasSubmitted: false };
  expect(mergeInput(quote, { name: 'Ann', phone: '1' }, typed)).toMatchObject({
    name: undefined,
    phone: '1',
    email: 'a@b.co',
    desiredStartDate: '2027-02-01',
    platformRequirements: ['iOS App'],
  });
});
