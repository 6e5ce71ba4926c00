import { expect, type Page } from '@playwright/test';
import type { Typed } from './form-values.ts';

/** The properties of the focused control that a keyboard visitor needs. */
interface Focused {
  name: string;
  kind: string;
  value: string;
  isChecked: boolean;
  isSubmit: boolean;
}

function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    return {
      name: element?.name ?? '',
      kind: element?.type ?? '',
      value: element?.value ?? '',
      isChecked: element?.checked ?? false,
      isSubmit: element?.type === 'submit',
    };
  });
}

/** Presses the down arrow key until the option is selected. */
async function choose(page: Page, wanted: string): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    if ((await focused(page)).value === wanted) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not reach the option ${wanted}.`);
}

/** Fills in the focused control. Returns the field's name, or undefined for a control outside the form. */
async function fillFocused(page: Page, typed: Typed): Promise<string | undefined> {
  const { name, kind, value, isChecked } = await focused(page);
  const wanted = typed[name];
  if (wanted === undefined) return undefined;
  if (kind === 'checkbox') {
    if (isChecked !== wanted.includes(value)) await page.keyboard.press('Space');
  } else if (kind === 'select-one') await choose(page, String(wanted));
  else await page.keyboard.type(String(wanted));
  return name;
}

/** Fills in every field with Tab from the top of the page, and presses Enter on the submit button. */
export async function completeByKeyboard(page: Page, typed: Typed): Promise<void> {
  const filled = new Set<string>();
  for (let stop = 0; stop < 150; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await fillFocused(page, typed);
    if (name) filled.add(name);
    else if (filled.size > 0 && (await focused(page)).isSubmit) break;
  }
  expect([...filled].sort(), 'Tab reaches every field').toEqual(Object.keys(typed).sort());
  await page.keyboard.press('Enter');
}
