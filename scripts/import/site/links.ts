import { readAddress } from '@json-site/compiler/documents';
import { parseUrl } from '@json-site/values/paths';
import { attributeOf, elementsIn } from '../html/conversion.ts';
import type { OldDocument, OldSite } from '../old-site.ts';
import { documentOfFile, type Plan } from './addresses.ts';

/** What a link of the old site leads to. */
export type Target =
  /** It is written so in the new site. */
  | { kind: 'address'; address: string; note?: string }
  | { kind: 'page'; document: OldDocument | undefined; route: string; hash: string }
  | { kind: 'file'; file: string; address: string }
  | { kind: 'lost'; what: string };

const ANCHOR = /^[a-z][a-z0-9-]{0,59}$/;

/** The ids of the headings of a text. */
const idsOf = (document: OldDocument): string[] =>
  elementsIn(document.tree.children, /^h[1-6]$/).flatMap((heading) => attributeOf(heading, 'id') ?? []);

/** The part of an address below a page, if a heading there has this id. */
export function usableHash(hash: string, document: OldDocument | undefined): string {
  return document && ANCHOR.test(hash) && idsOf(document).includes(hash) ? hash : '';
}

/** Brackets and spaces would end a link. */
const written = (address: string) =>
  address.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29');

function external(address: string): Target {
  const secure = written(address.replace(/^\/\//, 'https://').replace(/^http:/i, 'https:'));
  const { kind } = readAddress(secure);
  if (kind !== 'external') return { kind: 'lost', what: `a link to ${address}, which is no address` };
  const isChanged = /^http:/i.test(address);
  return {
    kind: 'address',
    address: secure,
    ...(isChanged && { note: `a link to ${address} begins with https:// now: try it` }),
  };
}

const hostOf = (address: string | undefined) => parseUrl(address ?? '')?.host.replace(/^www\./, '');

/** Finds what a link in a document leads to. */
export function targetOf(address: string, document: OldDocument, site: OldSite, plan: Plan): Target {
  const trimmed = address.trim();
  if (/^(?:mailto|tel):/i.test(trimmed))
    return external(trimmed.replace(/^tel:[\s\S]*$/, (all) => all.replace(/[\s().]/g, '')));
  const isWeb = /^(?:https?:)?\/\//i.test(trimmed);
  const isOwn = isWeb && hostOf(trimmed.replace(/^\/\//, 'https://')) === hostOf(site.url);
  if (isWeb && !isOwn) return external(trimmed);
  if (!isWeb && /^[a-z][a-z0-9+.-]*:/i.test(trimmed))
    return { kind: 'lost', what: `a link to ${trimmed}, which is not allowed` };
  if (trimmed.startsWith('#')) {
    const hash = usableHash(trimmed.slice(1), document);
    if (hash === '') return { kind: 'lost', what: `a link to ${trimmed}, which no heading has` };
    return { kind: 'page', document, route: '', hash };
  }
  const url = parseUrl(trimmed, `https://old.invalid${document.address || '/'}`);
  if (!url) return { kind: 'lost', what: `a link to ${trimmed}, which is no address` };
  const named = isWeb ? undefined : documentOfFile(site, trimmed, document.file);
  const route = named && !named.isDraft ? plan.routes.get(named) : plan.routeOf(url.pathname);
  const meant = named ?? plan.documentAt(url.pathname);
  if (route !== undefined && (url.search === '' || url.pathname !== '/'))
    return { kind: 'page', document: meant, route, hash: usableHash(url.hash.slice(1), meant) };
  const file =
    site.fileAt(isWeb ? url.pathname : trimmed, document.file) ?? site.fileAt(url.pathname, document.file);
  if (file !== undefined) return { kind: 'file', file, address: url.pathname };
  return { kind: 'lost', what: `a link to ${trimmed}, which is no page of the old site` };
}
