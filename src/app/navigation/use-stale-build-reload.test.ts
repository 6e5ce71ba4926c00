import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeTab, openTab } from '../../../tests/support/fake-tab.ts';
import { newerBuild } from './page-store.ts';
import { reloadStaleBuild } from './use-stale-build-reload.ts';

vi.mock('./page-store.ts');

let tab: FakeTab;

beforeEach(() => {
  tab = openTab('/quote');
  vi.mocked(newerBuild).mockResolvedValue('b2');
});

afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

test('reloads in place when the server has a newer build', async () => {
  await reloadStaleBuild();
  expect(newerBuild).toHaveBeenCalledWith('/quote');
  expect(tab.reloads).toBe(1);
  expect(tab.window.history.state).toEqual({ reloadedFor: 'b2' });
});

test('does not reload when the server has the same build', async () => {
  vi.mocked(newerBuild).mockResolvedValue(undefined);
  await reloadStaleBuild();
  expect(tab.reloads).toBe(0);
});

test('reloads once for each build', async () => {
  await reloadStaleBuild();
  await reloadStaleBuild();
  expect(tab.reloads).toBe(1);
  vi.mocked(newerBuild).mockResolvedValue('b3');
  await reloadStaleBuild();
  expect(tab.reloads).toBe(2);
});

test.each(['input', 'textarea', 'select'])('does not reload while an %s has the focus', async (name) => {
  tab.add(name).focus();
  await reloadStaleBuild();
  expect(tab.reloads).toBe(0);
  expect(tab.window.history.state).toBeNull();
});
