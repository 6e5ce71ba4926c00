import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { UserError, writeAtOnce } from '@json-site/content/files';
import { siteFolder } from '@json-site/content/folders';
import { contentHash } from '@json-site/content/media';
import type { Theme } from '@json-site/model/content-types';
import { type FontMetrics, readFontMetrics } from '../fonts/font-metrics.ts';
import { subsetFontFile } from '../fonts/fonts.ts';

/** Safe to delete. File names are hashes of everything that a picture depends on. */
const CACHE = '.cache/pictures';
const ENGINE = 'resvg 2.6.2';

function draw(svg: string, width: number, fontFile: string | undefined): Buffer {
  // Loading the system's fonts takes longer than drawing, and they differ between machines.
  const font = { loadSystemFonts: false, fontFiles: fontFile ? [fontFile] : [] };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
}

function drawNamed(what: string, ...drawing: Parameters<typeof draw>): Buffer {
  try {
    return draw(...drawing);
  } catch (error) {
    throw new UserError(`${what} cannot be drawn: ${(error as Error).message}`);
  }
}

/**
 * Draws an SVG as PNG of this width, or reads it from the cache.
 * @param what The picture in an error of the renderer: a file, or the preview of a page.
 * @param fontFile The font of its text; without it, text is not drawn.
 */
export function drawPng(what: string, svg: string, width: number, fontFile?: string): Buffer {
  const font = fontFile ? path.basename(fontFile) : '';
  const name = `${contentHash(`${ENGINE} ${width} ${font} ${svg}`)}.png`;
  const file = path.join(siteFolder(), CACHE, name);
  if (existsSync(file)) return readFileSync(file);
  const png = drawNamed(what, svg, width, fontFile);
  writeAtOnce(file, png);
  return png;
}

/** The font of texts in pictures. */
export interface DrawingFont {
  file: string;
  metrics: FontMetrics;
}

/**
 * Writes the theme's heading font as a file, which resvg needs, with the characters of these texts. Undefined if the
 * theme names no file.
 */
export async function drawingFont(
  { fonts }: Theme,
  texts: readonly string[],
): Promise<DrawingFont | undefined> {
  const characters = [...new Set((fonts.characters ?? '') + texts.join(''))].sort().join('');
  const subset = await subsetFontFile(fonts.headings, 'sfnt', characters);
  if (!subset) return undefined;
  const file = path.join(siteFolder(), subset);
  return { file, metrics: readFontMetrics(readFileSync(file)) };
}
