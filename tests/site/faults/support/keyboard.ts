import { expect, type Page } from '@playwright/test';
import type { Typed } from './answers.ts';

/** The control that has the focus, as far as a visitor on the keyboard must know it. */
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

/** Goes down the list until the option is chosen, as arrow keys do. */
async function choose(page: Page, wanted: string): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    if ((await focused(page)).value === wanted) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`No option ${wanted} can be reached with the arrow keys.`);
}

/** Answers the control that has the focus. Returns the field's name if it is one of the form's. */
async function answer(page: Page, typed: Typed): Promise<string | undefined> {
  const { name, kind, value, isChecked } = await focused(page);
  const wanted = typed[name];
  if (wanted === undefined) return undefined;
  if (kind === 'checkbox') {
    if (isChecked !== wanted.includes(value)) await page.keyboard.press('Space');
  } else if (kind === 'select-one') await choose(page, String(wanted));
  else await page.keyboard.type(String(wanted));
  return name;
}

/** From the top of the page with Tab alone: answers every field on the way, and presses Enter on the button. */
export async function completeByKeyboard(page: Page, typed: Typed): Promise<void> {
  const answered = new Set<string>();
  for (let stop = 0; stop < 150; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await answer(page, typed);
    if (name) answered.add(name);
    else if (answered.size > 0 && (await focused(page)).isSubmit) break;
  }
  expect([...answered].sort(), 'every field is reached with Tab').toEqual(Object.keys(typed).sort());
  await page.keyboard.press('Enter');
}
