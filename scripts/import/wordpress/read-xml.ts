import { SaxesParser } from 'saxes';

/** The text of an element, and the line on which it begins. */
export interface XmlText {
  text: string;
  line: number;
}

/** An item of an export, or another element with texts, such as an author. */
export interface XmlEntry {
  name: string;
  line: number;
  /** The texts of the elements in it, by their names: `wp:post_id`. */
  texts: Map<string, XmlText>;
  /** `_menu_item_url` and so on. */
  meta: Map<string, string>;
  terms: { domain: string; slug: string; name: string }[];
  comments: number;
}

const ENTRIES = /^(?:channel|item|wp:category|wp:tag|wp:term|wp:author)$/;

interface OpenElement extends XmlText {
  name: string;
  attributes: Record<string, string>;
}

function newEntry(name: string, line: number): XmlEntry {
  return { name, line, texts: new Map(), meta: new Map(), terms: [], comments: 0 };
}

/** Adds an element that has ended to the entry around it. */
function add(entry: XmlEntry, { name, text, line, attributes }: OpenElement, key: string): void {
  if (name === 'wp:meta_value') entry.meta.set(key, text);
  else if (name === 'wp:comment') entry.comments++;
  else if (name === 'category')
    entry.terms.push({ domain: attributes['domain'] ?? '', slug: attributes['nicename'] ?? '', name: text });
  else if (!entry.texts.has(name)) entry.texts.set(name, { text, line });
}

/** The values of attributes by their names. */
const plain = (attributes: object): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));

/** Reads the entries of an export of WordPress, and what is wrong in its XML. */
export function readXml(xml: string): { entries: XmlEntry[]; faults: { line: number; message: string }[] } {
  const parser = new SaxesParser({ position: true });
  const faults: { line: number; message: string }[] = [];
  const entries: XmlEntry[] = [];
  const open: OpenElement[] = [];
  const around: XmlEntry[] = [];
  let key = '';
  let depthOfComment = 0;
  parser.on('error', (error) => faults.push({ line: parser.line, message: error.message }));
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'wp:comment') depthOfComment++;
    if (ENTRIES.test(name)) around.push(newEntry(name, parser.line));
    open.push({ name, text: '', line: parser.line, attributes: plain(attributes) });
  });
  const addText = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    const element = open.pop();
    if (name === 'wp:comment') depthOfComment--;
    if (ENTRIES.test(name)) {
      const entry = around.pop();
      if (entry) entries.push(entry);
      return;
    }
    const entry = around.at(-1);
    if (!element || !entry || depthOfComment > 0) return;
    if (name === 'wp:meta_key') key = element.text;
    add(entry, element, key);
  });
  parser.write(xml).close();
  return { entries, faults };
}
