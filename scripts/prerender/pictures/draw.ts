import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Theme } from '../../../src/generated/content-types.ts';
import { siteFolder } from '../../content/folders.ts';
import { contentHash } from '../../content/media/media-url.ts';
import { writeAtOnce } from '../../content/write-at-once.ts';
import { subsetFontFile } from '../fonts.ts';

/** Safe to delete. File names are hashes of everything that a picture depends on. */
const CACHE = '.cache/pictures';
const ENGINE = 'resvg 2.6.2';

function draw(svg: string, width: number, fontFile: string | undefined): Buffer {
  // Loading the system's fonts takes longer than drawing, and they differ between machines.
  const font = { loadSystemFonts: false, fontFiles: fontFile ? [fontFile] : [] };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
}

/**
 * Draws an SVG as PNG of this width, or reads it from the cache.
 * @param fontFile The font of its text; without it, text is not drawn.
 */
export function drawPng(svg: string, width: number, fontFile?: string): Buffer {
  const font = fontFile ? path.basename(fontFile) : '';
  const name = `${contentHash(`${ENGINE} ${width} ${font} ${svg}`)}.png`;
  const file = path.join(siteFolder(), CACHE, name);
  if (existsSync(file)) return readFileSync(file);
  const png = draw(svg, width, fontFile);
  writeAtOnce(file, png);
  return png;
}

/** The font of texts in pictures. */
export interface DrawingFont {
  file: string;
  /** Width of a letter of running text, in font sizes. */
  letterWidth: number;
}

const SAMPLE = 'Software development for housing associations';

/** Titles may have wider letters than the sample. */
const MARGIN = 1.0274;

function measureLetter(file: string): number {
  const size = 100;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text y="${size}" font-size="${size}">${SAMPLE}</text></svg>`;
  const box = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [file] } }).getBBox();
  return ((box?.width ?? 0) / size / SAMPLE.length) * MARGIN;
}

/** Writes the theme's heading font as a file, which resvg needs. Undefined if the theme names no file. */
export async function drawingFont({ fonts }: Theme): Promise<DrawingFont | undefined> {
  const subset = await subsetFontFile(fonts.headings, 'sfnt', fonts.characters);
  if (!subset) return undefined;
  const file = path.join(siteFolder(), subset);
  return { file, letterWidth: measureLetter(file) };
}
