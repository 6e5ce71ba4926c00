import { expect, type Locator, type Page } from '@playwright/test';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { violations } from '../../support/inspect/axe.ts';
import { reflow, targets } from '../../support/inspect/inspect.ts';
import { MEDIA, settle } from '../../support/inspect/looks.ts';
import { nameProblems } from '../../support/inspect/name-problems.ts';
import { referenceProblems } from '../../support/inspect/reference-problems.ts';
import { developersWords } from './developers-words.ts';

/** How an editor looks at the studio. `text` is the default text size of the browser, in pixels. */
interface StudioLook {
  width: number;
  height: number;
  scheme: keyof typeof MEDIA;
  text: 16 | 32;
}

/** The smallest screen on which everything is side by side. */
export const SMALL = { width: 1024, height: 700 };
type Size = Pick<StudioLook, 'width' | 'height'>;
/** A phone, for views that are one column. */
export const PHONE = { width: 390, height: 844 };
export const SIZES: readonly Size[] = [SMALL, { width: 1440, height: 900 }, { width: 768, height: 1024 }];
const SCHEMES = ['dark', 'light', 'forced'] as const;
/**
 * A full run inspects a view at every size with every text. Colours move by one scheme from view to view, so that every
 * view has each of them twice; all 18 combinations of each view would take over half an hour.
 */
const everySize = (sizes: readonly Size[], view: number): StudioLook[] =>
  sizes.flatMap((size, row) =>
    ([16, 32] as const).map((text, column) => ({
      ...size,
      scheme: SCHEMES[(row + column + view) % SCHEMES.length] ?? 'dark',
      text,
    })),
  );
/** Without a full run, every second view is inspected, and they alternate between these. */
const LOOKS: StudioLook[] = [
  { ...SMALL, scheme: 'dark', text: 16 },
  { ...SMALL, scheme: 'light', text: 32 },
];

async function look(page: Page, { width, height, scheme, text }: StudioLook): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ ...MEDIA[scheme], reducedMotion: 'reduce' });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
  await protocol.detach();
  await settle(page);
}

/** Controls that are too small for the pointer of the page: with a mouse, 36 pixels are high enough. */
export async function smallTargets(page: Page): Promise<string[]> {
  const hasMouse = await page.evaluate(() => matchMedia('(pointer: fine)').matches);
  return (await targets(page)).filter(
    (one) =>
      // Between two blocks of the list there is room for 24 pixels.
      !/24\.0 x 24\.0.*"Insert a block/.test(one) &&
      !(hasMouse && / x (?:3[6-9]|4[0-3])\.\d instead/.test(one)),
  );
}

/** Goes through the studio by keyboard, and collects the problems of each view. */
export class StudioWalk {
  readonly found: string[] = [];
  readonly page: Page;
  readonly navigation: Locator;
  readonly parts: Locator;
  readonly dialog: Locator;
  /** The state of the draft. */
  readonly state: Locator;
  readonly title: Locator;
  #views = 0;
  readonly #sizes: readonly Size[];

  /** @param sizes The windows of a full run. */
  constructor(page: Page, sizes = SIZES) {
    this.page = page;
    this.#sizes = sizes;
    this.navigation = page.getByRole('navigation', { name: 'Content' });
    this.parts = page.getByRole('region', { name: 'Parts' });
    this.dialog = page.getByRole('dialog');
    this.state = page.getByRole('banner').getByRole('status');
    this.title = page.getByLabel('Title (required)', { exact: true });
  }

  /** Presses a button by the keyboard. */
  press(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    return this.button(name, within).press('Enter');
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: true }).first();
  }

  /** Opens a document from the list, and waits until it has replaced the one before it. */
  async open(name: RegExp): Promise<void> {
    const entry = this.button(name, this.navigation);
    const [title = ''] = (await entry.innerText()).split('\n');
    await entry.press('Enter');
    await expect(this.page.getByRole('banner').locator('strong')).toHaveText(title);
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toHaveCount(0);
    const hasFocus = await this.page.evaluate(() => document.activeElement?.localName === 'button');
    expect(hasFocus, 'the focus returns to the button that opened the dialog').toBe(true);
  }

  async undoAll(): Promise<void> {
    for (let step = 0; (await this.state.innerText()).includes('Unsaved'); step += 1) {
      expect(step).toBeLessThan(10);
      await this.press('Undo');
    }
  }

  /** Drops a file of the editor's computer on an element. */
  async drop(name: string, text: string, target: Locator): Promise<void> {
    const dataTransfer = await this.page.evaluateHandle(
      ([name, text]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], name, { type: 'image/svg+xml' }));
        return transfer;
      },
      [name, text] as const,
    );
    for (const event of ['dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer });
  }

  /** Inspects what is on the screen. */
  async view(name: string): Promise<void> {
    const { page } = this;
    const looks = IS_FULL_RUN
      ? everySize(this.#sizes, this.#views)
      : LOOKS.filter((_, index) => this.#views % (2 * LOOKS.length) === 2 * index);
    this.#views += 1;
    // After a button that disappears, the studio moves the focus.
    const hasFocus = page.waitForFunction(() => document.activeElement !== document.body, null, {
      timeout: 2000,
    });
    if (!(await hasFocus.catch(() => false))) this.found.push(`${name}: nothing has the focus`);
    const isForDevelopers = await page.evaluate(
      () => localStorage.getItem('studio-exact-locations') !== null,
    );
    if (!isForDevelopers) {
      this.found.push(...(await developersWords(page)).map((problem) => `${name}: ${problem}`));
    }
    for (const one of looks) {
      await look(page, one);
      const problems = [
        ...(await violations(page)),
        ...(await smallTargets(page)),
        ...(await reflow(page)),
        ...(await page.evaluate(referenceProblems)),
        ...(await page.evaluate(nameProblems)),
      ];
      const { width, scheme, text } = one;
      this.found.push(...problems.map((problem) => `${name}, ${width}, ${scheme}, ${text} px: ${problem}`));
    }
  }
}
