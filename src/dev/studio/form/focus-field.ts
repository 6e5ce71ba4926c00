import type { JsonPath } from '../../../compiler/source/locations.ts';
import { idOf } from './field-ids.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Moves the focus to the control at a path of the form, or to the nearest one around it. Expands the items around it. */
export async function focusField(path: JsonPath): Promise<void> {
  for (const length of path.keys()) {
    const toggle = document.querySelector<HTMLButtonElement>(
      `[data-toggle="${CSS.escape(idOf(path.slice(0, length + 1)))}"][aria-expanded="false"]`,
    );
    if (!toggle) continue;
    toggle.click();
    // The fields of an item render when it opens.
    await nextFrame();
  }
  for (let length = path.length; length > 0; length--) {
    const field = document.getElementById(idOf(path.slice(0, length)));
    if (field) return field.focus();
  }
  document.querySelector('main')?.focus();
}
