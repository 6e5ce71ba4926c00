import { expect, it } from 'vitest';
import { onContentEdit } from './live-content.ts';

type Listener = () => void;

/** The events that Vite sends to a page. */
function createHot() {
  const listeners = new Map<string, Set<Listener>>();
  const of = (event: string) => listeners.get(event) ?? new Set();
  return {
    on: (event: string, listener: Listener) => void listeners.set(event, of(event).add(listener)),
    off: (event: string, listener: Listener) => void of(event).delete(listener),
    send: (event: string) => {
      for (const listener of of(event)) listener();
    },
  };
}

it('ignores an edit after a reload has been announced, also on a page that is shown since then', () => {
  const hot = createHot();
  const done: string[] = [];
  let isWaiting = () => false;
  const reactions = {
    refresh: (isReloading: () => boolean) => {
      isWaiting = isReloading;
      done.push('refresh');
    },
    reload: () => void done.push('reload'),
    beforeReload: () => void done.push('before reload'),
  };
  const stop = onContentEdit(hot, reactions);
  hot.send('content:changed');
  expect(isWaiting()).toBe(false);
  hot.send('vite:beforeFullReload');
  expect(isWaiting()).toBe(true);
  hot.send('content:changed');
  stop();
  onContentEdit(hot, reactions);
  hot.send('content:changed');
  hot.send('content:shared');
  expect(done).toEqual(['refresh', 'before reload', 'reload']);
});
