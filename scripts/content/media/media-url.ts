import { createHash } from 'node:crypto';

/** A name for these bytes and no others, short enough for an address. */
export function contentHash(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}

/** `logo.svg` → `logo.1f2e3d4c5b.svg` */
export function hashedName(name: string, bytes: string | Uint8Array): string {
  const dot = name.lastIndexOf('.');
  const end = dot > name.lastIndexOf('/') ? dot : name.length;
  return `${name.slice(0, end)}.${contentHash(bytes)}${name.slice(end)}`;
}

/** Where a file of content/media/ is served. The name changes with the bytes, so that browsers may keep it for good. */
export function mediaUrl(name: string, bytes: Uint8Array): string {
  return `/media/${hashedName(name, bytes).split('/').map(encodeURIComponent).join('/')}`;
}

/** The file name in content/media/ behind an address as pages have it: a file's own, or a drawing's place in a sheet. */
export function mediaName(url: string): string {
  const [file = '', view] = url.slice('/media/'.length).split('#');
  const name = decodeURIComponent(file).replace(/\.[0-9a-f]{10}(?=(\.[^./]*)?$)/, '');
  return view ? name.replace(/(?=\.[^./]*$)/, `/${view}`) : name;
}
