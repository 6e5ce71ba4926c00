// Playwright serialises this function into the page: it may use the inspector, and nothing else from outside.

/** Lists text outside the viewport, outside its box or over other text. */
export function textProblems(): string[] {
  const SLACK = 1;
  /** A line box is taller than its letters: so many pixels of two boxes may overlap. */
  const TOUCH = { across: 2, down: 6, box: 4 };
  const BOXES = 'button, a[class], summary, li, th, td, legend, label';
  const { describe, isForEyes, isTableFrame } = window.inspector;
  const found = new Set<string>();
  const lines: { holder: Element; box: DOMRect }[] = [];

  /** Whether the text is inside the dialog or page, or in the scroll container of a table. */
  function isWithin(holder: Element, box: DOMRect): boolean {
    if (box.right <= window.innerWidth + SLACK && box.left >= -SLACK) return true;
    for (let frame = holder.parentElement; frame; frame = frame.parentElement)
      if (isTableFrame(frame)) return true;
    return false;
  }

  /** The part of a box that is not scrolled out of sight in a list or a text area. */
  function inSight(holder: Element, box: DOMRect): DOMRect {
    let { left, top, right, bottom } = box;
    for (let frame: Element | null = holder; frame && frame !== document.body; frame = frame.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(frame).overflowY)) continue;
      const room = frame.getBoundingClientRect();
      [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
      [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  function lookAt(text: Node, holder: Element): void {
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const box = isTableFrame(holder) ? rect : inSight(holder, rect);
      if (box.width < 1 || box.height < 1) continue;
      lines.push({ holder, box });
      if (!isWithin(holder, box)) found.add(`text beyond the screen: ${describe(holder)}`);
    }
    const enclosing = holder.closest(BOXES);
    const layer = layerOf(holder);
    // A list of choices floats out of the item that opened it, on purpose.
    const floats = layer !== enclosing && enclosing?.contains(layer);
    const room = floats ? undefined : enclosing?.getBoundingClientRect();
    const words = inSight(holder, range.getBoundingClientRect());
    if (words.height < 1) return;
    if (room && (words.bottom > room.bottom + TOUCH.box || words.top < room.top - TOUCH.box))
      found.add(`text out of its box: ${describe(holder)}`);
  }

  const scope = document.querySelector('dialog:modal') ?? document.body;
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!holder || !text.textContent?.trim() || !isForEyes(holder)) continue;
    if (!holder.closest('option, [aria-hidden="true"]')) lookAt(text, holder);
  }

  /** Floating layers cover the rest on purpose. */
  function layerOf(element: Element): Element {
    let layer = element;
    while (layer.parentElement && !/fixed|sticky|absolute/.test(getComputedStyle(layer).position))
      layer = layer.parentElement;
    return layer;
  }

  lines.sort((one, other) => one.box.top - other.box.top);
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      if (down <= TOUCH.down) {
        if (other.box.top > one.box.bottom) break;
        continue;
      }
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      if (across <= TOUCH.across || one.holder === other.holder) continue;
      if (layerOf(one.holder) === layerOf(other.holder))
        found.add(`text over text: ${describe(one.holder)} and ${describe(other.holder)}`);
    }
  });
  return [...found];
}
