/** What was found against each row of the pack, by the id of the row. */
export class Findings extends Map<string, string[]> {
  add(row: string, ...texts: string[]): void {
    if (texts.length > 0) this.set(row, [...(this.get(row) ?? []), ...texts]);
  }
}

/** The ids of rows that are no criterion. */
export const BEST_PRACTICE = 'best-practice';
export const THIRD_PARTIES = 'third-parties';
export const STORED = 'stored';
export const headerRow = (name: string): string => `header ${name}`;
export const weightRow = (path: string): string => `weight ${path}`;
