import { expect, type Page } from '@playwright/test';
import { IS_FULL_RUN } from '../../../support/full-run.ts';
import { NARROW, WIDE, WIDTHS } from '../../../support/inspect/widths.ts';
import { selection } from '../../../support/selection.ts';
import { SAMPLE_ROUTES } from '../../support/site.ts';
import { FORM_SCENES } from './form-scenes.ts';
import type { Scene } from './scene.ts';

/** An address without a page. */
export const UNKNOWN_ROUTE = '/no/such-page';

const NOT_FOUND = [/status 404/, /Failed to load resource/, /warning: No page at/];

/** A state of the parts of a page that a selector matches. */
const scene = (
  name: string,
  route: string,
  part: string,
  enter: Scene['enter'] & object,
  widths = WIDTHS,
): Scene => ({ name, route, part, widths, enter });

/** Pages as loaded, and the not-found page. */
const PAGE_SCENES: Scene[] = [
  { name: 'an unknown address', route: UNKNOWN_ROUTE, widths: WIDTHS, expects: NOT_FOUND },
  ...SAMPLE_ROUTES.map((route) => ({ name: `${route} as loaded`, route, widths: WIDTHS })),
];

async function openSummary(page: Page, selector: string, index: number): Promise<void> {
  const summary = page.locator(`${selector} summary:visible`).nth(index);
  await summary.click();
  await expect(summary.locator('xpath=..')).toHaveAttribute('open');
}

const openMobileMenu = (page: Page) => openSummary(page, 'header', 0);

const WIDE_MENUS = [
  ['the Services menu', '/', 0],
  ['the Industries menu', '/industries/charity', 1],
] as const;

const MENU_SCENES: Scene[] = [
  ...selection(WIDE_MENUS, 2).map(([name, route, index]) =>
    scene(name, route, 'header', (page) => openSummary(page, 'header', index), WIDE),
  ),
  // In other runs, with a list in it.
  ...(IS_FULL_RUN ? [scene('the mobile menu', '/about', 'header', openMobileMenu, NARROW)] : []),
  ...selection([1, 2], 2).map((section) =>
    scene(
      `list ${section} in the mobile menu`,
      '/services/data',
      'header',
      async (page) => {
        await openMobileMenu(page);
        await openSummary(page, 'header', section);
      },
      NARROW,
    ),
  ),
];

const DISCLOSURE_SCENES: Scene[] = [
  ...(IS_FULL_RUN ? [1, 2] : []).map((group) =>
    scene(`group ${group + 1} of services`, '/', '#services', (page) =>
      openSummary(page, '#services', group),
    ),
  ),
  ...selection([0, 14], 2).map((question) =>
    scene(`question ${question + 1}`, '/faq', 'main', (page) => openSummary(page, 'main', question)),
  ),
];

async function openDialog(page: Page): Promise<void> {
  await page.locator('main [aria-haspopup="dialog"]:visible').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const DIALOG_ROUTES = ['/', '/services/data', '/services/development', '/services/system-implementation'];
const DIALOG_SCENES = selection(DIALOG_ROUTES, 4).map((route) =>
  scene(`a dialog on ${route}`, route, 'dialog[open]', openDialog),
);

/** Every state: open menus, disclosures and dialogs, form errors, failures and confirmations. */
export const SCENES: Scene[] = [
  // Other runs see one page at every width here, and many in tests/engine/browser/every-page.e2e.ts.
  ...selection(PAGE_SCENES, 4),
  ...MENU_SCENES,
  ...DISCLOSURE_SCENES,
  ...DIALOG_SCENES,
  ...FORM_SCENES,
];
