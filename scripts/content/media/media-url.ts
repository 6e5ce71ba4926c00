import { createHash } from 'node:crypto';

/** A short hash of these bytes, for file names. */
export function contentHash(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}

/** `logo.svg` → `logo.1f2e3d4c5b.svg` */
export function hashedName(name: string, bytes: string | Uint8Array): string {
  const dot = name.lastIndexOf('.');
  const end = dot > name.lastIndexOf('/') ? dot : name.length;
  return `${name.slice(0, end)}.${contentHash(bytes)}${name.slice(end)}`;
}

/** The address of a file of content/media/. It changes with the file's bytes, so that browsers can cache it forever. */
export function mediaUrl(name: string, bytes: Uint8Array): string {
  return `/media/${hashedName(name, bytes).split('/').map(encodeURIComponent).join('/')}`;
}

/** The name in content/media/ of the file behind an address: a file's own address, or that of an SVG in a sprite. */
export function mediaName(url: string): string {
  const [file = '', view] = url.slice('/media/'.length).split('#');
  const name = decodeURIComponent(file).replace(/\.[0-9a-f]{10}(?=(\.[^./]*)?$)/, '');
  return view ? name.replace(/(?=\.[^./]*$)/, `/${view}`) : name;
}
