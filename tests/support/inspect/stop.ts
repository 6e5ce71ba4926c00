// Playwright serialises this function into the page: it may use the inspector, and nothing else from outside.

/** The element with the focus, and its defects for a visitor who looks at the screen. */
export interface Stop {
  /** Identifies the stop; undefined when no control has the focus. */
  id: number | undefined;
  words: string;
  /** The position on the page, not in the viewport. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  isFixed: boolean;
  problems: string[];
}

/** Inspects the element with the focus. */
export function lookAtStop(): Stop {
  const WIDTH = 2;
  const CONTRAST = 3;
  const INSET = 6;
  const { backgroundAt, boxOf, contrast, coverOf, describe } = window.inspector;
  const page = window as unknown as { stops?: Element[] };
  const known = page.stops ?? [];
  page.stops = known;
  const element = document.activeElement as HTMLElement;
  const problems: string[] = [];
  if (!element || element === document.body || element === document.documentElement)
    return { id: undefined, words: '', left: 0, top: 0, right: 0, bottom: 0, isFixed: false, problems };
  if (!known.includes(element)) known.push(element);

  const cover = coverOf(element);
  const own = getComputedStyle(element);
  const ring = cover && cover.outlineStyle !== 'none' ? cover : own;
  const box = boxOf(element);
  const width = ring.outlineStyle === 'none' ? 0 : Number.parseFloat(ring.outlineWidth);
  const reach = Number.parseFloat(ring.outlineOffset) + width;
  const parts = cover ? [box] : [...element.getClientRects()];

  // The control and its focus ring are inside the viewport.
  const edge = {
    left: box.left - reach,
    top: box.top - reach,
    right: box.right + reach,
    bottom: box.bottom + reach,
  };
  const isOnScreen =
    edge.left >= -0.5 &&
    edge.top >= -0.5 &&
    edge.right <= document.documentElement.clientWidth + 0.5 &&
    edge.bottom <= window.innerHeight + 0.5;
  if (!isOnScreen)
    problems.push(
      `not wholly on screen (${[edge.left, edge.top, edge.right, edge.bottom].map(Math.round).join(' ')})`,
    );
  let isFixed = false;
  for (let holder: Element | null = element; holder; holder = holder.parentElement) {
    const { overflowX, overflowY, position, overflowClipMargin } = getComputedStyle(holder);
    if (position === 'fixed') isFixed = true;
    if (holder === element || holder === document.documentElement || holder === document.body) continue;
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const room = holder.getBoundingClientRect();
    const margin = Number.parseFloat(overflowClipMargin) || 0;
    const isCut =
      edge.left < room.left - margin - 0.5 ||
      edge.right > room.right + margin + 0.5 ||
      edge.top < room.top - margin - 0.5 ||
      edge.bottom > room.bottom + margin + 0.5;
    if (isCut) problems.push(`its ring is cut by ${describe(holder)}`);
  }

  // Nothing covers the control.
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  const field = element.closest('[data-field]');
  // A field may contain a button.
  const isItself = (there: Element | null) =>
    there !== null && [element, field, ...labels].some((own) => own?.contains(there));
  for (const part of parts) {
    const x = Math.min(INSET, part.width / 4);
    const y = Math.min(INSET, part.height / 4);
    const points: [number, number][] = [
      [part.left + part.width / 2, part.top + part.height / 2],
      [part.left + x, part.top + y],
      [part.right - x, part.top + y],
      [part.left + x, part.bottom - y],
      [part.right - x, part.bottom - y],
    ];
    for (const point of points) {
      const there = document.elementFromPoint(...point);
      if (!isItself(there)) problems.push(`covered by ${there ? describe(there) : 'nothing'}`);
    }
  }

  // The focus indicator contrasts with its surroundings, outside and inside.
  if (width < WIDTH) problems.push(`an indicator of ${width} px`);
  else {
    const middleX = (box.left + box.right) / 2;
    const middleY = (box.top + box.bottom) / 2;
    for (const distance of [reach + 0.5, reach - width - 0.5]) {
      const beside: [number, number][] = [
        [middleX, box.top - distance],
        [middleX, box.bottom + distance],
        [box.left - distance, middleY],
        [box.right + distance, middleY],
      ];
      for (const [x, y] of beside) {
        const isOutside = document.elementFromPoint(x, y) === null;
        const ratio = contrast(ring.outlineColor, backgroundAt(x, y));
        if (ratio < CONTRAST && !isOutside) problems.push(`an indicator of ${ratio.toFixed(2)}:1`);
      }
    }
  }
  const { scrollX, scrollY } = window;
  return {
    id: known.indexOf(element),
    words: describe(element),
    left: box.left + scrollX,
    top: box.top + scrollY,
    right: box.right + scrollX,
    bottom: box.bottom + scrollY,
    isFixed,
    problems: [...new Set(problems)],
  };
}
