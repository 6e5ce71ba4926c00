// Playwright serialises this function into the page: it may use the inspector, and nothing else from outside.

/** Lists transitions, animations and smooth scrolling that reduced motion does not stop. */
export function movementProblems(): string[] {
  /** An animation may last one frame: some code waits for its end. */
  const JUMP = 0.001;
  const PARTS = [undefined, '::before', '::after', '::backdrop', '::details-content'];
  const { describe } = window.inspector;
  const found: string[] = [];
  const longest = (seconds: string) => Math.max(...seconds.split(',').map(Number.parseFloat));

  for (const element of [document.documentElement, ...document.body.querySelectorAll('*')])
    for (const part of PARTS) {
      const style = getComputedStyle(element, part);
      const where = part ? `${describe(element)} ${part}` : describe(element);
      const transition = longest(style.transitionDuration);
      const animation = style.animationName === 'none' ? 0 : longest(style.animationDuration);
      if (transition > 0) found.push(`transition of ${transition} s: ${where}`);
      if (animation > JUMP) found.push(`animation of ${animation} s: ${where}`);
      if (!part && style.scrollBehavior === 'smooth') found.push(`scrolling that glides: ${where}`);
    }
  return found;
}
