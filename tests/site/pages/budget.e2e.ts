import { BUDGET } from '../../../scripts/bench/budget.ts';
import { firstView } from '../../../scripts/bench/first-view.ts';
import { awaitFormCode } from '../../support/form-code.ts';
import { expect, test } from '../../support/test.ts';
import { SAMPLE_ROUTES } from '../support/site.ts';

/** Pages with a form in the first viewport. The form of the home page is far down. */
const FORM_ROUTES = ['/contact', '/quote'];
const LEGAL_ROUTES = ['/terms-of-service', '/privacy-policy', '/cookie-policy'];

/** Has the page count what makes a browser read every language that it knows, which blocks it for 20 ms. */
function countLanguageReads(): void {
  const { DateTimeFormat } = Intl;
  const count = () => {
    const { dataset } = document.documentElement;
    dataset['languageReads'] = String(Number(dataset['languageReads'] ?? 0) + 1);
  };
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    get(target, name) {
      if (name === 'supportedLocalesOf') count();
      return Reflect.get(target, name) as unknown;
    },
    construct(target, options) {
      count();
      return new target(...(options as []));
    },
  });
}

// The viewport of Lighthouse's mobile preset.
test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

for (const route of SAMPLE_ROUTES) {
  test(`${route} stays within its budget of bytes, requests and elements`, async ({ page, baseURL }) => {
    await page.addInitScript(countLanguageReads);
    const view = await firstView(page, `${baseURL}${route}`);
    expect.soft(view.earlyScripts, 'scripts before the load event and the first paint').toBe(0);
    const scripts = FORM_ROUTES.includes(route) ? BUDGET.formScripts : BUDGET.readOnlyScripts;
    expect.soft(view.scripts, 'scripts at first view').toBeLessThanOrEqual(scripts);
    // A page whose script failed to load would stay within any budget.
    expect.soft(view.scripts).toBeGreaterThan(10_000);
    if (!LEGAL_ROUTES.includes(route)) expect.soft(view.html, 'document').toBeLessThanOrEqual(BUDGET.html);
    expect.soft(view.requests, 'requests').toBeLessThanOrEqual(BUDGET.requests);
    expect.soft(await page.locator('*').count(), 'elements').toBeLessThanOrEqual(BUDGET.elements);
    // Icons and the heading font come last.
    const icon = page.locator('[data-icon]').first();
    const mask = () => icon.evaluate((element) => getComputedStyle(element, '::before').maskImage);
    await expect.poll(mask).toMatch(/^url/);
    const hasFont = () =>
      [...document.fonts].some(({ family, status }) => !family.includes('fallback') && status === 'loaded');
    await expect.poll(() => page.evaluate(hasFont)).toBe(true);
    // Legal pages show today's date.
    if (LEGAL_ROUTES.includes(route)) return;
    if (FORM_ROUTES.includes(route)) await awaitFormCode(page.locator('form'));
    await expect.soft(page.locator('html')).not.toHaveAttribute('data-language-reads');
  });
}
