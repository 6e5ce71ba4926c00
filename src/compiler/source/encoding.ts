import type { WrongEncoding } from '@json-site/values/source-file';

/** The characters of the bytes 0x80 to 0x9F. Node 20 decodes them as Latin-1, in which they are control characters. */
export const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

const likelyUtf16 = (bytes: Uint8Array): WrongEncoding['likely'] | undefined => {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'UTF-16 LE';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'UTF-16 BE';
  return undefined;
};

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The number of bytes before the first one that is not UTF-8. */
function firstWrongByte(bytes: Uint8Array): number {
  let [valid, invalid] = [0, bytes.length];
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    // `stream` allows a character that is cut off at the end.
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      valid = middle;
    } catch {
      invalid = middle;
    }
  }
  // The invalid byte may belong to a character that began before it.
  let start = invalid - 1;
  while (start > 0 && !isUtf8(bytes.subarray(0, start))) start -= 1;
  return start;
}

/** Decodes a file, which should be UTF-8. Keeps a byte order mark. */
export function decodeText(bytes: Uint8Array): { text: string; wrongEncoding?: WrongEncoding } {
  const utf16 = likelyUtf16(bytes);
  if (utf16) {
    const text = new TextDecoder(utf16 === 'UTF-16 LE' ? 'utf-16le' : 'utf-16be').decode(bytes);
    return { text, wrongEncoding: { likely: utf16, line: 1, column: 1 } };
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (!text.includes('\uFFFD') || isUtf8(bytes)) return { text };
  const start = firstWrongByte(bytes);
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, start));
  const wrong = bytes[start] ?? 0;
  const shown = WINDOWS_1252[wrong - 0x80] ?? String.fromCharCode(wrong);
  const byte = `0x${wrong.toString(16).toUpperCase()} (${shown})`;
  const lines = before.replace(/^\uFEFF/, '').split('\n');
  const position = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  return { text, wrongEncoding: { likely: 'Windows-1252', ...position, byte } };
}

/** Letters and signs of Western European texts. A text in another encoding with one byte for each letter has others. */
const WESTERN =
  /^[\p{ASCII}‘’“”–—…•€£©®™°·½¼¾×àáâäãåæçèéêëìíîïñòóôöõøœùúûüÿßÀÁÂÄÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÕØŒÙÚÛÜŸ«»\u00A0]*$/u;

/** Decodes the bytes of a file that is not UTF-8. Undefined unless they can only mean one text. */
export function decodeLegacy(bytes: Uint8Array, from: WrongEncoding['likely']): string | undefined {
  if (from !== 'Windows-1252') {
    const decoder = new TextDecoder(from === 'UTF-16 LE' ? 'utf-16le' : 'utf-16be', { fatal: true });
    try {
      return decoder.decode(bytes);
    } catch {
      return undefined;
    }
  }
  const text = [...bytes].map((byte) => WINDOWS_1252[byte - 0x80] ?? String.fromCharCode(byte)).join('');
  // A file of which a part is UTF-8 already would have these pairs.
  return WESTERN.test(text) && !/[ÂÃâ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/.test(text)
    ? text
    : undefined;
}
