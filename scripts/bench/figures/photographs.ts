import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { filesBelow } from '@json-site/content/files';
import { ROOT } from '../../root.ts';
import { inBrowser } from '../../test/programs/browser.ts';
import { ASTRO, clearAstro, FEW_PAGES, installAstro, neutralContent, runAstro } from '../astro.ts';
import { atMost, condition, type Figure, forInformation } from '../figure.ts';
import type { BenchOptions } from '../options.ts';
import { comparePaint, paintFigure } from '../paint.ts';
import {
  addToAstro,
  addToProject,
  lacksWords,
  PHOTOGRAPHS,
  ROUTE,
  readHtml,
  SIZE,
  writePhotographPages,
} from '../photograph-page.ts';
import { coldBuild, neutralProject } from '../project-build.ts';
import { measureNode } from '../run.ts';
import { whileServed } from '../serve-dist.ts';

/** The photographs of a page that one screen loads. */
interface ShownPictures {
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
function measureShown(url: string): Promise<ShownPictures[]> {
  return inBrowser(async (browser) => {
    const screens: ShownPictures[] = [];
    for (const window of WINDOWS)
      for (const density of DENSITIES) screens.push(await measureScreen(browser, url, window, density));
    return screens;
  });
}

const MAX_SURPLUS = 15;

/** Seconds of a build without caches and of the next one. */
interface BuildTimes {
  cold: number;
  warm: number;
}

async function buildOurs(project: string): Promise<BuildTimes> {
  const cold = await coldBuild(project);
  const env = { NODE_ENV: 'production' };
  const warm = await measureNode(['scripts/run.mjs', 'build'], { cwd: project, env });
  return { cold: cold.seconds, warm: warm.seconds };
}

/** Builds Astro, and keeps the caches of the first build for the second one. */
async function buildTwice(content: string, dist: string): Promise<BuildTimes> {
  clearAstro(dist);
  const cold = await runAstro(content, dist);
  const warm = await runAstro(content, dist);
  return { cold: cold.seconds, warm: warm.seconds };
}

/** Names of files with metadata: the position of the camera is part of it. */
async function filesWithMetadata(dist: string): Promise<{ files: number; withMetadata: string[] }> {
  const files = filesBelow(dist, '.').filter((file) => /\.(?:avif|webp|jpe?g|png)$/.test(file));
  const withMetadata: string[] = [];
  for (const file of files) {
    const { exif, xmp, iptc } = await sharp(path.join(dist, file)).metadata();
    if (exif ?? xmp ?? iptc) withMetadata.push(file);
  }
  return { files: files.length, withMetadata };
}

async function figuresOfScreens(dist: string): Promise<Figure[]> {
  const screens = await whileServed(dist, (origin) => measureShown(origin + ROUTE));
  console.log('\nPixels sent and needed: window, density, largest ratio, layout shift');
  for (const { window, density, ratios, shift } of screens)
    console.log(`  ${window} px ${density}×  ${Math.max(...ratios).toFixed(3)}  ${shift}`);
  const ratios = screens.flatMap((screen) => screen.ratios);
  const surplus = Math.round((Math.max(...ratios) - 1) * 1000) / 10;
  const shift = Math.max(...screens.map((screen) => screen.shift));
  const what = `${screens.length} screens`;
  return [
    atMost(`Surplus pixels, largest on ${what}`, surplus, MAX_SURPLUS, ' %'),
    condition(`Layout shift, largest on ${what}`, String(shift), '0', shift === 0),
  ];
}

async function paintOfPhotographs(
  sites: { ours: string; astro: string },
  runs: number | undefined,
): Promise<Figure[]> {
  const [loads] = await comparePaint(sites, [ROUTE], runs);
  if (!loads) return [];
  const { ours, astro } = loads;
  const kilobytes = (bytes: number) => Math.round(bytes / 1000);
  return [
    paintFigure(`LCP of ${PHOTOGRAPHS} photographs against Astro`, ours.lcp, astro.lcp),
    forInformation('CLS in Lighthouse, ours and Astro', `${ours.cls} : ${astro.cls}`),
    forInformation('Bytes in Lighthouse', `${kilobytes(ours.bytes)} : ${kilobytes(astro.bytes)} kB`),
  ];
}

/** Measures a page of photographs against the same page made by Astro with <Image>. */
export async function measurePhotographs({ runs }: BenchOptions): Promise<Figure[]> {
  await installAstro();
  const photographs = path.join(ROOT, '.cache/bench/photographs');
  mkdirSync(photographs, { recursive: true });
  await writePhotographPages(photographs);
  const project = await neutralProject(FEW_PAGES);
  addToProject(project, photographs);
  const ours = await buildOurs(project);
  const dist = path.join(project, 'dist');
  addToAstro(ASTRO, photographs, readHtml(dist));
  const astro = path.join(ASTRO, 'dist/photographs');
  try {
    const theirs = await buildTwice(neutralContent(FEW_PAGES), astro);
    for (const site of [dist, astro])
      if (lacksWords(readHtml(site))) throw new Error(`${site} lacks captions.`);
    const { files, withMetadata } = await filesWithMetadata(dist);
    const what = `with ${PHOTOGRAPHS} photographs of ${SIZE.width} × ${SIZE.height}, ours and Astro`;
    return [
      ...(await paintOfPhotographs({ ours: dist, astro }, runs)),
      ...(await figuresOfScreens(dist)),
      condition(
        `Files with EXIF, XMP or IPTC, of ${files}`,
        String(withMetadata.length),
        '0',
        withMetadata.length === 0,
      ),
      forInformation(`Cold build ${what}`, `${ours.cold} : ${theirs.cold} s`),
      forInformation(`Warm build ${what}`, `${ours.warm} : ${theirs.warm} s`),
    ];
  } finally {
    // The other benchmarks compare Astro without photographs.
    rmSync(path.join(ASTRO, `src/pages${ROUTE}.astro`));
    rmSync(path.join(ASTRO, 'src/assets'), { recursive: true });
  }
}
