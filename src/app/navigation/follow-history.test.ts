import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeTab, openTab } from '../../../tests/support/fake-tab.ts';
import { createBrowserHistory } from './browser-history.ts';
import { followHistory, type ShownPage } from './follow-history.ts';
import { loadPage } from './page-store.ts';
import type { PagePayload } from './payload.ts';
import { restoreScrollAndFocus, restoreWithinPage, startScrollAndFocus } from './scroll-and-focus.ts';

vi.mock('./page-store.ts');
vi.mock('./scroll-and-focus.ts');

const load = vi.mocked(loadPage);

const payload = (path: string) => ({ page: { path } }) as PagePayload;

let tab: FakeTab;
let history: ReturnType<typeof createBrowserHistory>;
let shown: ShownPage[];
let stop: () => void;

beforeEach(() => {
  tab = openTab('/');
  history = createBrowserHistory();
  shown = [];
  load.mockImplementation(async (route) => payload(route));
  stop = followHistory(history, (page) => shown.push(page));
});

afterEach(() => {
  stop();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

/** Makes the next page load when the test says so. */
function loadSlowly() {
  let resolve: (payload: PagePayload) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  load.mockImplementationOnce(
    () =>
      new Promise((onLoad, onError) => {
        resolve = onLoad;
        reject = onError;
      }),
  );
  return {
    resolve: (payload: PagePayload) => resolve(payload),
    reject: (error: Error) => reject(error),
  };
}

const paths = () => shown.map(({ payload: { page } }) => page.path);
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('starts with the page of the document', () => {
  expect(startScrollAndFocus).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/' }));
  expect(shown).toEqual([]);
});

test('shows the page of each new address, then scrolls and moves the focus', async () => {
  vi.mocked(restoreScrollAndFocus).mockImplementation(() => expect(paths()).toEqual(['/about']));
  history.push('/about/');
  await settled();
  expect(load).toHaveBeenCalledWith('/about');
  expect(shown).toMatchObject([{ location: { pathname: '/about/' }, navigationType: 'link' }]);
  expect(restoreScrollAndFocus).toHaveBeenCalledExactlyOnceWith(history.location, 'link');
});

test('Back shows the page before as a traversal', async () => {
  history.push('/about');
  await settled();
  history.go(-1);
  await settled();
  expect(shown.at(-1)).toMatchObject({ location: { pathname: '/' }, navigationType: 'traversal' });
});

test('a fragment of the page on screen scrolls and loads nothing', async () => {
  history.push('/#services');
  await settled();
  expect(load).not.toHaveBeenCalled();
  expect(restoreScrollAndFocus).toHaveBeenCalledExactlyOnceWith(history.location, 'fragment');
});

test('a traversal within the page restores its position and loads nothing', async () => {
  history.push('/#services');
  history.go(-1);
  await settled();
  expect(load).not.toHaveBeenCalled();
  expect(restoreWithinPage).toHaveBeenCalledExactlyOnceWith(history.location);
});

test('the last of several addresses wins, whichever loads first', async () => {
  const slow = loadSlowly();
  history.push('/slow');
  history.push('/fast');
  await settled();
  slow.resolve(payload('/slow'));
  await settled();
  expect(paths()).toEqual(['/fast']);
});

test('a quick Back to the page on screen cancels the page that is loading', async () => {
  const slow = loadSlowly();
  history.push('/slow');
  history.go(-1);
  slow.resolve(payload('/slow'));
  await settled();
  expect(paths()).toEqual([]);
});

test('the browser loads the address when the data cannot be loaded', async () => {
  load.mockRejectedValueOnce(new Error('stale'));
  history.push('/about');
  await settled();
  expect(shown).toEqual([]);
  expect(tab.reloads).toBe(1);
});

test('a failure of an address that is no longer wanted reloads nothing', async () => {
  const slow = loadSlowly();
  history.push('/slow');
  history.push('/fast');
  slow.reject(new Error('stale'));
  await settled();
  expect(tab.reloads).toBe(0);
});

test('shows nothing after it has stopped', async () => {
  history.push('/about');
  stop();
  await settled();
  history.push('/faq');
  await settled();
  expect(shown).toEqual([]);
});
