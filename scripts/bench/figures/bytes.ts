import { type Browser, chromium } from '@playwright/test';
import type { PageData } from '../../../src/compiler/types.ts';
import { browserArguments, requireBrowser } from '../../test/browser.ts';
import { BUDGET } from '../budget.ts';
import { atMost, type Figure, kilobytes, told } from '../figure.ts';
import { type FirstView, firstView, scriptBytes } from '../first-view.ts';
import type { BenchOptions } from '../options.ts';
import { serveDist } from '../serve-dist.ts';
import { hasBlock, measuredPages } from '../site.ts';

/** The phone of Lighthouse's mobile preset. */
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

interface Route {
  page: PageData;
  view: FirstView;
}

/** The most of one kind of bytes among some routes, and whose it is. */
function most(what: string, routes: Route[], of: keyof FirstView, bar: number): Figure[] {
  const largest = routes.toSorted((a, b) => b.view[of] - a.view[of])[0];
  if (!largest) return [];
  const value = kilobytes(largest.view[of]);
  return [atMost(what, value, bar, ' KB', `${value} KB (${largest.page.path})`)];
}

async function view(browser: Browser, address: string): Promise<FirstView> {
  const page = await browser.newPage(PHONE);
  const result = await firstView(page, address);
  await page.close();
  return result;
}

/** What a form page loads in all once somebody begins to fill it in. */
async function afterFocus(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage(PHONE);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('main form').locator('input, textarea, select').first().focus();
  await page.waitForLoadState('networkidle');
  const bytes = await scriptBytes(page);
  await page.close();
  return bytes;
}

function print(routes: Route[]): void {
  console.log('\nFirst view, bytes as sent: document, scripts before the load event, scripts in all');
  for (const { page, view } of routes) {
    const sizes = [view.html, view.earlyScripts, view.scripts].map((bytes) =>
      `${kilobytes(bytes)} KB`.padStart(9),
    );
    console.log(`  ${page.path.padEnd(42)} ${sizes.join(' ')}`);
  }
}

/** What each page costs a visitor who has not been here before, until it is touched. */
export async function measure({ routes: asked }: BenchOptions): Promise<Figure[]> {
  const site = await serveDist();
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments() });
  try {
    const routes: Route[] = [];
    for (const page of measuredPages(asked))
      routes.push({ page, view: await view(browser, site.origin + page.path) });
    print(routes);
    // The home page ends with a form, which nobody sees at first.
    const isForm = ({ page }: Route) => hasBlock(page, 'form') && page.path !== '/';
    const isLegal = ({ page }: Route) => hasBlock(page, 'legal-sections');
    const forms = routes.filter(isForm);
    const figures = [
      ...most('JavaScript before the load event, any page', routes, 'earlyScripts', 0),
      ...most(
        'JavaScript at first view, pages to read',
        routes.filter((one) => !isForm(one)),
        'scripts',
        BUDGET.readOnlyScripts / 1000,
      ),
      ...most('JavaScript at first view, pages with a form', forms, 'scripts', BUDGET.formScripts / 1000),
      ...most(
        'HTML with its styles, all but legal pages',
        routes.filter((one) => !isLegal(one)),
        'html',
        BUDGET.html / 1000,
      ),
    ];
    for (const { page } of forms) {
      const bytes = await afterFocus(browser, site.origin + page.path);
      figures.push(
        told(`JavaScript after the first field is focused: ${page.path}`, `${kilobytes(bytes)} KB`),
      );
    }
    return figures;
  } finally {
    await browser.close();
    site.close();
  }
}
