import { afterEach, expect, test, vi } from 'vitest';
import { openTab } from '../../../tests/support/fake-tab.ts';
import { createBrowserHistory, type HistoryUpdate } from './browser-history.ts';

afterEach(() => vi.unstubAllGlobals());

function open(path: string) {
  const tab = openTab(path);
  const history = createBrowserHistory();
  const updates: HistoryUpdate[] = [];
  const stop = history.listen((update) => updates.push(update));
  return { tab, history, updates, stop };
}

test('reads the location of the tab', () => {
  const { history } = open('/about?a=1#story');
  expect(history.location).toMatchObject({
    pathname: '/about',
    search: '?a=1',
    hash: '#story',
    key: 'default',
  });
});

test('push adds an entry with its own key and reports it', () => {
  const { tab, history, updates } = open('/');
  history.push('/about#story');
  expect(tab.entries.map(({ url }) => url.pathname + url.hash)).toEqual(['/', '/about#story']);
  expect(updates).toEqual([{ isTraversal: false, location: history.location }]);
  expect(history.location.key).not.toBe('default');
  history.push({ pathname: '/faq', search: '?b=2' });
  expect(tab.url.href).toBe('https://site.example/faq?b=2');
  expect(new Set(tab.entries.map(({ state }) => JSON.stringify(state))).size).toBe(3);
});

test('replace changes the entry and reports it', () => {
  const { tab, history, updates } = open('/');
  history.replace('/about');
  expect(tab.entries).toHaveLength(1);
  expect(updates).toMatchObject([{ isTraversal: false, location: { pathname: '/about' } }]);
});

test('Back and Forward are reported as traversals, with the key of the entry', () => {
  const { history, updates } = open('/');
  history.push('/about');
  const { key } = history.location;
  history.go(-1);
  history.go(1);
  expect(updates.slice(1)).toMatchObject([
    { isTraversal: true, location: { pathname: '/', key: 'default' } },
    { isTraversal: true, location: { pathname: '/about', key } },
  ]);
});

test('nothing is reported after the listener has stopped', () => {
  const { history, updates, stop } = open('/');
  stop();
  history.push('/about');
  history.go(-1);
  expect(updates).toEqual([]);
});

test('the browser loads the address when it refuses another entry', () => {
  const { tab, history, updates } = open('/');
  const assign = vi.fn();
  Object.assign(window.location, { assign });
  vi.spyOn(tab.window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('too many entries', 'SecurityError');
  });
  history.push('/about');
  expect(assign).toHaveBeenCalledWith('/about');
  expect(updates).toEqual([]);
});
