import { expect, test } from 'vitest';
import { announceProgress } from './progress.ts';

/** The output for this many pictures, of which each takes ten seconds. */
function outputOf(total: number, isTTY: boolean): string[] {
  const lines: string[] = [];
  let time = 0;
  const output = { isTTY, write: (text: string) => lines.push(text) };
  const isReady = announceProgress(total, output, () => time);
  for (let picture = 0; picture < total; picture++) {
    time += 10_000;
    isReady();
  }
  return lines;
}

test('announces nothing for a few pictures', () => {
  expect(outputOf(3, false)).toEqual([]);
});

test('writes plain lines with an estimate into a log, not one for each picture', () => {
  const [first, ...lines] = outputOf(63, false);
  expect(first).toContain('63 pictures; .cache/photographs');
  expect(lines[0]).toBe('2 of 63 pictures, about 11 minutes left.\n');
  expect(lines.at(-1)).toBe('63 of 63 pictures, done.\n');
  expect(lines.length).toBeLessThan(40);
});

test('writes over the same line of a terminal', () => {
  const [, ...lines] = outputOf(6, true);
  expect(lines).toHaveLength(6);
  expect(lines[4]).toBe('\r5 of 6 pictures, about 10 seconds left.\u001b[K');
  expect(lines[5]).toMatch(/\n$/);
});
