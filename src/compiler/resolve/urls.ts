import { decoded, parseUrl } from '@json-site/values/paths';
import { mailtoLink } from '../../../supabase/functions/deliver/mailto.ts';

/**
 * A classified address. An unusable one has a reason, which completes the sentence "it …", and a hint. `right` is the
 * one address that it can mean.
 */
export type Address =
  | { kind: 'external'; href: string }
  | { kind: 'internal'; path: string; query: string; hash: string }
  | { kind: 'anchor'; hash: string }
  /** `webcal:/concerts.ics`, a subscription to a calendar of this site. */
  | { kind: 'calendar'; path: string }
  | { kind: 'relative'; path: string }
  | { kind: 'malformed' | 'unsafe'; reason: string; hint: string; right?: string };

const ALLOWED = 'Allowed are /a-page, #an-id, https://…, mailto:… and tel:….';

function unsafe(reason: string, hint = ALLOWED, right?: string): Address {
  return { kind: 'unsafe', reason, hint, ...(right !== undefined && { right }) };
}

/** Decodes entities and escapes and removes whitespace, as lenient URL parsers do. */
function decodeLeniently(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#([0-9]{1,7});?/g, (_, code: string) => character(Number.parseInt(code, 10)))
    .replace(/&colon;?/gi, ':')
    .replace(/&(tab|newline);?/gi, '')
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/[\p{C}\p{Z}]/gu, '');
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function external(text: string, scheme: string): Address {
  if (scheme === 'mailto:') {
    const [, address, query = ''] = /^mailto:([^@\s?]+@[^@\s?]+\.[^@\s?]+)(\?\S*)?$/.exec(text) ?? [];
    // An author may have encoded the address, or a text has taken it from site.json as it is.
    if (address) return { kind: 'external', href: `${mailtoLink(decoded(address))}${query}` };
    return {
      kind: 'malformed',
      reason: 'is not an e-mail address',
      hint: 'Write it like mailto:name@example.org.',
    };
  }
  if (scheme === 'tel:') {
    if (/^tel:\+?[0-9][0-9-]{2,20}$/.test(text)) return { kind: 'external', href: text };
    return {
      kind: 'malformed',
      reason: 'is not a telephone number',
      hint: 'Write it like tel:+442079460000.',
    };
  }
  // A subscription to a calendar: the same address, which another program opens.
  if (/^webcal:\/[^/]/.test(text)) return { kind: 'calendar', path: text.slice('webcal:'.length) };
  const web = text.replace(/^webcal:/, 'https:');
  const url = parseUrl(web);
  if (!/^https:\/\/[^/?#]/.test(web) || !url) {
    return unsafe('is not a complete web address', 'Write it like https://www.example.org/page.');
  }
  const { username, password } = url;
  if (username || password) return unsafe('contains a user name, which can disguise its target', ALLOWED);
  return { kind: 'external', href: text };
}

/** Guesses the complete form of an e-mail address, telephone number or web address without its scheme. */
export function completeAddress(text: string): string | undefined {
  if (/^[^@\s/]+@[^@\s/]+\.[^@\s/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d() -]{6,}$/.test(text)) return `tel:${text.replace(/[() -]/g, '')}`;
  if (/^www\.[a-z0-9-]+\.\S+$/i.test(text)) return `https://${text}`;
  return undefined;
}

/** Returns an address that needs no further change. */
function externalOnly(text: string): string | undefined {
  return readAddress(text).kind === 'external' ? text : undefined;
}

/** The schemes that links can have. */
const SCHEMES = ['https:', 'mailto:', 'tel:', 'webcal:'];

/** Classifies an address. Everything that a browser could interpret as a script is unsafe. */
export function readAddress(text: string): Address {
  if (/[\p{Cc}\p{Cf}\p{Z}]/u.test(text)) {
    const trimmed = text.trim();
    const spaced = /^(?:https:|mailto:[^\s?]*\?|\/media\/)/.test(trimmed)
      ? trimmed.replaceAll(' ', '%20')
      : trimmed;
    const clean = (completeAddress(trimmed) ?? spaced).replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '');
    const reason = 'contains a space or an invisible character';
    const { kind } = readAddress(clean);
    if (kind === 'unsafe' || kind === 'malformed' || kind === 'relative') return unsafe(reason);
    // A space inside an e-mail address may be in place of a character.
    const isSure = kind === 'external' && (clean.startsWith('tel:') || !/\p{Z}/u.test(spaced));
    return unsafe(reason, `Write "${clean}".`, isSure ? clean : undefined);
  }
  if (text.includes('\\')) return unsafe('contains a backslash, which browsers interpret as a slash');
  if (text.startsWith('//')) {
    return unsafe(
      'starts with //, which links to another site',
      `Write "https:${text}" or a page like "/contact".`,
    );
  }
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0];
  if (scheme !== undefined && SCHEMES.includes(scheme)) return external(text, scheme);
  if (scheme) {
    const small = scheme.toLowerCase();
    const rest = text.slice(scheme.length);
    if (small === 'http:')
      return unsafe('is not encrypted', `Use "https:${rest}".`, externalOnly(`https:${rest}`));
    if (SCHEMES.includes(small))
      return unsafe(
        'has capital letters before the colon',
        `Write "${small}${rest}".`,
        externalOnly(`${small}${rest}`),
      );
    return unsafe(`starts with "${scheme}", which is not allowed`);
  }
  if (text.startsWith('#')) return { kind: 'anchor', hash: text.slice(1) };
  if (text.startsWith('/')) {
    const [, path = '/', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(text) ?? [];
    return { kind: 'internal', path, query, hash: hash.slice(1) };
  }
  const bare = decodeLeniently(text);
  if (/^[a-z][a-z0-9+.-]*:/i.test(bare) || bare.startsWith('//')) {
    return unsafe('contains an escaped scheme');
  }
  return { kind: 'relative', path: text };
}
