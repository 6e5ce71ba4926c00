import { isObject } from '@json-site/values/objects';
import { PREVIEW, SLOT_NAMES, SLOT_WIDTH } from '../../media/slot.ts';
import { formatValue, intended, suggestion } from '../../report/wording.ts';
import type { SchemaNode, SchemaReport } from './schema-node.ts';

/** Reports a `slot` with widths that no box can have. */
export function checkSlot({ schema: { slot }, path }: SchemaNode, report: SchemaReport): void {
  if (slot === undefined || slot === PREVIEW.slot) return;
  const named = isObject(slot) ? Object.entries(slot) : [[undefined, slot] as const];
  for (const [name, width] of named) {
    const below = name === undefined ? [] : [name];
    if (name !== undefined && !SLOT_NAMES.some((one) => one === name)) {
      const message = `slot has ${formatValue(name)}; there is no such kind of window or picture.`;
      const names = [...SLOT_NAMES];
      const hint = suggestion(name, names);
      report({
        node: path,
        keyword: 'slot',
        below,
        part: 'key',
        message,
        hint,
        right: intended(name, names),
      });
    } else if (typeof width === 'string' && !SLOT_WIDTH.test(width)) {
      const message = `${['slot', ...below].join('.')} is ${formatValue(width)}; no slot has such a width.`;
      const hint =
        'Write "full" for the window, "1" for the content column, "1/2" for half of it, or "12rem".';
      report({ node: path, keyword: 'slot', below, message, hint });
    }
  }
}
