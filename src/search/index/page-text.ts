import { HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import type { PageSection } from '../format.ts';

/** Nobody reads these, or they are not about the page. */
const SKIPPED = new Set(
  'script style template noscript nav svg select textarea datalist option canvas iframe'.split(' '),
);
/** Parts of a line. Every other element begins a new one. */
const INLINE = new Set(
  'a abbr b bdi cite code em i mark q s small span strong sub sup time u button'.split(' '),
);
/** Elements that may be inside a word. */
const INSIDE_WORDS = new Set('b em i mark s strong sub sup u'.split(' '));
const HEADING = /^h[1-6]$/;
/** Ids that React makes may differ in the next build. */
const MADE_ID = /^(?:_[rR]_|:[rR]|«[rR])/;

/** Reads attributes only where there can be one of these: parsing all of them takes half of the time. */
const isHidden = (element: HTMLElement) =>
  /hidden|inert/.test(element.rawAttrs) &&
  (element.hasAttribute('hidden') ||
    element.hasAttribute('inert') ||
    element.getAttribute('aria-hidden') === 'true');

const nameOf = (element: HTMLElement) => element.rawTagName?.toLowerCase() ?? '';

const idOf = (element: HTMLElement | null | undefined): string | undefined =>
  element?.id && !MADE_ID.test(element.id) ? element.id : undefined;

/** Removes the spaces around lines, empty lines, and spaces before punctuation, which elements leave. */
const tidy = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .replace(/ (?=[.,;:!?)\]])/g, '')
    .trim();

/** An element around the text that is read. */
interface Around {
  id: string | undefined;
  element: HTMLElement;
  hasHeading: boolean;
}

/** What happens at a text and at a heading. */
interface Reader {
  text(text: string): void;
  heading(heading: HTMLElement, around: readonly Around[]): void;
}

/** Reads the text of an element and its headings, in their order: blocks begin a new line, other elements a word. */
function read(node: Node, reader: Reader, around: Around[]): void {
  if (node.nodeType === NodeType.TEXT_NODE) reader.text(node.text);
  if (!(node instanceof HTMLElement)) return;
  const name = nameOf(node);
  if (SKIPPED.has(name) || isHidden(node)) return;
  if (HEADING.test(name)) {
    reader.heading(node, around);
    return;
  }
  const space = INSIDE_WORDS.has(name) ? '' : INLINE.has(name) ? ' ' : '\n';
  reader.text(space);
  around.push({ id: idOf(node), element: node, hasHeading: false });
  for (const child of node.childNodes) read(child, reader, around);
  around.pop();
  reader.text(space);
}

/** The text of a heading, which is one line. */
function headingText(heading: HTMLElement): string {
  let text = '';
  const reader: Reader = {
    text: (piece) => {
      text += piece;
    },
    heading: () => {},
  };
  for (const child of heading.childNodes) read(child, reader, []);
  return tidy(text).replaceAll('\n', ' ');
}

/** The ids of the buttons that open dialogs, by the ids of these. An address that ends with one opens the dialog. */
function openersIn(main: HTMLElement): Map<string, string> {
  const buttons = main.querySelectorAll('button[commandfor]');
  return new Map(
    buttons.flatMap((one): [string, string][] => {
      const id = idOf(one);
      return id === undefined ? [] : [[one.getAttribute('commandfor') ?? '', id]];
    }),
  );
}

/**
 * Where a heading can be linked to: its own id, that of the button that opens it, that of what it opens, or that of the
 * element around it of which it is the first heading.
 */
function anchorOf(
  heading: HTMLElement,
  around: readonly Around[],
  openers: ReadonlyMap<string, string>,
): string | undefined {
  const dialog = around.find(({ element }) => nameOf(element) === 'dialog');
  if (dialog) return openers.get(dialog.element.id);
  const isSummary = around.some(({ element }) => nameOf(element) === 'summary');
  const details = isSummary && around.findLast(({ element }) => nameOf(element) === 'details');
  const nearest = around.findLast(({ id }) => id !== undefined);
  return (
    idOf(heading) ??
    (details ? idOf(details.element.querySelector('[id]')) : undefined) ??
    (nearest?.hasHeading ? undefined : nearest?.id)
  );
}

/** The main content of a page. */
export interface MainText {
  headings: string[];
  sections: PageSection[];
}

/**
 * Divides the main content of a page into its sections, each from a heading with an id to the next one. Other headings
 * are part of the text. Undefined for HTML without `main`.
 */
export function mainTextOf(html: string): MainText | undefined {
  const main = parse(html).querySelector('main');
  if (!main) return undefined;
  const openers = openersIn(main);
  const headings: string[] = [];
  let section: PageSection = { heading: '', text: '' };
  const sections = [section];
  const reader: Reader = {
    text(text) {
      section.text += text;
    },
    heading(element, around) {
      const heading = headingText(element);
      const id = anchorOf(element, around, openers);
      for (const one of around) one.hasHeading = true;
      headings.push(heading);
      if (id === undefined || sections.some((one) => one.id === id)) {
        section.text += `\n${heading}\n`;
        return;
      }
      section = { id, heading, text: '' };
      sections.push(section);
    },
  };
  for (const child of main.childNodes) read(child, reader, []);
  const tidied = sections.map((one) => ({ ...one, text: tidy(one.text) }));
  return { headings, sections: tidied.filter((one) => one.heading || one.text) };
}
