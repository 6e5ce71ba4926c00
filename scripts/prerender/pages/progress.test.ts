import { expect, test } from 'vitest';
import { openProgress } from './progress.ts';

/** A terminal or a log, and a clock that is told the time. */
function output(isTTY: boolean) {
  const clock = { ms: 0 };
  const said: string[] = [];
  const progress = openProgress({ isTTY, write: (text) => said.push(text) }, () => clock.ms);
  const update = (ms: number, done: number, all = 1000) => {
    clock.ms = ms;
    progress.update(done, all);
  };
  return { said, update, end: () => progress.end() };
}

test('a short build says nothing', () => {
  const { said, update, end } = output(true);
  update(100, 10);
  update(1900, 900);
  end();
  expect(said).toEqual([]);
});

test('on a terminal one line is renewed and taken away at the end', () => {
  const { said, update, end } = output(true);
  update(2100, 300);
  update(2110, 301);
  update(2300, 350);
  end();
  expect(said).toEqual(['\rRendering pages: 300 of 1000', '\rRendering pages: 350 of 1000', '\r\u001b[K']);
});

test('a log gets a line now and then', () => {
  const { said, update, end } = output(false);
  for (let ms = 0; ms <= 25_000; ms += 500) update(ms, ms / 50);
  end();
  expect(said).toEqual([
    'Rendering pages: 40 of 1000\n',
    'Rendering pages: 240 of 1000\n',
    'Rendering pages: 440 of 1000\n',
  ]);
});

test('the end of the work is not told as progress', () => {
  const { said, update } = output(true);
  update(5000, 1000);
  expect(said).toEqual([]);
});
