import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** A photograph of a fixture site, which is painted when a test needs it. */
export interface Painting {
  scene: keyof typeof SCENES;
  palette: keyof typeof PALETTES;
  /** Size in pixels, as a visitor sees it. */
  width: number;
  height: number;
  seed: number;
  /** The EXIF orientation in which a camera stores it. Default: 1, upright. */
  orientation?: 3 | 6 | 8;
}

/** Sky above and below, far hills, near hills, walls, roof, light. */
const PALETTES = {
  day: ['#8fbfe0', '#e8f0ea', '#8aa98a', '#4f7a4a', '#e6d9c2', '#8a5a44', '#fff6d8'],
  dusk: ['#37406e', '#f0a878', '#5a5478', '#2f3048', '#6a5a6a', '#3a2c3a', '#ffd890'],
  autumn: ['#b8c8d0', '#f2e2c4', '#c08a4a', '#8a4a26', '#ddc9a8', '#6e3b2a', '#ffe0a0'],
  snow: ['#b4c4d4', '#eef2f6', '#d4dee8', '#f6f9fc', '#c8b8a8', '#8094a8', '#ffe6b0'],
  lamp: ['#6a4a38', '#a87a52', '#8a5e40', '#5a3a2a', '#c89a6a', '#4a2c20', '#ffe2a0'],
  sea: ['#6fb4cc', '#dff0ee', '#5a9aa4', '#2f6a78', '#f0ece0', '#c0664a', '#fffbe6'],
} as const;

type Palette = readonly string[];
type Random = () => number;

