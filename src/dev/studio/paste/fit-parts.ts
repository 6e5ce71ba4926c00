import { count, withoutMarkup } from '@json-site/compiler/words';
import { type CopiedList, type CopiedPart, type CopiedTable, type LeftOut, textsOf } from './copied-parts.ts';
import { EMPTY_CELL } from './copied-table.ts';

/** What a place can have of the copied parts. */
interface Fitted {
  /** Values for a list of a document: paragraphs, and parts of the kinds that the list can have. */
  values: unknown[];
  /** What became paragraphs, because the list has no such parts. */
  lost: string[];
}

/** The value of a table of the content. Its caption is the editor's to write if the copied table has none. */
function tableValue({ caption, rows: [columns = [], ...rows] }: CopiedTable) {
  const filled = (row: readonly string[]) => row.map((cell) => cell || EMPTY_CELL);
  return {
    caption: withoutMarkup(caption),
    columns: filled(columns).map(withoutMarkup),
    rows: rows.map((row) => ({ cells: filled(row) })),
  };
}

/** The items of a list with one level below it, which is all that a text can have. */
function itemsOf({ items }: CopiedList, lost: Set<string>): unknown[] {
  return items.map(({ text, below }) => {
    if (!below) return text;
    if (below.isNumbered) lost.add('the numbers of inner lists');
    if (below.items.some((item) => item.below)) lost.add('the third level of lists');
    return { text, list: textsOf([below]) };
  });
}

/** The levels that are headings of a text; the other levels are subheadings. */
function headingLevels(parts: readonly CopiedPart[], lost: Set<string>): readonly number[] {
  const levels = parts.flatMap((part) => (part.kind === 'heading' ? [part.level] : []));
  const all = [...new Set(levels)].sort((a, b) => a - b);
  const [top] = all;
  const first = parts[0];
  // A text of three levels often begins with its title.
  const hasTitle =
    all.length > 2 &&
    first?.kind === 'heading' &&
    first.level === top &&
    levels.filter((one) => one === top).length === 1;
  if (all.length > (hasTitle ? 3 : 2)) lost.add('the third level of headings');
  return all.slice(0, hasTitle ? 2 : 1);
}

/** Makes values of copied parts for a list that can have parts of these kinds. */
export function fitParts(parts: readonly CopiedPart[], kinds: readonly string[]): Fitted {
  const lost = new Set<string>();
  const top = kinds.includes('subheading') ? headingLevels(parts, lost) : [];
  const values = parts.flatMap((part): unknown[] => {
    const instead = (name: string) => {
      lost.add(name);
      return textsOf([part]);
    };
    switch (part.kind) {
      case 'text':
        return [part.text];
      case 'heading': {
        const kind = kinds.includes('subheading') && !top.includes(part.level) ? 'subheading' : 'heading';
        return kinds.includes(kind) ? [{ [kind]: part.text }] : instead('headings');
      }
      case 'list': {
        const kind = part.isNumbered ? 'numbered' : 'list';
        if (!kinds.includes(kind)) return instead('lists');
        const start = part.isNumbered && part.start > 1 ? { start: part.start } : {};
        return [{ [kind]: itemsOf(part, lost), ...start }];
      }
      case 'quote': {
        if (!kinds.includes('quote')) return instead('quotations');
        return [
          { quote: part.text || part.source, ...(part.text && part.source && { source: part.source }) },
        ];
      }
      case 'code':
        return kinds.includes('code') ? [{ code: part.text }] : instead('lines of code');
      default:
        return kinds.includes('table') ? [{ table: tableValue(part) }] : instead('tables');
    }
  });
  return { values, lost: [...lost] };
}

const LIST = new Intl.ListFormat('en-GB');

/** Says what a paste has changed. Empty if everything is as it was copied. */
export function pasteReport(lost: readonly string[], leftOut: LeftOut): string {
  const left = [...leftOut].map(([what, amount]) => count(amount, what));
  return [
    lost.length > 0 && `Pasted without ${LIST.format(lost)}: every word is here as plain text.`,
    left.length > 0 && `Not kept: ${LIST.format(left)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
