import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CORNERS } from '../../../scripts/bench/photographs.ts';
import { filesBelow } from '../../../scripts/content/read-files.ts';
import type { test as siteTest } from '../../support/second-site.ts';
import { selection } from '../../support/selection.ts';

const ROUTE = '/photographs';
/** The photographs that are shown as a whole. */
const WHOLE = '[data-block="picture"] img';

/** Runs in the page: scrolls to a picture, waits for it, and returns the colours of its corners as #rrggbb. */
async function readCorners(picture: Element): Promise<string[]> {
  const image = picture as HTMLImageElement;
  image.scrollIntoView();
  image.loading = 'eager';
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0);
  const at = (part: number, length: number) => Math.round(length * (part ? 0.96 : 0.04));
  return [0, 1, 2, 3].map((corner) => {
    const [x, y] = [at(corner % 2, canvas.width), at(corner > 1 ? 1 : 0, canvas.height)];
    const colour = [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
    return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  });
}

const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Whether two colours are the same, but for what encoding changes. */
const isSimilar = (a: string, b: string) =>
  channels(a).every((part, index) => Math.abs(part - (channels(b)[index] ?? 0)) < 70);

/** Scrolls through the page and returns how often something in its content has moved, since it was opened. */
async function countMovements(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const main = document.querySelector('main');
    let movements = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        if (entry.sources.some(({ node }) => node && main?.contains(node))) movements += 1;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    for (const picture of document.querySelectorAll('main img')) {
      picture.scrollIntoView({ behavior: 'instant' });
      await (picture as HTMLImageElement).decode();
    }
    // Two frames, after which the observer has received the last movement.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return movements;
  });
}

/** Photographs as a phone and a desktop receive them. */
export function testPhotographs(test: typeof siteTest): void {
  test('photographs are upright, whatever their orientation in the file', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto(ROUTE);
    const pictures = await page.locator(WHOLE).all();
    expect(pictures.length).toBeGreaterThanOrEqual(4);
    for (const picture of pictures) {
      const found = await picture.evaluate(readCorners);
      const wrong = found.filter((colour, index) => !isSimilar(colour, CORNERS[index] ?? ''));
      expect(wrong, `${await picture.getAttribute('src')}`).toEqual([]);
    }
  });

  test('the page does not move while photographs load', { tag: '@full' }, async ({ page, open }) => {
    for (const width of selection([1280, 360], 2)) {
      await page.setViewportSize({ width, height: 800 });
      // Styles of blocks below the first screen load after the first paint; nobody scrolls there sooner.
      await open(ROUTE);
      expect(await countMovements(page)).toBe(0);
    }
  });

  test('a screen loads the narrowest AVIF that is sharp, and only the first photograph at once', async ({
    browser,
    site,
  }) => {
    for (const [width, density] of [
      [360, 1],
      [412, 1],
      [360, 3],
    ] as const) {
      const context = await browser.newContext({
        viewport: { width, height: 700 },
        deviceScaleFactor: density,
      });
      const page = await context.newPage();
      await page.goto(site.url + ROUTE);
      const first = page.locator(WHOLE).first();
      await expect(first).toHaveJSProperty('complete', true);
      const { src, needed, stored } = await first.evaluate((element) => {
        const image = element as HTMLImageElement;
        const needed = image.getBoundingClientRect().width * devicePixelRatio;
        return { src: image.currentSrc, needed, stored: Number(image.getAttribute('width')) };
      });
      const sent = Number(/-(\d+)\.avif$/.exec(src)?.[1]);
      expect(sent, src).toBeGreaterThanOrEqual(Math.min(Math.floor(needed), stored));
      expect((sent / needed) ** 2, src).toBeLessThanOrEqual(1.15);
      const loading = await page
        .locator('main img')
        .evaluateAll((all) =>
          all.map((image) => `${image.getAttribute('loading')} ${image.getAttribute('fetchpriority')}`),
        );
      expect(loading).toEqual(['eager high', ...loading.slice(1).map(() => 'lazy null')]);
      await context.close();
    }
  });

  test('no file has metadata, and no original is published', { tag: '@full' }, async ({ site }) => {
    const files = filesBelow(site.root, 'dist').filter((file) => /\.(avif|webp|jpe?g)$/.test(file));
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => /\.jpe?g$/.test(file))).toEqual([]);
    for (const file of files) {
      const { exif, xmp, iptc, orientation } = await sharp(path.join(site.root, file)).metadata();
      expect({ exif, xmp, iptc, orientation }, file).toEqual({});
    }
  });
}