/** A sequence of numbers from 0 to 1 that is the same in every run. */
function sequence(seed: number): Random {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;

/** A range of hills whose top is about `y`, in a picture of 100 by `height`. */
function hills(random: Random, y: number, rise: number, height: number, fill: string): string {
  const points = Array.from({ length: 11 }, (_, index) => `${index * 10},${y - random() * rise}`);
  return `<path d="M0,${height} L${points.join(' L')} L100,${height}z" fill="${fill}" stroke="${fill}" stroke-width="4" stroke-linejoin="round"/>`;
}

function land(random: Random, height: number, [, , far = '', near = '', , , light = '']: Palette): string {
  const sun = circle(20 + random() * 60, height * 0.25, 5, light, 'opacity=".9"');
  return `${sun}${hills(random, height * 0.55, height * 0.25, height, far)}${hills(random, height * 0.75, height * 0.12, height, near)}`;
}

function tree(x: number, y: number, size: number, fill: string): string {
  return `${rect(x - size / 14, y - size, size / 7, size, '#4a3a2c')}${circle(x, y - size, size * 0.42, fill)}${circle(x - size * 0.25, y - size * 0.75, size * 0.3, fill)}`;
}

function building(x: number, y: number, width: number, palette: Palette): string {
  const [, , , , wall = '', roof = '', light = ''] = palette;
  const top = y - width * 0.55;
  const eaves = `<path d="M${x - 1.5},${top} L${x + width / 2},${top - width * 0.35} L${x + width + 1.5},${top}z" fill="${roof}"/>`;
  const panes = [0.12, 0.42, 0.72].map((at) =>
    rect(
      x + width * at,
      top + width * 0.12,
      width * 0.16,
      width * 0.2,
      light,
      `stroke="${roof}" stroke-width=".5"`,
    ),
  );
  return `${rect(x, top, width, width * 0.55, wall)}${eaves}${panes.join('')}`;
}

/** Each scene paints into a picture that is 100 wide. */
const SCENES = {
  hills: (random: Random, height: number, palette: Palette) =>
    land(random, height, palette) +
    [8, 30, 88]
      .map((x) => tree(x + random() * 8, height * 0.92, 12 + random() * 8, palette[3] ?? ''))
      .join(''),
  house: (random: Random, height: number, palette: Palette) =>
    land(random, height, palette) +
    building(28 + random() * 8, height * 0.86, 40, palette) +
    [10, 86].map((x) => tree(x, height * 0.95, 20 + random() * 8, palette[3] ?? '')).join(''),
  village: (random: Random, height: number, palette: Palette) =>
    land(random, height, palette) +
    [2, 22, 40, 60, 80]
      .map((x) => building(x + random() * 4, height * (0.82 + random() * 0.14), 16, palette))
      .join(''),
  room: (random: Random, height: number, palette: Palette) => {
    const [sky = '', pale = '', far = '', near = '', wall = '', roof = '', light = ''] = palette;
    const window = rect(12, height * 0.12, 26, height * 0.42, sky, `stroke="${pale}" stroke-width="2"`);
    const bed = `${rect(46, height * 0.62, 50, height * 0.2, pale, 'rx="2"')}${rect(46, height * 0.5, 4, height * 0.36, roof)}${rect(51, height * 0.56, 14, height * 0.08, light, 'rx="2"')}`;
    const lamp = `${circle(80, height * 0.28, 5, light)}${circle(80, height * 0.28, 16, light, 'opacity=".25"')}`;
    const floor = rect(0, height * 0.8, 100, height * 0.2, near);
    const view = rect(13, height * (0.36 + random() * 0.1), 24, height * 0.1, far);
    return `${rect(0, 0, 100, height, wall)}${window}${view}${floor}${bed}${lamp}`;
  },
  table: (random: Random, height: number, palette: Palette) => {
    const [sky = '', pale = '', far = '', near = '', , roof = '', light = ''] = palette;
    const plates = [22, 52, 80].map((x) => {
      const y = height * (0.45 + random() * 0.35);
      return `${circle(x, y, 13, pale)}${circle(x, y, 9, light)}${circle(x + random() * 4 - 2, y, 5, [far, roof, near][Math.floor(random() * 3)] ?? far)}`;
    });
    return `${rect(0, 0, 100, height, roof)}${rect(0, 0, 100, height * 0.2, sky)}${plates.join('')}`;
  },
  hall: (random: Random, height: number, palette: Palette) => {
    const [sky = '', pale = '', far = '', near = '', wall = '', roof = '', light = ''] = palette;
    const windows = [6, 22, 38, 54, 70, 86].map(
      (x) => `<path d="M${x},${height * 0.6} V${height * 0.28} q4,-8 8,0 V${height * 0.6}z" fill="${pale}"/>`,
    );
    const beams = [0.08, 0.16].map((y) => rect(0, height * y, 100, 1.2, roof)).join('');
    const rows = [0.72, 0.8, 0.89].map((y, row) =>
      Array.from({ length: 12 - row * 2 }, (_, index) =>
        rect(
          4 + index * (8 + row * 2),
          height * y,
          4 + row,
          3 + row,
          random() > 0.85 ? light : near,
          'rx=".6"',
        ),
      ).join(''),
    );
    return `${rect(0, 0, 100, height, wall)}${rect(0, 0, 100, height * 0.22, sky)}${beams}${windows.join('')}${rect(0, height * 0.64, 100, height, far)}${rows.join('')}`;
  },
  portrait: (random: Random, height: number, palette: Palette) => {
    const skin = ['#f0cdb0', '#d8a67e', '#a8714a', '#7a4a30', '#f4d8c4'][Math.floor(random() * 5)] ?? '';
    const hair = ['#2a1c14', '#6a4a2a', '#b08850', '#8a8a8a', '#4a2418'][Math.floor(random() * 5)] ?? '';
    const y = height * 0.4;
    const body = `<path d="M14,${height} Q18,${y + 30} 50,${y + 26} Q82,${y + 30} 86,${height}z" fill="${palette[3]}"/>`;
    const neck = rect(43, y + 10, 14, 20, skin);
    const face = `<ellipse cx="50" cy="${y}" rx="16" ry="20" fill="${skin}"/>`;
    const eyes = circle(44, y, 1.4, '#222') + circle(56, y, 1.4, '#222');
    const mouth = `<path d="M44,${y + 9} q6,5 12,0" stroke="#8a3c34" stroke-width="1.4" fill="none"/>`;
    const top = `<path d="M32,${y + 2} Q32,${y - 24} 50,${y - 24} Q68,${y - 24} 68,${y + 2} Q62,${y - 12} 50,${y - 12} Q38,${y - 12} 32,${y + 2}z" fill="${hair}"/>`;
    return `${body}${neck}${face}${top}${eyes}${mouth}`;
  },
} as const;

function drawing({ scene, palette: name, width, height, seed }: Painting): string {
  const palette = PALETTES[name];
  const tall = (100 * height) / width;
  const sky = `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${palette[0]}"/><stop offset="1" stop-color="${palette[1]}"/></linearGradient>`;
  const grain =
    '<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .5 0"/></filter>';
  const painted = SCENES[scene](sequence(seed), tall, palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 ${tall}"><defs>${sky}${grain}</defs>${rect(0, 0, 100, tall, 'url(#sky)')}${painted}<rect width="100" height="${tall}" filter="url(#grain)" opacity=".25"/></svg>`;
}

const TURNS = { 3: 180, 6: 270, 8: 90 } as const;

/** Writes photographs as cameras do: some are turned, with the orientation in their EXIF. `scale`: of their size. */
export async function paint(folder: string, paintings: Record<string, Painting>, scale = 1): Promise<void> {
  for (const [name, painting] of Object.entries(paintings)) {
    const { orientation } = painting;
    const [width, height] = [Math.round(painting.width * scale), Math.round(painting.height * scale)];
    const upright = sharp(Buffer.from(drawing({ ...painting, width, height })));
    const stored = orientation ? upright.rotate(TURNS[orientation]) : upright;
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      await stored
        .jpeg({ quality: 88 })
        .withMetadata({ orientation: orientation ?? 1 })
        .toBuffer(),
    );
  }
}
