import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { contentHash } from '../media-url.ts';
import { ROOT } from '../project.ts';

/** Safe to delete: a drawing that is not here is made anew. Named by everything that it depends on. */
const CACHE = path.join(ROOT, '.cache/pictures');
const ENGINE = 'resvg 2.6.2';

function draw(svg: string, width: number): Buffer {
  // Looking through the machine's fonts takes longer than drawing; this site's pictures hold none.
  const font = { loadSystemFonts: /<text\b/.test(svg) };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
}

/** An SVG as PNG of a width, from the cache if it was drawn before. */
export function drawPng(svg: string, width: number): Buffer {
  const file = path.join(CACHE, `${contentHash(`${ENGINE} ${width} ${svg}`)}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = draw(svg, width);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, png);
  return png;
}
