import { type Fragment, type Mark, type Node, Schema } from 'prosemirror-model';
import { parseInline } from '@json-site/compiler/words';
import { type ShownPart, writeParts } from '../../values/inline-parts.ts';

/** One text with bold words and links. A part is never both, because the markup of the content has no such part. */
export const TEXT = new Schema({
  nodes: { doc: { content: 'text*', code: false }, text: {} },
  marks: {
    strong: { excludes: '_', toDOM: () => ['strong', 0] },
    link: {
      attrs: { href: { validate: 'string' } },
      excludes: '_',
      inclusive: false,
      // Not an element that the browser would follow.
      toDOM: ({ attrs }) => ['span', { 'data-link': '', title: String(attrs['href']) }, 0],
    },
  },
});

const { strong, link } = TEXT.marks;

function marksOf(part: ShownPart): Mark[] {
  if (part.kind === 'strong') return [strong.create()];
  return part.kind === 'link' ? [link.create({ href: part.href })] : [];
}

/** Reads the markup of the content. */
export function readText(text: string): Node {
  const parts = parseInline(text).filter((part) => part.text !== '');
  return TEXT.node(
    'doc',
    null,
    parts.map((part) => TEXT.text(part.text, marksOf(part))),
  );
}

/**
 * The spaces at the ends of a bold part or a link are outside of it: they look the same, and markup does not begin with
 * one.
 */
function partsOf(content: Fragment): ShownPart[] {
  const parts: ShownPart[] = [];
  const add = (part: ShownPart) => {
    const last = parts.at(-1);
    const isSame =
      last?.kind === part.kind && (part.kind !== 'link' || (last.kind === 'link' && last.href === part.href));
    if (part.text === '') return;
    if (last && isSame) last.text += part.text;
    else parts.push(part);
  };
  content.forEach(({ text = '', marks: [mark] }) => {
    const [, start = '', inner = '', end = ''] = mark ? (/^(\s*)(.*?)(\s*)$/s.exec(text) ?? []) : [];
    if (!mark || inner === '') {
      add({ kind: 'text', text });
      return;
    }
    add({ kind: 'text', text: start });
    if (mark.type === strong) add({ kind: 'strong', text: inner });
    else add({ kind: 'link', text: inner, href: String(mark.attrs['href']) });
    add({ kind: 'text', text: end });
  });
  return parts;
}

export const writeText = (content: Fragment) => writeParts(partsOf(content));

/** Returns the offset of each shown character in the markup. */
export function markupOffsets(content: Fragment): number[] {
  let start = 0;
  return partsOf(content).flatMap((part) => {
    const before = start + { text: 0, strong: 2, link: 1 }[part.kind];
    start += writeParts([part]).length;
    return Array.from({ length: part.text.length }, (_, at) => before + at);
  });
}

export function readsAs(a: Fragment, b: Fragment): boolean {
  return JSON.stringify(partsOf(a)) === JSON.stringify(partsOf(b));
}
