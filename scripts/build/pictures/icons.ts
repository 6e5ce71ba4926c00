import { drawPng } from './draw.ts';

/** Phones crop a maskable icon to a shape; this part of its size is always visible. */
const SAFE_PART = 0.8;

/** The icon on a coloured square, for phones that show transparency as black. */
function onBackground(icon: string, background: string, part: number): string {
  const edge = ((1 - part) / 2) * 100;
  const data = Buffer.from(icon).toString('base64');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100">',
    `<rect width="100" height="100" fill="${background}"/>`,
    `<image x="${edge}" y="${edge}" width="${part * 100}" height="${part * 100}" xlink:href="data:image/svg+xml;base64,${data}"/>`,
    '</svg>',
  ].join('');
}

/** Combines PNGs of several sizes into an .ico file. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/**
 * Every icon that browsers and phones request: file name → bytes.
 * @param name The file of the icon, for errors.
 */
export function iconFiles(name: string, icon: string, background: string): Record<string, Buffer> {
  const square = (part: number, size: number) => drawPng(name, onBackground(icon, background, part), size);
  return {
    'favicon.svg': Buffer.from(icon),
    'favicon.ico': ico([16, 32, 48].map((size) => ({ size, png: drawPng(name, icon, size) }))),
    'apple-touch-icon.png': square(1, 180),
    'icon-192.png': drawPng(name, icon, 192),
    'icon-512.png': drawPng(name, icon, 512),
    'icon-maskable-192.png': square(SAFE_PART, 192),
    'icon-maskable-512.png': square(SAFE_PART, 512),
  };
}
