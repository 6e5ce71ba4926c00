import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import type { SvgFault } from '@json-site/compiler/types';
import { isInside, isPlainLink, loadedByStyles } from './svg-addresses.ts';

/** A fault before its line is known. */
export type FaultText = Pick<SvgFault, 'what' | 'hint'>;

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';

const SCRIPTS = ['script', 'handler', 'listener'];
/** Elements that contain another document. */
const DOCUMENTS = ['foreignobject', 'iframe', 'embed', 'object', 'audio', 'video', 'canvas'];

/** Namespaces of the W3C in which no browser acts. Editors write descriptions of the file in them. */
const DESCRIPTIONS = ['http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'http://www.w3.org/2000/01/rdf-schema#'];

const WITHOUT_SCRIPTS = 'Export it again without scripts and event handlers.';
const EMBED = 'Embed it in the file, or delete the reference.';

const shown = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Whether browsers may act on an element that is no part of SVG. What editors add has their own namespaces. */
function isForeign(uri: string): boolean {
  return uri !== SVG_NAMESPACE && uri.startsWith('http://www.w3.org/') && !DESCRIPTIONS.includes(uri);
}

function elementFault({ name, local, uri }: SaxesTagNS): FaultText | undefined {
  const plain = local.toLowerCase();
  if (SCRIPTS.includes(plain)) return { what: `contains the script <${name}>`, hint: WITHOUT_SCRIPTS };
  if (DOCUMENTS.includes(plain)) {
    const hint = 'Export it again with texts as SVG text or as paths.';
    return { what: `contains <${name}>, which can show another document`, hint };
  }
  if (!isForeign(uri)) return undefined;
  const hint = 'Export it as plain SVG, or delete the element.';
  return { what: `contains <${name}> of the namespace ${uri}, which is no part of SVG`, hint };
}

function addressFault(attribute: SaxesAttributeNS, tag: SaxesTagNS): FaultText | undefined {
  const { name, value } = attribute;
  const isLink = tag.local.toLowerCase() === 'a';
  if (isInside(value) || (isLink && isPlainLink(value))) return undefined;
  const what = `refers to ${shown(value)} in the attribute ${name} of <${tag.name}>`;
  return {
    what,
    hint: isLink ? 'Link to an address with https:, mailto: or tel:, or delete the link.' : EMBED,
  };
}

function attributeFault(attribute: SaxesAttributeNS, tag: SaxesTagNS): FaultText | undefined {
  const { name, local, uri, value } = attribute;
  const plain = local.toLowerCase();
  if (uri === XML && plain === 'base') {
    const hint = 'Delete the attribute.';
    return { what: `has xml:base in <${tag.name}>, which changes every address in it`, hint };
  }
  if (uri !== '' && uri !== XLINK) return undefined;
  if (plain.startsWith('on')) {
    return { what: `contains the event handler ${name} of <${tag.name}>`, hint: WITHOUT_SCRIPTS };
  }
  if (plain === 'href' || plain === 'src') return addressFault(attribute, tag);
  if (plain === 'attributename' && /(?:^|:)(?:href|src|on\w*)$/i.test(value.trim())) {
    const hint = 'Delete the animation.';
    return { what: `contains <${tag.name}>, which changes the attribute ${value.trim()}`, hint };
  }
  return /[(\\]/.test(value) ? styleFaults(value, `the attribute ${name} of <${tag.name}>`)[0] : undefined;
}

/** Returns what styles load from outside the file. */
export function styleFaults(css: string, where: string): FaultText[] {
  return loadedByStyles(css).map((address) => ({
    what: address.startsWith('@')
      ? `imports a style sheet in ${where}`
      : `refers to ${shown(address)} in ${where}`,
    hint: EMBED,
  }));
}

/** Returns everything in a start tag that could run code or load another file when somebody opens the SVG. */
export function tagFaults(tag: SaxesTagNS): FaultText[] {
  const element = elementFault(tag);
  // The attributes of a refused element are part of the same fault.
  if (element) return [element];
  return Object.values(tag.attributes).flatMap((attribute) => attributeFault(attribute, tag) ?? []);
}
