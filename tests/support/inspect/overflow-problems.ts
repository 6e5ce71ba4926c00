// Playwright serialises this function into the page: it may use the inspector, and nothing else from outside.

/** Lists what scrolls sideways, and boxes that cut off their content. */
export function overflowProblems(): string[] {
  const SLACK = 1;
  /** Controls and drawings scroll or clip on purpose, and so do pictures of pages, which are inert. */
  const OTHERS = 'input, textarea, select, option, img, svg, svg *, [inert], [inert] *';
  const { describe, isForEyes, isTableFrame } = window.inspector;
  const found: string[] = [];
  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollWidth > window.innerWidth) found.push(`the page is ${root.scrollWidth} wide`);

  const scope = document.querySelector('dialog:modal') ?? document.body;
  for (const element of [scope, ...scope.querySelectorAll('*')]) {
    if (!isForEyes(element) || element.matches(OTHERS) || element.clientWidth <= 1) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const isWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + SLACK;
    if (isWide && !isTableFrame(element)) found.push(`cut or scrolled sideways: ${describe(element)}`);
    const isHigh = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + SLACK;
    if (isHigh) found.push(`cut below: ${describe(element)}`);
  }
  return found;
}
