// Playwright serialises this function into the page: it may use the inspector, and nothing else from outside.

/** Lists controls that are too small for a finger. */
export function targetProblems(): string[] {
  /** The least width and height of every target, including links in a sentence. */
  const LEAST = 24;
  /** The least height of a standalone control. */
  const COMFORTABLE = 44;
  /** The label of a box can be pressed as well; calendars and tables of contents need many targets in little space. */
  const DENSE = '[type="checkbox"], [type="radio"], td button, main nav a';
  const ROUNDING = 0.01;
  const { boxOf, controls, coverOf, describe } = window.inspector;
  const found: string[] = [];

  /** The line height limits the height of a link in running text. */
  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' && !element.closest('header, nav');

  /** A link that wraps counts the width of all its parts, and the height of the lowest. */
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
