import type { Page } from '@playwright/test';

/** The pause between two keys of somebody who types fast. */
const PAUSE_MS = 180;
/** The first keys of a page are slower: code is compiled, and nothing is cached. */
const WARM_UP = 6;

/** The part of the studio that a key changes: the heading in the preview, or the number of problems. */
type Effect = 'preview' | 'problems';

/** The times in the studio's page, in milliseconds. */
interface Recording {
  /** From each key to the first frame that shows its effect. */
  times: number[];
  /** Keys whose effect is not on screen yet. */
  waiting: number;
}

/**
 * Records each key in the field with the focus until its effect is painted. Runs in the page.
 *
 * It ends with the task after the first frame that contains the change, in the studio's window, which has the same
 * frames as the window of the preview.
 */
function record(effect: Effect): void {
  const field = document.activeElement as HTMLInputElement;
  // A text that shows its bold words is an element, not a control.
  const typed = () => field.value ?? field.textContent;
  const preview = document.querySelector('iframe')?.contentDocument;
  const problems = document.querySelector('[aria-labelledby="studio-diagnostics"]');
  const root = effect === 'preview' ? preview : problems;
  if (!root) throw new Error(`The studio shows no ${effect}.`);
  const shown = () =>
    effect === 'preview'
      ? (preview?.querySelector('[data-typed]')?.textContent ?? '')
      : String(problems?.querySelectorAll('li').length);
  const recording: Recording = { times: [], waiting: 0 };
  const keys: { at: number; expected: string | null }[] = [];
  let pressedAt = 0;
  let before = shown();
  const onKey = (event: Event) => {
    pressedAt = event.timeStamp;
  };
  const onInput = () => {
    keys.push({ at: pressedAt, expected: effect === 'preview' ? typed() : null });
    recording.waiting = keys.length;
  };
  const observer = new MutationObserver(() => {
    const now = shown();
    const last = keys.findLastIndex(({ expected }) =>
      expected === null ? now !== before : now === expected,
    );
    before = now;
    if (last < 0) return;
    const done = keys.splice(0, last + 1);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        recording.times.push(...done.map(({ at }) => performance.now() - at));
        recording.waiting = keys.length;
      };
      port2.postMessage(undefined);
    });
  });
  field.addEventListener('keydown', onKey, true);
  field.addEventListener('input', onInput, true);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  const stop = () => {
    observer.disconnect();
    field.removeEventListener('keydown', onKey, true);
    field.removeEventListener('input', onInput, true);
  };
  Object.assign(window, { recording, stopRecording: stop });
}

type Recorder = { recording: Recording; stopRecording: () => void };

async function allShown(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as Recorder).recording.waiting === 0);
}

/** Presses keys in the field with the focus at a human pace, and returns the milliseconds from each to its effect. */
export async function timeKeys(page: Page, keys: string[], effect: Effect): Promise<number[]> {
  await page.evaluate(record, effect);
  for (const key of [...keys.slice(0, WARM_UP), ...keys]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(PAUSE_MS);
    // A problem that comes and goes between two answers of the server would never be on screen.
    if (effect === 'problems') await allShown(page);
  }
  await allShown(page);
  const times = await page.evaluate(() => {
    const { recording, stopRecording } = window as unknown as Recorder;
    stopRecording();
    return recording.times;
  });
  return times.slice(WARM_UP);
}

/** Returns the milliseconds of each search, as the studio's dialog asks for it. */
export function timeSearches(page: Page, searches: string[]): Promise<number[]> {
  return page.evaluate(async (all) => {
    const headers = { 'Content-Type': 'application/json', 'x-dev-tools': '1' };
    const times: number[] = [];
    for (const words of all) {
      const start = performance.now();
      const request = { method: 'POST', headers, body: JSON.stringify({ words }) };
      await (await fetch('/_dev/studio/search', request)).json();
      times.push(performance.now() - start);
    }
    return times;
  }, searches);
}

/** Opens the studio with a page. */
export async function openStudio(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.frameLocator('iframe').locator('h1').waitFor();
  // Vite may have found another dependency, which loads the page again.
  await page.waitForLoadState('networkidle');
}

/** The parts of a page in whose fields the bench types: headings are plain, and paragraphs show bold words. */
const TYPED = {
  heading: { shown: 'h1, h2', field: 'input, textarea' },
  paragraph: { shown: 'p', field: '[contenteditable="true"]' },
} as const;

/** Clicks headings or paragraphs in the preview until a form shows the text of one, and puts the cursor at its end. */
export async function openText(page: Page, kind: keyof typeof TYPED): Promise<void> {
  const { shown, field } = TYPED[kind];
  for (const one of await page.frameLocator('iframe').locator('main').locator(shown).all()) {
    await one.click();
    const text = await one.textContent();
    await page.waitForTimeout(PAUSE_MS);
    const found = await page.evaluate(
      ([selector, wanted]) => {
        const fields = [...document.querySelectorAll<HTMLInputElement>(`main :is(${selector})`)];
        const found = fields.find(({ value, textContent }) => (value ?? textContent) === wanted);
        found?.focus();
        return found !== undefined;
      },
      [field, text] as const,
    );
    if (!found) continue;
    await page
      .frameLocator('iframe')
      .locator('[data-typed]')
      .evaluateAll((elements) => {
        for (const element of elements) element.removeAttribute('data-typed');
      });
    await one.evaluate((element) => element.setAttribute('data-typed', ''));
    return page.keyboard.press('Control+End');
  }
  throw new Error(`No form shows the text of a ${kind} of the preview.`);
}

/** Selects the form of the page's own properties, and puts the cursor at the end of its title. */
export async function openTitle(page: Page): Promise<void> {
  await page.locator('[aria-label="Parts"] button').first().click();
  await page.locator('main input[id$="_title"], main textarea[id$="_title"]').first().click();
  await page.keyboard.press('End');
}
