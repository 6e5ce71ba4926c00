import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';

/** The colours of the upper corners and of the lower ones, as a photograph shows them when it is upright. */
export const CORNERS = ['#e00000', '#00a000', '#0000e0', '#f0f0f0'] as const;

/** How a camera stores an upright picture, by the number of the EXIF orientation. */
const STORED: readonly ((picture: Sharp) => Sharp)[] = [
  (picture) => picture,
  (picture) => picture.flop(),
  (picture) => picture.rotate(180),
  (picture) => picture.flip(),
  (picture) => picture.flop().rotate(-90),
  (picture) => picture.rotate(270),
  (picture) => picture.flop().rotate(90),
  (picture) => picture.rotate(90),
];

const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '53/1 19/1 48/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '1/1 38/1 24/1',
};

/** A sky, hills of the given seed, and a coloured square in each corner. */
function drawing(width: number, height: number, seed: number): string {
  const side = Math.min(width, height) / 5;
  const hills = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [((seed * 31 + index * 379) % 997) / 997, ((seed * 17 + index * 211) % 661) / 661];
    const radius = side * (0.2 + ((index * 7 + seed) % 10) / 8);
    return `<circle cx="${x * width}" cy="${y * height}" r="${radius}" fill="hsl(${(index * 47 + seed * 13) % 360} 45% 45%)" opacity=".6"/>`;
  });
  const corners = CORNERS.map((colour, index) => {
    const [x, y] = [index % 2 ? width - side : 0, index > 1 ? height - side : 0];
    return `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${colour}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky" y2="1"><stop stop-color="#9bd"/><stop offset="1" stop-color="#764"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/>${hills.join('')}${corners.join('')}</svg>`;
}

/** Grain as of a camera, the same in every run. */
function grain(width: number, height: number): OverlayOptions {
  let state = 1;
  const bytes = Buffer.from(
    Array.from({ length: 128 * 128 }, () => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return 116 + ((state >> 16) % 24);
    }),
  );
  const raw = { width: 128, height: 128, channels: 1 } as const;
  return { input: bytes, raw, tile: width > 128 && height > 128, blend: 'soft-light' };
}

/** Writes photographs as cameras do: stored in these orientations in turn, with the position on the map. */
export async function writePhotographs(
  folder: string,
  names: readonly string[],
  { width, height }: { width: number; height: number },
  orientations: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8],
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [index, name] of names.entries()) {
    const orientation = orientations[index % orientations.length] ?? 1;
    const isTurned = orientation > 4;
    const [shownWidth, shownHeight] = isTurned ? [height, width] : [width, height];
    const upright = await sharp(Buffer.from(drawing(shownWidth, shownHeight, index)))
      .composite([grain(shownWidth, shownHeight)])
      .png({ compressionLevel: 1 })
      .toBuffer();
    const stored = (STORED[orientation - 1] ?? ((picture) => picture))(sharp(upright));
    const bytes = await stored
      .jpeg({ quality: 90 })
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: GPS })
      .withMetadata({ orientation })
      .toBuffer();
    writeFileSync(path.join(folder, name), bytes);
  }
}
