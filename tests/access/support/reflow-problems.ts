// Sent into the page: it may use nothing from outside itself but the inspector that is there.

/** Text that is cut off, lies over other text or out of reach, and what would have to be scrolled sideways. */
export function reflowProblems(): string[] {
  const SLACK = 1;
  const { describe, isShown } = window.inspector;
  const found: string[] = [];
  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollWidth > window.innerWidth) found.push(`the page is ${root.scrollWidth} wide`);

  const isForEyes = (element: Element) =>
    isShown(element) && !getComputedStyle(element).clipPath.startsWith('inset');
  const scope = document.querySelector('dialog:modal') ?? document.body;
  for (const element of scope.querySelectorAll<HTMLElement>('*')) {
    if (!isForEyes(element) || element.matches('input, textarea, select, option, img, svg, svg *')) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (
      overflowX !== 'visible' &&
      element.scrollWidth > element.clientWidth + SLACK &&
      element.clientWidth > 1
    )
      found.push(`cut or scrolled sideways: ${describe(element)}`);
    const isCutBelow = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + SLACK;
    if (isCutBelow && element.clientHeight > 1 && element.localName !== 'dialog')
      found.push(`cut below: ${describe(element)}`);
  }

  interface Line {
    holder: Element;
    box: DOMRect;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (
      !holder ||
      !node.textContent?.trim() ||
      !isForEyes(holder) ||
      holder.closest('option, [aria-hidden="true"]')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      lines.push({ holder, box });
      if (box.right > window.innerWidth + SLACK || box.left < -SLACK)
        found.push(`text beyond the screen: ${describe(holder)}`);
    }
    const frame = holder.closest('button, a[class], summary, li, th, td, legend, label');
    const words = range.getBoundingClientRect();
    const room = frame?.getBoundingClientRect();
    if (frame && room && (words.bottom > room.bottom + 4 || words.top < room.top - 4))
      found.push(`text out of its box: ${describe(frame)}`);
  }

  /** What floats lies over the rest on purpose. */
  function layerOf(element: Element): Element {
    let layer = element;
    while (layer.parentElement && !/fixed|sticky|absolute/.test(getComputedStyle(layer).position))
      layer = layer.parentElement;
    return layer;
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  lines.forEach((one, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.box.top > one.box.bottom - 4) break;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      if (
        across > 2 &&
        down > 6 &&
        layerOf(one.holder) === layerOf(other.holder) &&
        one.holder !== other.holder
      )
        found.push(`text over text: ${describe(one.holder)} and ${describe(other.holder)}`);
    }
  });
  return [...new Set(found)];
}
