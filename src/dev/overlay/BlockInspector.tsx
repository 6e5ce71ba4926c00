import { useEffect, useState } from 'react';
import { useAnnounce } from '../shared/announce.tsx';
import { openInEditor } from '../shared/EditorLink.tsx';
import { blockElements, blockOfElement } from './block-elements.ts';
import type { OverlayBlock, OverlayData } from './overlay-data.ts';
import { useLayoutChanges } from './use-layout-changes.ts';

interface Target {
  block: OverlayBlock;
  element: HTMLElement;
}

/** Returns the block that contains the element, if the server knows its location. */
function targetAt(data: OverlayData, element: Element | null): Target | undefined {
  const found = blockOfElement(element);
  const blockElement = found && blockElements(found.list)[found.index];
  const block = found && data.blocks[found.list][found.index];
  return blockElement && block ? { block, element: blockElement } : undefined;
}

/**
 * While Alt is held, outlines the block under the pointer with its type and location; a click opens it in the editor.
 */
export function BlockInspector({ data }: { data: OverlayData }) {
  const announce = useAnnounce();
  const [target, setTarget] = useState<Target>();
  useLayoutChanges(target !== undefined);

  useEffect(() => {
    let hovered: Element | null = null;
    const listeners = new AbortController();
    const { signal } = listeners;
    const onPointerMove = (event: PointerEvent) => {
      hovered = event.target instanceof Element ? event.target : null;
      setTarget(event.altKey ? targetAt(data, hovered) : undefined);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Alt') setTarget(targetAt(data, hovered));
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === 'Alt') setTarget(undefined);
    };
    const onClick = (event: MouseEvent) => {
      if (!event.altKey || !(event.target instanceof Element)) return;
      const clicked = targetAt(data, event.target);
      if (!clicked) return;
      // Without this, browsers download the target of a link that is clicked with Alt.
      event.preventDefault();
      event.stopPropagation();
      void openInEditor(clicked.block).then(announce);
    };
    window.addEventListener('pointermove', onPointerMove, { capture: true, signal });
    window.addEventListener('keydown', onKeyDown, { capture: true, signal });
    window.addEventListener('keyup', onKeyUp, { capture: true, signal });
    window.addEventListener('blur', () => setTarget(undefined), { signal });
    window.addEventListener('click', onClick, { capture: true, signal });
    return () => listeners.abort();
  }, [data, announce]);

  if (!target) return null;
  const { top, left, width, height } = target.element.getBoundingClientRect();
  const { type, file, line } = target.block;
  return (
    <div className="inspected" style={{ top, left, width, height }}>
      <p style={{ top: Math.max(0, -top) }}>
        <strong>{type}</strong> {file}:{line}
      </p>
    </div>
  );
}
