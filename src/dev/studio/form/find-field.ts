import type { JsonPath } from '../../../compiler/source/locations.ts';
import { FIELD_PREFIX } from './PartForm.tsx';

/** Opens the folded parts around a field. */
function unfold(element: Element): void {
  const panel = element.closest('[hidden]');
  if (!panel) return;
  document.querySelector<HTMLButtonElement>(`[data-fold][aria-controls="${panel.id}"]`)?.click();
  if (panel.parentElement) unfold(panel.parentElement);
}

/** The control that shows the value at a place of the page, or the nearest part around it. */
export function findField(place: JsonPath, block: number | null): HTMLElement | null {
  const segments = place.slice(block === null ? 0 : 2);
  for (let length = segments.length; length > 0; length--) {
    const field = document.getElementById([FIELD_PREFIX, ...segments.slice(0, length)].join('_'));
    if (!field) continue;
    unfold(field);
    return field;
  }
  return document.querySelector('main');
}
