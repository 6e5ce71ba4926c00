/** An item of a list, with the list below it. */
export interface CopiedItem {
  text: string;
  below: CopiedList | undefined;
}

export interface CopiedList {
  kind: 'list';
  isNumbered: boolean;
  /** Number of the first item. */
  start: number;
  items: CopiedItem[];
}

/** The first row has the headers of the columns. */
export interface CopiedTable {
  kind: 'table';
  caption: string;
  rows: string[][];
}

/** A part of a text that was copied in another program. Its texts have the markup of the content. */
export type CopiedPart =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'heading'; text: string; level: number }
  | { kind: 'quote'; text: string; source: string }
  | CopiedList
  | CopiedTable;

/** What a copied text has that no text of the site can have, by what an editor calls one of it. */
export type LeftOut = Map<string, number>;

export function leaveOut(leftOut: LeftOut, what: string): void {
  leftOut.set(what, (leftOut.get(what) ?? 0) + 1);
}

/** Appends an item to a list, or to the list below its last item. */
export function addItem(
  list: CopiedList,
  { depth, isNumbered, start }: { depth: number; isNumbered: boolean; start: number },
  text: string,
): void {
  let inner = list;
  for (let level = 1; level < depth; level++) {
    const last = inner.items.at(-1);
    if (!last) break;
    last.below ??= { kind: 'list', isNumbered, start, items: [] };
    inner = last.below;
  }
  inner.items.push({ text, below: undefined });
}

export function lastItem(list: CopiedList): CopiedItem | undefined {
  const last = list.items.at(-1);
  return last?.below ? lastItem(last.below) : last;
}

/** The texts of parts, for a place that can have nothing else. */
export function textsOf(parts: readonly CopiedPart[]): string[] {
  const itemsOf = ({ items }: CopiedList): string[] =>
    items.flatMap(({ text, below }) => [text, ...(below ? itemsOf(below) : [])]);
  return parts
    .flatMap((part) => {
      if (part.kind === 'list') return itemsOf(part);
      if (part.kind === 'table')
        return [part.caption, ...part.rows.map((row) => row.filter(Boolean).join(' – '))];
      return part.kind === 'quote' ? [part.text, part.source] : [part.text];
    })
    .filter(Boolean);
}
