// Sent into the page: it may use nothing from outside itself but the inspector that is there.

/** Controls on screen that are too small to be met with a finger. */
export function targetProblems(): string[] {
  /** What every target must measure both ways, links within a sentence included. */
  const LEAST = 24;
  /** What a control that stands by itself must be high. */
  const COMFORTABLE = 44;
  /** Boxes have a label beside them that answers as well; days and contents are many in a small place. */
  const DENSE = '[type="checkbox"], [type="radio"], td button, main nav a';
  const ROUNDING = 0.01;
  const { boxOf, controls, coverOf, describe } = window.inspector;
  const found: string[] = [];

  /** A link in running text is as high as its line allows. */
  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' && !element.closest('header, nav');

  /** A link that is broken over lines is as wide as its parts together, and as high as the lowest of them. */
  function sizeOf(element: Element): { width: number; height: number } {
    if (coverOf(element)) return boxOf(element);
    const parts = [...element.getClientRects()];
    return {
      width: parts.reduce((sum, { width }) => sum + width, 0),
      height: Math.min(...parts.map(({ height }) => height)),
    };
  }

  for (const element of controls()) {
    const { width, height } = sizeOf(element);
    const least = element.matches(DENSE) || isInText(element) ? LEAST : COMFORTABLE;
    const isBigEnough = width + ROUNDING >= LEAST && height + ROUNDING >= least;
    if (!isBigEnough)
      found.push(
        `${width.toFixed(1)} x ${height.toFixed(1)} instead of ${LEAST} x ${least}: ${describe(element)}`,
      );
  }
  return found;
}
