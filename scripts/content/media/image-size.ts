/** Size of a picture in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

const NONE: Size = { width: 0, height: 0 };

function svg(text: string): Size {
  const tag = /<svg\b[^>]*>/i.exec(text)?.[0] ?? '';
  const attribute = (name: string) => Number(new RegExp(`\\s${name}="([0-9.]+)(?:px)?"`).exec(tag)?.[1] ?? 0);
  const [width, height] = [attribute('width'), attribute('height')];
  if (width && height) return { width, height };
  const box = /\sviewBox="([^"]*)"/
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  return { width: box?.[2] || 0, height: box?.[3] || 0 };
}

function jpeg(bytes: Buffer): Size {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (frame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return NONE;
}

function webp(bytes: Buffer): Size {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** Reads the size of an SVG, PNG, JPEG or WebP; 0 x 0 for anything else and for damaged files. */
export function imageSize(name: string, bytes: Buffer): Size {
  try {
    if (/\.svg$/i.test(name)) return svg(bytes.toString('utf8'));
    if (/\.png$/i.test(name)) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    if (/\.jpe?g$/i.test(name)) return jpeg(bytes);
    if (/\.webp$/i.test(name)) return webp(bytes);
  } catch {
    return NONE;
  }
  return NONE;
}
