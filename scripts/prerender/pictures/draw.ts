import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { contentHash } from '../../content/media/media-url.ts';
import { ROOT } from '../../content/project.ts';
import { headingFont, headingFontKey } from '../../generate/subset-heading-font.ts';

/** Safe to delete. File names are hashes of everything that a picture depends on. */
const CACHE = path.join(ROOT, '.cache/pictures');
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
  const file = path.join(CACHE, `${contentHash(`${ENGINE} ${width} ${font} ${svg}`)}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = draw(svg, width, fontFile);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, png);
  return png;
}

/** Writes the heading font as a file, which resvg needs, and returns its path. */
export async function drawingFont(): Promise<string> {
  const file = path.join(CACHE, `headings.${headingFontKey()}.ttf`);
  if (existsSync(file)) return file;
  const font = await headingFont('sfnt');
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, font);
  return file;
}
