import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeTab, openTab } from '../../../tests/support/fake-tab.ts';
import { loadInitialPage } from './initial-page.ts';
import { storeInitialPage } from './page-store.ts';

vi.mock('./page-store.ts');

const DATASET = { payload: '/about.data.json', build: 'b1' };
const PAYLOAD = { build: 'b1', page: { path: '/about' } };

const fetchMock = vi.fn<(url: string) => Promise<Response>>();
const respond = (body: unknown, status = 200) =>
  fetchMock.mockImplementation(async () => new Response(JSON.stringify(body), { status }));

let tab: FakeTab;
let navigation = 'navigate';

beforeEach(() => {
  tab = openTab('/about/');
  navigation = 'navigate';
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: navigation }] });
});

afterEach(() => {
  fetchMock.mockReset();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

test('loads and stores the data that the root element names', async () => {
  respond(PAYLOAD);
  expect(await loadInitialPage(DATASET)).toEqual(PAYLOAD);
  expect(fetchMock).toHaveBeenCalledWith('/about.data.json');
  expect(storeInitialPage).toHaveBeenCalledWith('/about', PAYLOAD);
});

test('reloads a page of another build once', async () => {
  respond({ ...PAYLOAD, build: 'b2' });
  expect(await loadInitialPage(DATASET)).toBeUndefined();
  expect(tab.reloads).toBe(1);
  navigation = 'reload';
  expect(await loadInitialPage(DATASET)).toBeUndefined();
  expect(tab.reloads).toBe(1);
  expect(storeInitialPage).not.toHaveBeenCalled();
});

test('reloads a page that has no data any more', async () => {
  respond('', 404);
  expect(await loadInitialPage(DATASET)).toBeUndefined();
  expect(tab.reloads).toBe(1);
});

test('retries for about a minute while there is no network', async () => {
  vi.useFakeTimers();
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  const loading = loadInitialPage(DATASET);
  await vi.advanceTimersByTimeAsync(31_000);
  respond(PAYLOAD);
  await vi.advanceTimersByTimeAsync(32_000);
  expect(await loading).toEqual(PAYLOAD);
  expect(fetchMock).toHaveBeenCalledTimes(7);
  vi.useRealTimers();
});

test('rejects when the network stays away', async () => {
  vi.useFakeTimers();
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  const loading = expect(loadInitialPage(DATASET)).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  await loading;
  vi.useRealTimers();
});
