import { afterEach, expect, test, vi } from 'vitest';
import { openTab } from '../../../tests/support/fake-tab.ts';
import { readHistoryState, updateHistoryState } from './history-state.ts';

afterEach(() => vi.unstubAllGlobals());

test('an entry without state is empty', () => {
  openTab('/');
  expect(readHistoryState()).toEqual({});
});

test('an update keeps the rest of the entry and its address', () => {
  const tab = openTab('/');
  tab.window.history.pushState({ key: 'one' }, '', '/about#story');
  updateHistoryState({ scroll: { top: 12 } });
  updateHistoryState({ reloadedFor: 'b2' });
  expect(readHistoryState()).toEqual({
    key: 'one',
    scroll: { top: 12 },
    reloadedFor: 'b2',
  });
  expect(tab.url.href).toBe('https://site.example/about#story');
});

test('each entry has its own state', () => {
  const tab = openTab('/');
  updateHistoryState({ scroll: { top: 300 } });
  tab.window.history.pushState({ key: 'next' }, '', '/about');
  expect(readHistoryState()).toEqual({ key: 'next' });
  tab.window.history.go(-1);
  expect(readHistoryState().scroll?.top).toBe(300);
});
