import { type Fragment, type Mark, type Node, Schema } from 'prosemirror-model';
import { MARKS, parseInline } from '@json-site/compiler/words';
import type { InlineMark } from '@json-site/model/model';
import { readableParts, type ShownPart, writeParts, writtenParts } from '../../values/inline-parts.ts';

/** One text with marks and links. */
export const TEXT = new Schema({
  nodes: { doc: { content: 'text*', code: false }, text: {} },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      // Not an element that the browser would follow.
      toDOM: ({ attrs }) => ['span', { 'data-link': '', title: String(attrs['href']) }, 0],
    },
    strong: { toDOM: () => ['strong', 0] },
    em: { toDOM: () => ['em', 0] },
    // There is no markup inside of these.
    code: { excludes: 'code sup sub', toDOM: () => ['code', 0] },
    sup: { excludes: 'code sup sub', toDOM: () => ['sup', 0] },
    sub: { excludes: 'code sup sub', toDOM: () => ['sub', 0] },
  },
});

const { link } = TEXT.marks;

const isMark = (name: string): name is InlineMark => Object.hasOwn(MARKS, name);

function marksOf({ marks, href }: ShownPart): Mark[] {
  const own = marks.map((name) => TEXT.marks[name].create());
  return href === undefined ? own : [link.create({ href }), ...own];
}

/** Reads the markup of the content. */
export function readText(text: string): Node {
  const parts = parseInline(text).map((run): ShownPart => ({ ...run, href: run.link?.href }));
  return TEXT.node(
    'doc',
    null,
    parts.map((part) => TEXT.text(part.text, marksOf(part))),
  );
}

function partsOf(content: Fragment): ShownPart[] {
  const parts: ShownPart[] = [];
  content.forEach(({ text = '', marks }) => {
    const href = link.isInSet(marks)?.attrs['href'] as string | undefined;
    parts.push({ text, href, marks: marks.map(({ type }) => type.name).filter(isMark) });
  });
  return parts;
}

export const writeText = (content: Fragment) => writeParts(partsOf(content));

/** Returns the offset of each shown character in the markup. */
export function markupOffsets(content: Fragment): number[] {
  let start = 0;
  return writtenParts(partsOf(content)).flatMap(({ text, isShown }) => {
    const before = start;
    start += text.length;
    return isShown ? Array.from({ length: text.length }, (_, at) => before + at) : [];
  });
}

export function readsAs(a: Fragment, b: Fragment): boolean {
  return JSON.stringify(readableParts(partsOf(a))) === JSON.stringify(readableParts(partsOf(b)));
}
