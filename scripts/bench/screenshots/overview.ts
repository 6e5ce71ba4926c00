import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { LOOKS, overviewFile, pictureFile } from './looks.ts';
import type { Subject } from './subjects.ts';

/** How many times smaller a picture stands in the overview, so that its text can still be told. */
const SCALE: Record<number, number> = { 390: 0.55, 768: 0.45, 1440: 0.4 };

/** A higher picture goes on in a column beside it. */
const HIGHEST = 1800;

/** Sizes stand at a fixed place in every PNG. */
function sizeOf(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

function columns(file: string): string {
  const png = readFileSync(file);
  const { width, height } = sizeOf(png);
  const scale = SCALE[width] ?? 0.4;
  const [shownWidth, shownHeight] = [Math.round(width * scale), Math.round(height * scale)];
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const count = Math.ceil(shownHeight / HIGHEST);
  return Array.from({ length: count }, (_, index) => {
    const top = index * HIGHEST;
    const columnHeight = Math.min(HIGHEST, shownHeight - top);
    return `<div style="width:${shownWidth}px;height:${columnHeight}px;overflow:hidden"><img src="${source}" style="width:${shownWidth}px;margin-top:-${top}px"></div>`;
  }).join('');
}

/** Draws one picture with all pictures of a subject side by side, in the order of `LOOKS`. */
export async function drawOverview(browser: Browser, subject: Subject, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  const pictures = LOOKS.map((look) => columns(path.join(folder, pictureFile(subject.name, look))));
  await page.setContent(
    `<body style="margin:0;display:inline-flex;align-items:start;gap:16px;padding:16px;background:#888">${pictures.join('')}`,
  );
  await page.locator('body').screenshot({ path: path.join(folder, overviewFile(subject.name)) });
  await page.close();
}
