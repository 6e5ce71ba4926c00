import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { SvgFault } from '@json-site/compiler/types';
import {
  type DrawnElement,
  drawnElement,
  drawnFaults,
  filterFaults,
  MOST_LEVELS,
  TOO_DEEP,
} from './drawn-size.ts';
import { type FaultText, SVG_NAMESPACE, styleFaults, tagFaults } from './element-faults.ts';
import { type Size, sizeFaults, sizeOf } from './svg-size.ts';

/** An SVG as browsers read it. */
export interface InspectedSvg extends Size {
  /** Why it cannot be used, in the order of the file. */
  faults: SvgFault[];
}

const NO_ROOT: FaultText = {
  what: `does not begin with <svg xmlns="${SVG_NAMESPACE}">, so that browsers show nothing`,
  hint: 'Export it again as SVG.',
};

function encodingFaults(encoding: string | undefined): FaultText[] {
  if (encoding === undefined || /^utf-?8$/i.test(encoding)) return [];
  const hint = 'Write encoding="UTF-8" in its first line.';
  return [{ what: `declares the encoding ${encoding}, and is saved as UTF-8`, hint }];
}

/** After so many faults, nobody reads the others. */
const MOST_FAULTS = 100;

/** Thrown to end the parser, which has no other way. */
const END = new Error('The rest of the file is not read.');

function parse(parser: SaxesParser<{ xmlns: true }>, text: string): void {
  try {
    parser.write(text).close();
  } catch (error) {
    if (error !== END) throw error;
  }
}

/**
 * Reads an SVG with an XML parser, and reports everything in it that could run code or load another file when somebody
 * opens it at its own address, or that takes minutes to draw. Entities are not resolved: only a document type can
 * define them, and it is refused.
 */
export function inspectSvg(text: string): InspectedSvg {
  const faults: SvgFault[] = [];
  let root: SaxesTagNS | undefined;
  const elements: DrawnElement[] = [];
  const open: DrawnElement[] = [];
  let styles = '';
  let style: string | undefined;
  let hasDoctype = false;

  const parser = new SaxesParser({ xmlns: true, position: true });
  /** The last `<` that was read. */
  const position = () => {
    const lines = text.slice(0, text.lastIndexOf('<', parser.position - 1)).split('\n');
    return { line: lines.length, column: (lines.at(-1) ?? '').replace('\uFEFF', '').length + 1 };
  };
  const add = (...found: FaultText[]) => {
    if (found.length > 0) faults.push(...found.map((fault) => ({ ...fault, ...position() })));
    if (faults.length >= MOST_FAULTS) throw END;
  };
  let atRoot = { line: 1, column: 1 };

  parser.on('error', ({ message }) => {
    // The first error ends an XML document; after a document type, it is probably about one of its entities.
    if (!hasDoctype) {
      const reason = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
      add({ what: `is not well-formed XML: ${reason}`, hint: 'Export it again.' });
    }
    throw END;
  });
  parser.on('xmldecl', ({ encoding }) => add(...encodingFaults(encoding)));
  parser.on('doctype', () => {
    hasDoctype = true;
    const hint = 'Delete <!DOCTYPE …>; browsers do not need it.';
    add({ what: 'has a document type, which can define entities', hint });
  });
  parser.on('processinginstruction', ({ target }) => {
    if (/^xml-stylesheet$/i.test(target))
      add({ what: `loads a style sheet by <?${target}?>`, hint: 'Write the styles into <style>.' });
  });
  parser.on('opentag', (tag) => {
    if (!root) {
      root = tag;
      atRoot = position();
      if (tag.local !== 'svg' || tag.uri !== SVG_NAMESPACE) add(NO_ROOT);
    }
    const element = drawnElement(tag);
    open.at(-1)?.children.push(element);
    elements.push(element);
    open.push(element);
    add(...tagFaults(tag), ...filterFaults(tag));
    if (open.length > MOST_LEVELS) {
      add(TOO_DEEP);
      throw END;
    }
    if (tag.local === 'style' && !tag.isSelfClosing) style = '';
  });
  const addStyle = (part: string) => {
    if (style !== undefined) style += part;
  };
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.on('closetag', ({ local, name }) => {
    open.pop();
    if (local !== 'style' || style === undefined) return;
    add(...styleFaults(style, `<${name}>`));
    styles += style;
    style = undefined;
  });
  parse(parser, text);
  const size = root ? sizeOf(root) : { width: 0, height: 0 };
  const [drawing] = elements;
  if (drawing && faults.length === 0) {
    const found = [...sizeFaults(size), ...drawnFaults(drawing, elements, styles)];
    faults.push(...found.map((fault) => ({ ...fault, ...atRoot })));
  }
  return { ...size, faults };
}
