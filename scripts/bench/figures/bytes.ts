import type { Browser } from '@playwright/test';
import type { PageData } from '@json-site/compiler/types';
import { BUDGET } from '../budget.ts';
import { atMost, type Figure, forInformation, kilobytes } from '../figure.ts';
import { type FirstView, firstView, scriptBytes, waitUntilQuiet } from '../first-view.ts';
import type { BenchOptions } from '../options.ts';
import { visitBuild } from '../serve-dist.ts';
import { hasBlock, measuredPages } from '../site.ts';

/** The phone of Lighthouse's mobile preset. */
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

interface MeasuredPage {
  page: PageData;
  view: FirstView;
}

/** The page with the largest value, against the bar for all of them. */
function largest(
  what: string,
  pages: MeasuredPage[],
  part: keyof FirstView,
  bar: number,
  unit = ' KB',
): Figure[] {
  const first = pages.toSorted((a, b) => b.view[part] - a.view[part])[0];
  if (!first) return [];
  const inUnit = (value: number) => (unit ? kilobytes(value) : value);
  const value = inUnit(first.view[part]);
  return [atMost(what, value, inUnit(bar), unit, `${value}${unit} (${first.page.path})`)];
}

async function measureFirstView(browser: Browser, url: string): Promise<FirstView> {
  const page = await browser.newPage(PHONE);
  const view = await firstView(page, url);
  await page.close();
  return view;
}

/** Bytes of all scripts of a page after a field of its form is focused. */
async function scriptsAfterFocus(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage(PHONE);
  await firstView(page, url);
  await page.locator('main form').locator('input, textarea, select').first().focus();
  // The page needs a moment to request the form's code.
  await page.waitForRequest((request) => request.url().endsWith('.js'), { timeout: 2000 }).catch(() => {});
  await waitUntilQuiet(page);
  const bytes = await scriptBytes(page);
  await page.close();
  return bytes;
}

function print(pages: MeasuredPage[]): void {
  console.log(
    '\nFirst view in compressed bytes: document, scripts before the first paint, all scripts, requests',
  );
  for (const { page, view } of pages) {
    const sizes = [view.html, view.earlyScripts, view.scripts].map((bytes) =>
      `${kilobytes(bytes)} KB`.padStart(9),
    );
    console.log(`  ${page.path.padEnd(42)} ${sizes.join(' ')} ${view.requests}`);
  }
}

/** Measures what each page downloads on a first visit before any interaction. */
export function measureBytes({ routes }: BenchOptions): Promise<Figure[]> {
  return visitBuild(async (browser, origin) => {
    const pages: MeasuredPage[] = [];
    for (const page of measuredPages(routes))
      pages.push({ page, view: await measureFirstView(browser, origin + page.path) });
    print(pages);
    // The home page ends with a form, far below the first screen.
    const hasForm = ({ page }: MeasuredPage) => hasBlock(page, 'form') && page.path !== '/';
    const isLegal = ({ page }: MeasuredPage) => hasBlock(page, 'legal-sections');
    const forms = pages.filter(hasForm);
    const readOnly = pages.filter((one) => !hasForm(one));
    const figures = [
      ...largest('JavaScript before the load event and the first paint, any page', pages, 'earlyScripts', 0),
      ...largest('JavaScript at first view, pages to read', readOnly, 'scripts', BUDGET.readOnlyScripts),
      ...largest('JavaScript at first view, pages with a form', forms, 'scripts', BUDGET.formScripts),
      ...largest(
        'HTML with its styles, except legal pages',
        pages.filter((one) => !isLegal(one)),
        'html',
        BUDGET.html,
      ),
      ...largest('Requests at first view', pages, 'requests', BUDGET.requests, ''),
    ];
    for (const { page } of forms) {
      const bytes = await scriptsAfterFocus(browser, origin + page.path);
      const value = `${kilobytes(bytes)} KB`;
      figures.push(forInformation(`JavaScript after the first field is focused: ${page.path}`, value));
    }
    return figures;
  });
}
