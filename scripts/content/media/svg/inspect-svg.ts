import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { SvgFault } from '../../../../src/compiler/types.ts';
import { type FaultText, SVG_NAMESPACE, styleFaults, tagFaults } from './element-faults.ts';

/** Size of a picture in CSS pixels; 0 x 0 if it cannot be read. */
export interface Size {
  width: number;
  height: number;
}

/** An SVG as browsers read it. */
export interface InspectedSvg extends Size {
  /** Why it cannot be used, in the order of the file. */
  faults: SvgFault[];
}

/** Reads the width and height of the root element, or else its viewBox. */
function sizeOf({ attributes }: SaxesTagNS): Size {
  const text = (name: string) => attributes[name]?.value.trim() ?? '';
  const pixels = (name: string) => Number(/^([0-9.]+)(?:px)?$/.exec(text(name))?.[1] ?? 0);
  const [width, height] = [pixels('width'), pixels('height')];
  if (width && height) return { width, height };
  const [, , boxWidth, boxHeight] = text('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  return { width: boxWidth || 0, height: boxHeight || 0 };
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

/**
 * Reads an SVG with an XML parser, and reports everything in it that could run code or load another file when somebody
 * opens it at its own address. Entities are not resolved: only a document type can define them, and it is refused.
 */
export function inspectSvg(text: string): InspectedSvg {
  const faults: SvgFault[] = [];
  let root: SaxesTagNS | undefined;
  let style: string | undefined;
  let isRead = false;
  let hasDoctype = false;

  const parser = new SaxesParser({ xmlns: true, position: true });
  /** Adds faults at the last `<` that was read. */
  const add = (...found: FaultText[]) => {
    if (found.length === 0) return;
    const lines = text.slice(0, text.lastIndexOf('<', parser.position - 1)).split('\n');
    const position = { line: lines.length, column: (lines.at(-1) ?? '').replace('\uFEFF', '').length + 1 };
    faults.push(...found.map((fault) => ({ ...fault, ...position })));
  };

  parser.on('error', ({ message }) => {
    // The first error ends an XML document; after a document type, it is probably about one of its entities.
    if (!isRead && !hasDoctype) {
      const reason = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
      add({ what: `is not well-formed XML: ${reason}`, hint: 'Export it again.' });
    }
    isRead = true;
  });
  parser.on('xmldecl', ({ encoding }) => add(...encodingFaults(encoding)));
  parser.on('doctype', () => {
    hasDoctype = true;
    const hint = 'Delete <!DOCTYPE …>; browsers do not need it.';
    add({ what: 'has a document type, which can define entities', hint });
  });
  parser.on('processinginstruction', ({ target }) => {
    if (!isRead && /^xml-stylesheet$/i.test(target))
      add({ what: `loads a style sheet by <?${target}?>`, hint: 'Write the styles into <style>.' });
  });
  parser.on('opentag', (tag) => {
    if (isRead) return;
    if (!root) {
      root = tag;
      if (tag.local !== 'svg' || tag.uri !== SVG_NAMESPACE) add(NO_ROOT);
    }
    add(...tagFaults(tag));
    if (tag.local === 'style' && !tag.isSelfClosing) style = '';
  });
  const addStyle = (part: string) => {
    if (style !== undefined) style += part;
  };
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.on('closetag', ({ local, name }) => {
    if (local !== 'style' || style === undefined) return;
    if (!isRead) add(...styleFaults(style, `<${name}>`));
    style = undefined;
  });
  parser.write(text).close();
  return { ...(root ? sizeOf(root) : { width: 0, height: 0 }), faults };
}
