import { expect, test } from 'vitest';
import { kindOfBytes } from './file-signature.ts';

/** A file in the container of MP4 with these brands, the first one before the version. */
function container(major: string, ...others: string[]): Buffer {
  const brands = `ftyp${major}\0\0\0\0${others.join('')}`;
  const head = Buffer.alloc(4);
  head.writeUInt32BE(brands.length + 4);
  return Buffer.concat([head, Buffer.from(`${brands}\0\0\0\u0008mdatavifheic`, 'latin1')]);
}

test.each([
  ['an AVIF picture', container('avif', 'mif1', 'miaf')],
  ['an AVIF picture', container('mif1', 'miaf', 'avif')],
  ['an AVIF picture', container('msf1', 'avis', 'mif1')],
  ['an AVIF picture', container('miaf', 'mif1', 'heic', 'avif')],
  ['a HEIC picture', container('heic', 'mif1')],
  ['a HEIC picture', container('mif1', 'heix')],
  ['a HEIC picture', container('mif1')],
  ['a film', container('isom', 'iso2', 'avc1', 'mp41')],
  ['a film', container('mp42')],
  ['a film', container('qt  ')],
  ['a sound', container('M4A ', 'isom')],
  ['a film', Buffer.from('\0\0\0\u0008wide\0\0\0\u0008mdat', 'latin1')],
  ['a film', Buffer.from('\u001aE\u00df\u00a3\u009fB\u0086\u0081\u0001webm', 'latin1')],
  ['a JPEG XL picture', Buffer.from('\0\0\0\u000cJXL \r\n', 'latin1')],
])('recognises %s', (what, bytes) => {
  expect(kindOfBytes(bytes)?.what).toBe(what);
});
