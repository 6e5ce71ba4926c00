import type { Browser } from '@playwright/test';
import { inBrowser } from '../test/browser.ts';

/** The photographs of a page that one screen loads. */
export interface ShownPictures {
  window: number;
  density: number;
  /** The sum of all layout shifts, also while the page is scrolled. */
  shift: number;
  /** For each picture, its pixels divided by those that the screen can show. */
  ratios: number[];
}

const WINDOWS = [360, 412, 768, 1280];
const DENSITIES = [1, 2, 3];

/** Runs in the page. Returns the addresses and widths of all pictures, after each was on the screen. */
async function showAll(): Promise<{ shift: number; pictures: { src: string; width: number }[] }> {
  let shift = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
  for (const image of images) {
    image.scrollIntoView({ behavior: 'instant' });
    await image.decode();
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  return {
    // As precise as Lighthouse shows it.
    shift: Math.round(shift * 1000) / 1000,
    pictures: images.map((image) => ({
      src: image.currentSrc,
      width: image.getBoundingClientRect().width * devicePixelRatio,
    })),
  };
}

async function measureScreen(
  browser: Browser,
  url: string,
  window: number,
  density: number,
): Promise<ShownPictures> {
  const viewport = { width: window, height: 800 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: density });
  // Nobody scrolls to the end before the page's scripts have loaded.
  await page.goto(url, { waitUntil: 'networkidle' });
  const { shift, pictures } = await page.evaluate(showAll);
  await page.close();
  const ratios = pictures.map(({ src, width }) => (Number(/-(\d+)\.\w+$/.exec(src)?.[1]) / width) ** 2);
  return { window, density, shift, ratios };
}

/** Opens a page in four windows with three densities each. */
export function measureShown(url: string): Promise<ShownPictures[]> {
  return inBrowser(async (browser) => {
    const screens: ShownPictures[] = [];
    for (const window of WINDOWS)
      for (const density of DENSITIES) screens.push(await measureScreen(browser, url, window, density));
    return screens;
  });
}
