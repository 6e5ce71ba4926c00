import type { PictureFormat } from '../../../src/compiler/media/kinds.ts';

/** The kind of a file that its first bytes show. */
interface FoundKind {
  what: string;
  /** Undefined if no page can show it. */
  format?: PictureFormat | undefined;
}

/** How the bytes of a file begin, and what such a file is. */
const SIGNATURES: readonly (readonly [start: RegExp, what: string, format?: PictureFormat])[] = [
  [/^\xFF\xD8\xFF/, 'a JPEG picture', 'jpeg'],
  [/^\x89PNG/, 'a PNG picture', 'png'],
  [/^RIFF.{4}WEBP/s, 'a WebP picture', 'webp'],
  [/^GIF8/, 'a GIF picture'],
  [/^BM.{4}\0\0\0\0/s, 'a BMP picture'],
  [/^(?:II\*\0|MM\0\*)/, 'a TIFF picture'],
  [/^.{4}ftypavi[fs]/s, 'an AVIF picture', 'avif'],
  [/^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s, 'a HEIC picture'],
  [/^.{4}ftyp/s, 'a film'],
  [/^%PDF/, 'a PDF document'],
  [/^PK[^\w\s]{2}/, 'a ZIP archive'],
  [/^\s*(?:<!doctype html|<html)/i, 'a web page'],
  [/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/is, 'an SVG', 'svg'],
];

const HEAD = 1024;

/** Returns what a file is by its first bytes; undefined if that is unknown. */
export function kindOfBytes(bytes: Uint8Array): FoundKind | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  const found = SIGNATURES.find(([start]) => start.test(head));
  return found && { what: found[1], format: found[2] };
}

/** Whether the first bytes of a file are text. */
export function isText(bytes: Uint8Array): boolean {
  return bytes.subarray(0, HEAD).every((byte) => byte >= 32 || [9, 10, 13].includes(byte));
}
