import { expect, type Page } from '@playwright/test';
import { awaitFormCode } from '../form-code.ts';
import { lookAtStop, type Stop } from './stop.ts';

/** More presses than any page has controls: the focus is trapped. */
const LIMIT = 200;

/** Presses Tab to the end of the page and returns every stop. */
export async function pressThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < LIMIT; press += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtStop);
    if (stop.id === undefined || stops.some(({ id }) => id === stop.id)) return stops;
    stops.push(stop);
  }
  throw new Error(`${LIMIT} presses of ${key} do not reach the end of the page.`);
}

/** Returns a line for each defect of the stops. */
export const problemsOf = (stops: Stop[], way: string) =>
  stops.flatMap(({ words, problems }) => problems.map((problem) => `${way} ${words}: ${problem}`));

/** Lists stops above and to the left of the stop before, against the reading order. */
function stepsBack(stops: Stop[]): string[] {
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    if (!before || before.isFixed || stop.isFixed) return [];
    const isBack = stop.bottom <= before.top && stop.right <= before.left;
    return isBack ? [`${stop.words} comes after ${before.words}`] : [];
  });
}

/** Waits for the code of a form, which loads when the form is near: the keyboard would be faster. */
async function awaitForm(page: Page): Promise<void> {
  const form = page.locator('[data-block="form"] form');
  if ((await form.count()) === 0) return;
  await awaitFormCode(form);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Goes through the page with the keyboard, there and back, and returns the defects that a visitor would notice. */
export async function tour(
  page: Page,
  { isThereAndBack = true }: { isThereAndBack?: boolean } = {},
): Promise<{ stops: number; problems: string[] }> {
  await awaitForm(page);
  const there = await pressThrough(page, 'Tab');
  const problems = [...problemsOf(there, 'there'), ...stepsBack(there)];
  if (!isThereAndBack) return { stops: there.length, problems };
  const back = await pressThrough(page, 'Shift+Tab');
  const namesOf = (stops: Stop[]) => stops.map(({ words }) => words);
  expect(namesOf(back).reverse(), 'the way back is the way there').toEqual(namesOf(there));
  return { stops: there.length, problems: [...problems, ...problemsOf(back, 'back')] };
}
