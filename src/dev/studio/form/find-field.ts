import type { JsonPath } from '../../../compiler/source/locations.ts';
import { FIELD_PREFIX } from './PartForm.tsx';

/** Expands the collapsed items around a field. */
function expand(element: Element): void {
  const panel = element.closest('[hidden]');
  if (!panel) return;
  document.querySelector<HTMLButtonElement>(`[data-toggle][aria-controls="${panel.id}"]`)?.click();
  if (panel.parentElement) expand(panel.parentElement);
}

/** Returns the control of the value at a JSON path, or of the nearest value around it, and expands the items around it. */
export function findField(path: JsonPath, block: number | null): HTMLElement | null {
  const segments = path.slice(block === null ? 0 : 2);
  for (let length = segments.length; length > 0; length--) {
    const field = document.getElementById([FIELD_PREFIX, ...segments.slice(0, length)].join('_'));
    if (!field) continue;
    expand(field);
    return field;
  }
  return document.querySelector('main');
}
