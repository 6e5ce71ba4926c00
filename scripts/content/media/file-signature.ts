import type { PictureFormat } from '@json-site/compiler/media';

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
  [/^.{4}(?:moov|mdat|wide|free|skip|pnot)/s, 'a film'],
  [/^.E\xDF\xA3/s, 'a film'],
  [/^\xFF\n|^.{4}JXL /s, 'a JPEG XL picture'],
  [/^.{4}jP {2}/s, 'a JPEG 2000 picture'],
  [/^%PDF/, 'a PDF document'],
  [/^PK[^\w\s]{2}/, 'a ZIP archive'],
  [/^\s*(?:<!doctype html|<html)/i, 'a web page'],
  [/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/is, 'an SVG', 'svg'],
];

/** What the container of MP4 has inside, by any of its brands: the first one often names the container. */
const BRANDS: readonly (readonly [brand: RegExp, what: string, format?: PictureFormat])[] = [
  [/^avi[fs]$/, 'an AVIF picture', 'avif'],
  [/^(?:hei[cfmsx]|hev[cmsx]|mif[12]|msf1)$/, 'a HEIC picture'],
  [/^M4[AB] $/, 'a sound'],
  [/./s, 'a film'],
];

const HEAD = 1024;

/** The brands of a file in the container of MP4; none of any other file. */
function brandsOf(bytes: Uint8Array): string[] {
  const head = Buffer.from(bytes.subarray(0, HEAD));
  if (head.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  // The version follows the first brand.
  const starts = [
    8,
    ...Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, at) => 16 + 4 * at),
  ];
  return starts.map((start) => head.toString('latin1', start, start + 4));
}

/** Returns what a file is by its first bytes; undefined if that is unknown. */
export function kindOfBytes(bytes: Uint8Array): FoundKind | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  const brands = brandsOf(bytes);
  const found =
    BRANDS.find(([brand]) => brands.some((each) => brand.test(each))) ??
    SIGNATURES.find(([start]) => start.test(head));
  return found && { what: found[1], format: found[2] };
}

/** Whether the first bytes of a file are text. */
export function isText(bytes: Uint8Array): boolean {
  return bytes.subarray(0, HEAD).every((byte) => byte >= 32 || [9, 10, 13].includes(byte));
}
