import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { raw } from 'hast-util-raw';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { VFile } from 'vfile';
import { slug } from '@json-site/compiler/documents';
import { elementsIn, textIn } from '../html/conversion.ts';

/** `## Prices {#prices}`: a name that the author gave, which is no word. */
const NAMED = /\s*\{#([\w-]+)\}\s*$/;

/** Gives each heading the id that generators give it. */
function nameHeading(heading: Element): void {
  const last = heading.children.at(-1);
  const named = last?.type === 'text' ? NAMED.exec(last.value) : null;
  if (named && last?.type === 'text') last.value = last.value.slice(0, named.index);
  heading.properties['id'] ??= named?.[1] ?? slug(textIn(heading)).replaceAll('/', '-');
}

/** The text of a Markdown file as a tree of HTML, with the lines of the file. */
export function markdownTree(text: string, notes: string): Root {
  const markdown = fromMarkdown(text, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  // Without the file, no node would have its line.
  const file = new VFile(text);
  const tree = raw(toHast(markdown, { allowDangerousHtml: true, footnoteLabel: notes }), { file });
  const root: Root = tree.type === 'root' ? tree : { type: 'root', children: [] };
  for (const heading of elementsIn(root.children, /^h[1-6]$/)) nameHeading(heading);
  return root;
}

/** The text of an HTML file as a tree. */
export function htmlTree(text: string): Root {
  const root = fromHtml(text, { fragment: true });
  for (const heading of elementsIn(root.children, /^h[1-6]$/)) nameHeading(heading);
  return root;
}
