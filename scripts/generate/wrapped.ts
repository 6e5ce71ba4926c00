/** The widest line of prose in this repository; `tests/engine/build/prose.test.ts` measures the others. */
export const WIDEST_LINE = 120;

/** Breaks a paragraph into lines of at most `width` characters, but never inside a code span. */
export function wrapped(text: string, width = WIDEST_LINE): string[] {
  const lines: string[] = [];
  for (const word of text.match(/(?:`[^`]*`|\S)+/g) ?? []) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}
