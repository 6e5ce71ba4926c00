import { HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

/** Elements without anything to read. */
const SKIPPED = /^(?:script|style|template|svg|button|input|select|textarea|dialog|form)$/;
/** Elements that begin a line. */
const BLOCK =
  /^(?:address|article|aside|blockquote|dd|div|dl|dt|details|fieldset|figcaption|figure|footer|h[1-6]|header|li|main|nav|ol|p|pre|section|summary|table|ul)$/;
/** What an element inside a line puts around its text. */
const MARKS: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '_', i: '_', cite: '_' };

/** Signs that Markdown would read: in a line, and at its beginning. */
const escaped = (text: string) => text.replace(/[\\`*[\]<]/g, '\\$&').replace(/(?<!\w)_|_(?!\w)/g, '\\_');
const atStart = (line: string) =>
  line.replace(/^(#{1,6}|[-+>])(?=\s)/, '\\$1').replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');

const nameOf = (node: Node) => (node instanceof HTMLElement ? (node.rawTagName ?? '').toLowerCase() : '');
const isHidden = (element: HTMLElement) =>
  element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true';

/** A text without the spaces at its ends, which stay outside of the marks. */
function marked(text: string, mark: string): string {
  const [, start = '', inner = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return inner === '' ? text : `${start}${mark}${inner}${mark}${end}`;
}

function linkText(element: HTMLElement, inner: string): string {
  const href = element.getAttribute('href');
  const text = inner.replace(/\s+/g, ' ').trim();
  return href && text !== '' ? `[${text}](${href.replace(/[()\s]/g, encodeURIComponent)})` : inner;
}

/** The text of nodes inside a line. */
function lineOf(nodes: readonly Node[]): string {
  return nodes
    .map((node): string => {
      if (node.nodeType === NodeType.TEXT_NODE) return escaped(node.text.replace(/\s+/g, ' '));
      if (!(node instanceof HTMLElement)) return '';
      const name = nameOf(node);
      if (SKIPPED.test(name) || isHidden(node)) return '';
      if (name === 'br') return ' ';
      if (name === 'code') return marked(node.text.replace(/\s+/g, ' '), '`');
      if (name === 'img') {
        const alt = node.getAttribute('alt') ?? '';
        return alt === '' ? '' : `![${escaped(alt)}](${node.getAttribute('src') ?? ''})`;
      }
      const inner = lineOf(node.childNodes);
      if (name === 'a') return linkText(node, inner);
      const mark = MARKS[name];
      return mark === undefined ? inner : marked(inner, mark);
    })
    .join('');
}

const tidy = (line: string) => line.replace(/[ \t]+/g, ' ').trim();

/** Lines with a sign before the first one, and as many spaces before the others. */
const indented = (text: string, sign: string) =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? sign + line : line && ' '.repeat(sign.length) + line))
    .join('\n');

function listOf(list: HTMLElement, isNumbered: boolean): string {
  const start = Number(list.getAttribute('start') ?? 1);
  return list.childNodes
    .filter((node): node is HTMLElement => nameOf(node) === 'li')
    .map((item, index) => indented(blocksIn(item).join('\n'), isNumbered ? `${start + index}. ` : '- '))
    .join('\n');
}

function tableOf(table: HTMLElement): string[] {
  const rows = table
    .querySelectorAll('tr')
    .map((row) =>
      row.childNodes
        .filter((cell) => /^t[hd]$/.test(nameOf(cell)))
        .map((cell) => tidy(lineOf(cell.childNodes)).replaceAll('|', '\\|')),
    );
  const [head, ...body] = rows;
  const caption = table.querySelector('caption');
  if (!head) return [];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = [line(head), line(head.map(() => '---')), ...body.map(line)];
  return [...(caption ? [tidy(lineOf(caption.childNodes))] : []), lines.join('\n')];
}

/** The blocks of one element. */
function blocksOf(element: HTMLElement): string[] {
  const name = nameOf(element);
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level !== undefined) {
    const text = tidy(lineOf(element.childNodes));
    return text === '' ? [] : [`${'#'.repeat(Number(level))} ${text}`];
  }
  if (name === 'ul' || name === 'ol') return [listOf(element, name === 'ol')].filter(Boolean);
  if (name === 'table') return tableOf(element);
  if (name === 'pre') return [`\`\`\`\n${element.text.trimEnd()}\n\`\`\``];
  if (name === 'blockquote')
    return [blocksIn(element).join('\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>')];
  return blocksIn(element);
}

/** The blocks inside an element. Texts beside each other are one of them. */
function blocksIn(element: HTMLElement): string[] {
  const blocks: string[] = [];
  let line: Node[] = [];
  const close = () => {
    const text = tidy(lineOf(line));
    if (text !== '') blocks.push(atStart(text));
    line = [];
  };
  for (const node of element.childNodes) {
    const name = nameOf(node);
    const isBlock = BLOCK.test(name) || (node instanceof HTMLElement && hasBlocks(node));
    if (!isBlock || !(node instanceof HTMLElement)) line.push(node);
    else if (!isHidden(node)) {
      close();
      blocks.push(...blocksOf(node));
    }
  }
  close();
  return blocks;
}

/** Whether there are blocks in an element that is none, such as a link around a card. */
const hasBlocks = (element: HTMLElement): boolean =>
  !SKIPPED.test(nameOf(element)) &&
  nameOf(element) !== 'a' &&
  element.childNodes.some(
    (node) => node instanceof HTMLElement && (BLOCK.test(nameOf(node)) || hasBlocks(node)),
  );

/** Elements whose text is not read as elements. `pre` is not among them, unlike by default. */
const AS_TEXT = { script: false, style: false };

/** Writes what can be read in the `main` of some HTML as Markdown. Undefined if there is none. */
export function toMarkdown(html: string): string | undefined {
  const main = parse(html, { blockTextElements: AS_TEXT }).querySelector('main');
  return main ? `${blocksIn(main).join('\n\n')}\n` : undefined;
}
