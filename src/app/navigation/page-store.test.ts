import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PagePayload } from './payload.ts';

const payload = (path: string, build = 'b1'): PagePayload => ({
  build,
  renderedOn: '2026-01-01',
  page: { path, title: path, description: '', blocks: [] },
});

const fetchMock = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

let store: typeof import('./page-store.ts');

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetchMock);
  store = await import('./page-store.ts');
  store.storeInitialPage('/', payload('/'));
});

afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

test('the page of the document needs no request', async () => {
  expect(await store.loadPage('/')).toEqual(payload('/'));
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a page is requested once, also while the request is running', async () => {
  fetchMock.mockResolvedValue(answer(payload('/about')));
  const [first, second] = await Promise.all([store.loadPage('/about'), store.loadPage('/about')]);
  expect(first).toEqual(payload('/about'));
  expect(await store.loadPage('/about')).toBe(second);
  expect(fetchMock.mock.calls).toEqual([['/about.data.json']]);
});

test('a failed request is tried again by the next call', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(store.loadPage('/about')).rejects.toThrow('Failed to fetch');
  fetchMock.mockResolvedValueOnce(answer('', 500));
  await expect(store.loadPage('/about')).rejects.toThrow('The data of /about has status 500.');
  fetchMock.mockResolvedValueOnce(answer(payload('/about')));
  expect(await store.loadPage('/about')).toEqual(payload('/about'));
});

test('an unknown route has the page of /404', async () => {
  fetchMock.mockImplementation(async (url) =>
    url === '/404.data.json' ? answer(payload('/404')) : answer('', 404),
  );
  expect((await store.loadPage('/nowhere')).page.path).toBe('/404');
});

test('a missing page of /404 is an error, not an endless loop', async () => {
  fetchMock.mockImplementation(async () => answer('', 404));
  await expect(store.loadPage('/nowhere')).rejects.toThrow('The data of /404 has status 404.');
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('a page of another build is refused', async () => {
  fetchMock.mockResolvedValue(answer(payload('/about', 'b2')));
  await expect(store.loadPage('/about')).rejects.toThrow('The data of /about belongs to another build.');
});

test('cleared pages are requested again', async () => {
  fetchMock.mockImplementation(async () => answer(payload('/')));
  store.clearPages();
  await store.loadPage('/');
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test.each([
  ['another build', answer(payload('/', 'b2')), 'b2'],
  ['the same build', answer(payload('/', 'b1')), undefined],
  ['an error', answer({ build: 'b2' }, 500), undefined],
  ['something else', new Response('<!doctype html>'), undefined],
])('newerBuild asks the server and not the cache: %s', async (_, response, build) => {
  fetchMock.mockResolvedValue(response);
  expect(await store.newerBuild('/about')).toBe(build);
  expect(fetchMock).toHaveBeenCalledWith('/about.data.json', { cache: 'no-store' });
});

test('newerBuild is undefined without a network', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await store.newerBuild('/')).toBeUndefined();
});
