import { useEffect, useState } from 'react';
import { useAnnounce } from '@json-site/dev/shared';
import type { JsonPath } from '@json-site/values/locations';
import { partAt } from '../diagnostics/diagnostic-paths.ts';
import { focusField } from '../form/field-ids.ts';
import { describeChanges } from '../values/describe-changes.ts';
import { firstPart, type PartKey } from './document-parts.ts';
import { redo, undo } from './history.ts';
import type { OpenDocument } from './use-open-page.ts';

/**
 * Shows values of a document in their forms, and goes back and forward through its edits. `selected` is on the screen.
 */
export function useSteps(
  { site, schema, parts, page, state }: OpenDocument,
  selected: PartKey,
  select: (part: PartKey) => void,
) {
  const { history } = page;
  const announce = useAnnounce();
  /** The path of the field that receives the focus when the form of its part has rendered. */
  const [target, setTarget] = useState<JsonPath | null>(null);
  useEffect(() => {
    // RJSF renders a changed value once more.
    if (target) requestAnimationFrame(() => void focusField(target));
  }, [target]);

  function keyOf(path: JsonPath, keys: readonly number[]): PartKey {
    if (path.length === 0) return firstPart(parts);
    const part = partAt(path, parts);
    return typeof part === 'number' ? (keys[part] ?? null) : part;
  }

  /**
   * Selects the part with a value, and moves the focus to its field if asked to. `keys` are those of the blocks then.
   */
  function showValue(path: JsonPath, movesFocus = true, keys = history.now.keys): void {
    select(keyOf(path, keys));
    // A new array, also when the same field is shown again.
    if (movesFocus) setTarget(path.slice(typeof partAt(path, parts) === 'number' ? 2 : 0));
  }

  /** Goes one step back or forward, and shows what that changes. A button keeps the focus, to be pressed again. */
  function go(step: typeof undo, verb: string, movesFocus: boolean): void {
    const { now } = step(history);
    const changes = describeChanges(history.now.value, now.value, schema, site.schemas);
    // The part on the screen stays if it has changed as well.
    const first = changes.find(({ path }) => keyOf(path, now.keys) === selected) ?? changes[0];
    state.change(step);
    if (!first) return;
    showValue(first.path, movesFocus, now.keys);
    announce(`${verb}: ${first.where.join(' › ')}.`);
  }

  return {
    showValue,
    goBack: (movesFocus: boolean) => go(undo, 'Undone', movesFocus),
    goForward: (movesFocus: boolean) => go(redo, 'Redone', movesFocus),
  };
}
