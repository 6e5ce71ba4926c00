import type { HTMLElement } from 'node-html-parser';
import type { Mark } from 'prosemirror-model';
import type { InlineMark } from '@json-site/model/model';
import { TEXT } from '../form/text/markup.ts';

const { link } = TEXT.marks;

export const tagOf = (element: HTMLElement): string => (element.rawTagName ?? '').toLowerCase();
export const styleOf = (element: HTMLElement): string => element.getAttribute('style') ?? '';
const classOf = (element: HTMLElement): string => element.getAttribute('class') ?? '';

/** The value of a property in a style attribute, but not that of a longer name, such as `mso-bidi-font-weight`. */
function styled(element: HTMLElement, property: string): string | undefined {
  return new RegExp(`(?<![\\w-])${property}:\\s*([\\w-]+)`, 'i').exec(styleOf(element))?.[1]?.toLowerCase();
}

export const BLOCKS =
  /^(?:address|article|aside|blockquote|body|center|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|html|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/;
const WITHOUT_WORDS = /^(?:col|colgroup|head|link|meta|script|style|template|title|xml)$/;

/** Elements that no text can have, by what an editor calls them. */
const OTHER_MEDIA: Readonly<Record<string, string>> = {
  img: 'picture',
  'v:imagedata': 'picture',
  svg: 'picture',
  canvas: 'picture',
  video: 'film',
  iframe: 'embedded page',
  audio: 'sound',
  object: 'embedded object',
};

/** What an editor calls an element that is left out with everything in it. Empty if it has no words. */
export function leftOutAs(element: HTMLElement): string | undefined {
  const tag = tagOf(element);
  const style = styleOf(element);
  if (WITHOUT_WORDS.test(tag) || /display:\s*none|mso-hide:\s*all/i.test(style)) return '';
  // Word writes the bullet of an item as words, and its comments at the end.
  if (/mso-list:\s*ignore|mso-element:\s*comment-list/i.test(style)) return '';
  if (/\bmsocomanchor\b/i.test(classOf(element))) return 'comment';
  return OTHER_MEDIA[tag];
}

const MARK_OF: Readonly<Record<string, InlineMark>> = {
  b: 'strong',
  strong: 'strong',
  em: 'em',
  i: 'em',
  dfn: 'em',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  sup: 'sup',
  sub: 'sub',
};

function isBold(element: HTMLElement): boolean | undefined {
  const weight = styled(element, 'font-weight');
  if (weight === undefined) return undefined;
  return weight.startsWith('bold') || Number(weight) >= 600;
}

function isItalic(element: HTMLElement): boolean | undefined {
  const style = styled(element, 'font-style');
  return style === undefined ? undefined : style !== 'normal';
}

/**
 * The marks of the words in an element. What its style says counts more than its name: Google Docs wraps all in a `b`.
 */
export function marksIn(element: HTMLElement, outer: readonly Mark[]): readonly Mark[] {
  const named = MARK_OF[tagOf(element)];
  const raised = { super: 'sup', sub: 'sub' }[styled(element, 'vertical-align') ?? ''] as
    | 'sup'
    | 'sub'
    | undefined;
  const wanted: Partial<Record<InlineMark, boolean | undefined>> = {
    ...(named && { [named]: true }),
    ...(raised && !BLOCKS.test(tagOf(element)) && { [raised]: true }),
  };
  const [bold, italic] = [isBold(element), isItalic(element)];
  if (bold !== undefined) wanted.strong = bold;
  if (italic !== undefined) wanted.em = italic;
  let marks = outer;
  for (const [name, isOn] of Object.entries(wanted) as [InlineMark, boolean][]) {
    const mark = TEXT.marks[name].create();
    marks = isOn ? mark.addToSet(marks) : mark.removeFromSet(marks);
  }
  return marks;
}

export const isStruck = (element: HTMLElement): boolean =>
  /^(?:s|strike|del)$/.test(tagOf(element)) ||
  /text-decoration[\w-]*:[^;]*line-through/i.test(styleOf(element));

/** The address of a link as the content can have it. Empty for an address that works only where it was copied. */
export function addressOf(element: HTMLElement): string | undefined {
  // A text of the studio that was copied: its links are no elements that the browser would follow.
  const own = element.getAttribute('data-link') !== undefined ? element.getAttribute('title') : undefined;
  const href = own ?? (tagOf(element) === 'a' ? element.getAttribute('href') : undefined);
  if (href === undefined) return undefined;
  const isSafe = own !== undefined || /^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(href);
  if (!isSafe) return '';
  return href.trim().replace(/[\s()[\]]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

export const linkTo = (href: string): Mark => link.create({ href });

/** The two ends of a footnote: its mark in the text, and the mark before the note. */
const NOTE_MARK = /^#?(?:_(?:ft|ed)n\d|sdfootnote\d+sym|sdendnote\d+sym|ftnt\d|fn:?\d|cite_note)/i;
const NOTE_START = /^#?(?:_(?:ft|ed)nref|sdfootnote\d+anc|sdendnote\d+anc|ftnt_ref|fnref|cite_ref)/i;

export interface Footnote {
  isInText: boolean;
  number: string;
}

/** The number of a footnote whose mark an element is, without its brackets; undefined for other elements. */
export function footnoteIn(element: HTMLElement): Footnote | undefined {
  if (tagOf(element) !== 'a') return undefined;
  const href = (element.getAttribute('href') ?? '').replace(/^.*(?=#)/, '');
  const isInText = NOTE_MARK.test(href);
  if (!isInText && !NOTE_START.test(href)) return undefined;
  return { isInText, number: element.text.replace(/[^\p{L}\p{N}*†‡]/gu, '') };
}

/** The level of a heading; 0 is the title of a document. */
export function headingLevel(element: HTMLElement): number | undefined {
  const [, level] = /^h([1-6])$/.exec(tagOf(element)) ?? [];
  if (level !== undefined) return Number(level);
  if (element.getAttribute('role') === 'heading') return Number(element.getAttribute('aria-level') ?? 2);
  if (/\bMsoTitle\b/i.test(classOf(element))) return 0;
  const [, outline] = /mso-outline-level:\s*([1-6])/i.exec(styleOf(element)) ?? [];
  return outline === undefined ? undefined : Number(outline);
}

export const isQuotation = (element: HTMLElement): boolean =>
  tagOf(element) === 'blockquote' || /\bMso(?:Intense)?Quote/i.test(classOf(element));

const WORD_ITEM = /mso-list:\s*(?!ignore)[^;]*?level(\d)/i;
const WORD_BULLET = /mso-list:\s*ignore/i;

/** The place of a paragraph of Word that is an item of a list. */
export function wordItem(element: HTMLElement): { depth: number; isNumbered: boolean } | undefined {
  const found = WORD_ITEM.exec(styleOf(element));
  if (!found && !/mso-list:\s*l\d/i.test(styleOf(element))) return undefined;
  const bullet = element.querySelectorAll('span').find((one) => WORD_BULLET.test(styleOf(one)))?.text ?? '';
  const isNumbered = /^[\s(]*(?:\d+|[ivxlc]+|[a-z])[.)]/i.test(bullet);
  return { depth: Number(found?.[1] ?? 1), isNumbered };
}
