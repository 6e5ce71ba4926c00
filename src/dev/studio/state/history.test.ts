import { expect, test } from 'vitest';
import { fc } from '../../../../tests/support/fast-check.ts';
import {
  addBlock,
  blocksOf,
  editBlock,
  editPage,
  type History,
  moveBlock,
  redo,
  removeBlock,
  startHistory,
  undo,
} from './history.ts';

const PAGE = { title: 'Start', blocks: [{ type: 'a' }, { type: 'b' }, { type: 'c' }] };

const types = ({ now }: History) =>
  blocksOf(now)
    .map(({ type }) => type)
    .join('');

const keyOf = ({ now }: History, index: number) => now.keys[index] ?? -1;

test('undoing every step restores the page, and redoing every step restores the result', () => {
  const command = fc.record({
    action: fc.constantFrom('add', 'move', 'remove', 'edit', 'title'),
    at: fc.nat(5),
    to: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
      const start = startHistory(PAGE, 'blocks');
      const end = commands.reduce((history, { action, at, to }, time) => {
        const key = keyOf(history, at % Math.max(1, history.now.keys.length));
        const later = time * 10_000;
        if (action === 'add')
          return addBlock(history, Math.min(at, history.now.keys.length), { type: 'n' })[0];
        if (action === 'move') return moveBlock(history, key, to % Math.max(1, history.now.keys.length));
        if (action === 'remove') return removeBlock(history, key);
        if (action === 'edit') return editBlock(history, key, { type: 'a', text: `${to}` }, 'text', later);
        return editPage(history, { ...history.now.value, title: `${to}` }, 'title', later);
      }, start);
      let back = end;
      while (back.past.length > 0) back = undo(back);
      expect(back.now).toEqual(start.now);
      let forward = back;
      while (forward.future.length > 0) forward = redo(forward);
      expect(forward.now).toEqual(end.now);
      expect(new Set(end.now.keys).size).toBe(blocksOf(end.now).length);
    }),
  );
});

test('a block keeps its key when it moves and after undo', () => {
  const start = startHistory(PAGE, 'blocks');
  const key = keyOf(start, 2);
  const moved = moveBlock(start, key, 0);
  expect(types(moved)).toBe('cab');
  expect(moved.now.keys.indexOf(key)).toBe(0);
  expect(undo(moved).now.keys.indexOf(key)).toBe(2);
  expect(moveBlock(start, key, 3)).toBe(start);
});

test('typing in one field without a pause is one step', () => {
  const type = (history: History, title: string, at: number) =>
    editPage(history, { ...PAGE, title }, 'title', at);
  const typed = type(type(startHistory(PAGE, 'blocks'), 'S', 1000), 'St', 1400);
  expect(typed.past).toHaveLength(1);
  expect(type(typed, 'Sta', 5000).past).toHaveLength(2);
  expect(editPage(typed, { ...PAGE, title: 'St', summary: 'x' }, 'summary', 1500).past).toHaveLength(2);
  expect(undo(typed).now.value).toEqual(PAGE);
});

test('an edit without a change is not a step', () => {
  const start = startHistory(PAGE, 'blocks');
  expect(editPage(start, { ...PAGE }, 'title', 0)).toBe(start);
});
