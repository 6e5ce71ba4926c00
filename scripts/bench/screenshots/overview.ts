import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { LOOKS, overviewFile, screenshotFile } from './looks.ts';
import type { Subject } from './subjects.ts';

/** The scale of screenshots in the overview, by their width; text stays readable. */
const SCALE: Record<number, number> = { 390: 0.55, 768: 0.45, 1440: 0.4 };

/** A higher screenshot continues in another column. */
const MAX_HEIGHT = 1800;

async function columns(file: string): Promise<string> {
  const png = readFileSync(file);
  const { width, height } = await sharp(png).metadata();
  const scale = SCALE[width] ?? 0.4;
  const [shownWidth, shownHeight] = [Math.round(width * scale), Math.round(height * scale)];
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const count = Math.ceil(shownHeight / MAX_HEIGHT);
  return Array.from({ length: count }, (_, index) => {
    const top = index * MAX_HEIGHT;
    const columnHeight = Math.min(MAX_HEIGHT, shownHeight - top);
    return `<div style="width:${shownWidth}px;height:${columnHeight}px;overflow:hidden"><img src="${source}" style="width:${shownWidth}px;margin-top:-${top}px"></div>`;
  }).join('');
}

/** Draws an image with all screenshots of a subject side by side, in the order of `LOOKS`. */
export async function drawOverview(browser: Browser, subject: Subject, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  const files = LOOKS.map((look) => path.join(folder, screenshotFile(subject.name, look)));
  const images = await Promise.all(files.map(columns));
  await page.setContent(
    `<body style="margin:0;display:inline-flex;align-items:start;gap:16px;padding:16px;background:#888">${images.join('')}`,
  );
  await page.locator('body').screenshot({ path: path.join(folder, overviewFile(subject.name)) });
  await page.close();
}
