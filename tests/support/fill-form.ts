import type { Locator, Page } from '@playwright/test';
import { valueAt } from './value-at.ts';

/** Form values as a data schema describes them. */
export type PlayerValues = Record<string, unknown>;

/** The elements that the keyboard has reached. */
interface Focused {
  kind: 'control' | 'add' | 'next' | 'submit' | 'other' | 'outside';
  /**
   * The path of the control's value, with the indices of list entries: `visitors.1.age`. For a button, the list's id.
   */
  path: string;
  /** The type of the control: that of an input, `select` or `textarea`. */
  type: string;
  /** The value of a box or radio button. */
  value: string;
  isChecked: boolean;
  /** For a button that adds an entry: how many there are. */
  entries: number;
}

/** No form of the tests needs more keys. */
const MOST_STEPS = 800;

async function focusedIn(form: Locator): Promise<Focused> {
  return form.evaluate((element): Focused => {
    const active = document.activeElement;
    const none: Focused = {
      kind: 'outside',
      path: '',
      type: '',
      value: '',
      isChecked: false,
      entries: 0,
    };
    if (!active || !element.contains(active)) return none;
    if (active instanceof HTMLButtonElement) {
      if (active.dataset['next'] !== undefined) return { ...none, kind: 'next' };
      if (active.type === 'submit') return { ...none, kind: 'submit' };
      if (active.dataset['add'] === undefined) return { ...none, kind: 'other' };
      const list = active.closest('fieldset');
      const entries = list?.querySelector('[data-items]')?.children.length ?? 0;
      return { ...none, kind: 'add', path: list?.id ?? '', entries };
    }
    const isInput = active instanceof HTMLInputElement;
    const isControl = isInput || active instanceof HTMLSelectElement || active instanceof HTMLTextAreaElement;
    if (!isControl || !active.name) return { ...none, kind: 'other' };
    const type = isInput ? active.type : active.localName;
    return {
      ...none,
      kind: 'control',
      path: active.name,
      type,
      value: active.value,
      isChecked: isInput && active.checked,
    };
  });
}

interface ListLength {
  path: string[];
  length: number;
}

/** Every list inside the values, the inner ones first: the id of a list ends with its path. */
function listsIn(value: unknown, path: string[] = []): ListLength[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, one]) => listsIn(one, [...path, name]));
  return Array.isArray(value) ? [...inner, { path, length: value.length }] : inner;
}

const isChosen = (wanted: unknown, value: string) => [wanted].flat().some((one) => String(one) === value);

/** A date with a time, which have two controls. */
const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/;

/** Gives one control its value with the keyboard. */
async function fillFocused(page: Page, form: Locator, focused: Focused, wanted: unknown): Promise<void> {
  const { type, value, isChecked, path } = focused;
  const { keyboard } = page;
  if (type === 'checkbox') {
    const isWanted = wanted !== undefined && isChosen(wanted, value);
    if (isWanted !== isChecked) await keyboard.press('Space');
  } else if (type === 'radio') {
    if (wanted === undefined) return;
    await keyboard.press('Space');
    for (let step = 0; step < 12 && !isChosen(wanted, (await focusedIn(form)).value); step++)
      await keyboard.press('ArrowDown');
  } else if (type === 'select') {
    for (let step = 0; step < 40 && (await focusedIn(form)).value !== String(wanted ?? ''); step++)
      await keyboard.press('ArrowDown');
  } else if (wanted !== undefined) {
    // The parts of a browser's own control for times depend on the language of the machine.
    const [, date = String(wanted), time = String(wanted)] = MOMENT.exec(String(wanted)) ?? [];
    if (type === 'time') {
      const text = time.slice(0, 5);
      // Tab stops at each part of the control, and each of them is this control.
      if (value !== text) await form.locator(`[name="${path}"][type="time"]`).fill(text);
    } else {
      await keyboard.press('ControlOrMeta+a');
      await keyboard.insertText(date);
    }
  }
}

/**
 * Fills in a form with the keyboard alone: Tab moves on, an entry that is missing is added with its button, and the
 * next page is shown with its own. Ends on the submit button.
 */
export async function fillByKeyboard(page: Page, form: Locator, values: PlayerValues): Promise<void> {
  const lists = listsIn(values);
  await form.locator('input, select, textarea, button').first().focus();
  for (let step = 0; step < MOST_STEPS; step++) {
    const focused = await focusedIn(form);
    if (focused.kind === 'submit') return;
    if (focused.kind === 'outside') throw new Error('Tab has left the form before the submit button.');
    if (focused.kind === 'control') await fillFocused(page, form, focused, valueAt(values, focused.path));
    if (focused.kind === 'add') {
      const wanted = lists.find(({ path }) => focused.path.endsWith(`.${path.join('.')}`));
      if (wanted && focused.entries < wanted.length) {
        await page.keyboard.press('Enter');
        // The new entry has the focus.
        continue;
      }
    }
    if (focused.kind === 'next') {
      await page.keyboard.press('Enter');
      // The focus moves to the next page, or to the errors of this one.
      await form.locator('[data-next]:focus').waitFor({ state: 'detached' });
      await form.locator(':focus').waitFor();
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('The submit button was not reached.');
}
