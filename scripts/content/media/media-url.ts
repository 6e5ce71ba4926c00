import { createHash } from 'node:crypto';
import { endingsOf, isLasting, parsePictureUrl } from '@json-site/compiler/media';

/** A short hash of these bytes, for file names. */
export function contentHash(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}

/** `logo.svg` → `logo.1f2e3d4c5b.svg` */
function hashedName(name: string, bytes: string | Uint8Array): string {
  const dot = name.lastIndexOf('.');
  const end = dot > name.lastIndexOf('/') ? dot : name.length;
  return `${name.slice(0, end)}.${contentHash(bytes)}${name.slice(end)}`;
}

const encoded = (name: string) => `/${name.split('/').map(encodeURIComponent).join('/')}`;

/** The path of a file below /media/, as addresses contain it. */
export function mediaPath(name: string): string {
  return `/media${encoded(name)}`;
}

/** Documents whose address stays the same when their bytes change: other sites and letters name them. */
const KEPT = new RegExp(`^files/.+\\.(?:${endingsOf('document')})$`, 'i');

/**
 * The address of a file of content/media/. It changes with the file's bytes, so that browsers can cache it forever. A
 * document in files/ has the address /files/<name> instead.
 */
export function mediaUrl(name: string, bytes: Uint8Array): string {
  return KEPT.test(name) ? encoded(name) : mediaPath(hashedName(name, bytes));
}

/**
 * The name in content/media/ of the file behind an address: a file's own, that of an SVG in a sprite or of a variant.
 */
export function mediaName(url: string): string {
  if (isLasting(url)) return decodeURIComponent(url.slice(1));
  const variant = parsePictureUrl(url);
  if (variant) return variant.name;
  const [file = '', view] = url.slice('/media/'.length).split('#');
  const name = decodeURIComponent(file).replace(/\.[0-9a-f]{10}(?=(\.[^./]*)?$)/, '');
  return view ? name.replace(/(?=\.[^./]*$)/, `/${view}`) : name;
}
