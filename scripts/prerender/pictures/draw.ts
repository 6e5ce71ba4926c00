import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { contentHash } from '../../content/media/media-url.ts';
import { ROOT } from '../../content/project.ts';
import { headingFont, headingFontKey } from '../../generate/subset-heading-font.ts';

/** Safe to delete: a drawing that is not here is made anew. Named by everything that it depends on. */
const CACHE = path.join(ROOT, '.cache/pictures');
const ENGINE = 'resvg 2.6.2';

function draw(svg: string, width: number, fontFile: string | undefined): Buffer {
  // Looking through the machine's fonts takes longer than drawing, and they are not everyone's.
  const font = { loadSystemFonts: false, fontFiles: fontFile ? [fontFile] : [] };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
}

/**
 * An SVG as PNG of a width, from the cache if it was drawn before.
 * @param fontFile The one font that its text may name; without it, text is not drawn.
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

/** The font of the headings as a file, as drawing needs it. */
export async function drawingFont(): Promise<string> {
  const file = path.join(CACHE, `headings.${headingFontKey()}.ttf`);
  if (existsSync(file)) return file;
  const font = await headingFont('sfnt');
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, font);
  return file;
}
