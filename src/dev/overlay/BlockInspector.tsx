import { useEffect, useState } from 'react';
import { blockElements, blockOfElement, useLayoutChanges } from './block-elements.ts';
import { openInEditor } from './open-in-editor.ts';
import type { OverlayBlock, OverlayData } from './overlay-data.ts';

interface Aim {
  facts: OverlayBlock;
  element: HTMLElement;
}

/** The block under a point of the screen, if the server knows where it is written. */
function aimAt(facts: OverlayData, target: Element | null): Aim | undefined {
  const place = blockOfElement(target);
  const element = place && blockElements(place.list)[place.index];
  const block = place && facts.blocks[place.list][place.index];
  return element && block ? { facts: block, element } : undefined;
}

/** While Alt is held, the block under the pointer is outlined with its type and file, and a click opens them. */
export function BlockInspector({ facts, onDone }: { facts: OverlayData; onDone: (message: string) => void }) {
  const [aim, setAim] = useState<Aim>();
  useLayoutChanges(aim !== undefined);

  useEffect(() => {
    let last: Element | null = null;
    const move = (event: PointerEvent) => {
      last = event.target instanceof Element ? event.target : null;
      setAim(event.altKey ? aimAt(facts, last) : undefined);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Alt') setAim(aimAt(facts, last));
    };
    const release = (event: KeyboardEvent) => {
      if (event.key === 'Alt') setAim(undefined);
    };
    const leave = () => setAim(undefined);
    const click = (event: MouseEvent) => {
      if (!event.altKey || !(event.target instanceof Element)) return;
      const hit = aimAt(facts, event.target);
      if (!hit) return;
      // A browser would save a link's target.
      event.preventDefault();
      event.stopPropagation();
      void openInEditor(hit.facts).then(onDone);
    };
    const options = { capture: true };
    window.addEventListener('pointermove', move, options);
    window.addEventListener('keydown', press, options);
    window.addEventListener('keyup', release, options);
    window.addEventListener('blur', leave);
    window.addEventListener('click', click, options);
    return () => {
      window.removeEventListener('pointermove', move, options);
      window.removeEventListener('keydown', press, options);
      window.removeEventListener('keyup', release, options);
      window.removeEventListener('blur', leave);
      window.removeEventListener('click', click, options);
    };
  }, [facts, onDone]);

  if (!aim) return null;
  const { top, left, width, height } = aim.element.getBoundingClientRect();
  return (
    <div className="aim" style={{ top, left, width, height }}>
      <p style={{ top: Math.max(0, -top) }}>
        <strong>{aim.facts.type}</strong> {aim.facts.file}:{aim.facts.line}
      </p>
    </div>
  );
}
