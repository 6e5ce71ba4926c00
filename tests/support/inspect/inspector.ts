// Playwright serialises this function into the page: it must not use anything from outside itself.

/** Helpers for the inspections that run in a page. */
export interface Inspector {
  /** Whether a visitor can see the element after scrolling to it. */
  isShown: (element: Element) => boolean;
  /** Whether the element is visible, not only available to screen readers. */
  isForEyes: (element: Element) => boolean;
  /** Whether the element scrolls a table sideways, which WCAG 1.4.10 allows while the page itself does not scroll. */
  isTableFrame: (element: Element) => boolean;
  /** A short description to find the element by. */
  describe: (element: Element) => string;
  /** Every visible and enabled control. */
  controls: () => HTMLElement[];
  /** The box that can be pressed: for a link that covers a card, the card's. */
  boxOf: (element: Element) => DOMRect;
  /** The styles of the pseudo-element that extends the control over its surroundings, if there is one. */
  coverOf: (element: Element) => CSSStyleDeclaration | undefined;
  /** The contrast ratio of two computed colours. */
  contrast: (one: string, other: string) => number;
  /** The background colour at a point of the viewport. */
  backgroundAt: (x: number, y: number) => string;
}

declare global {
  interface Window {
    inspector: Inspector;
  }
}

/** Installs the inspector in the page. */
export function installInspector(): void {
  const CONTROLS = 'a[href], button, summary, input, select, textarea, [role="button"], [tabindex="0"]';

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

  const isForEyes = (element: Element) =>
    isShown(element) && !getComputedStyle(element).clipPath.startsWith('inset');

  const isTableFrame = (element: Element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) && element.querySelector('table') !== null;

  function describe(element: Element): string {
    const { id } = element;
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim();
    const place = element.closest('[data-block], header, footer, dialog, aside');
    const within = place?.getAttribute('data-block') ?? place?.localName ?? '';
    return `${within} ${element.localName}${id && `#${id}`} "${words.slice(0, 40)}"`;
  }

  const isDead = (element: HTMLElement) =>
    element.closest('[aria-hidden="true"], [inert]') !== null ||
    (element as HTMLButtonElement).disabled === true ||
    (element as HTMLInputElement).type === 'hidden';

  /** While a dialog is open, everything else is inert. */
  function controls(): HTMLElement[] {
    const dialog = document.querySelector('dialog:modal');
    const all = [...(dialog ?? document).querySelectorAll<HTMLElement>(CONTROLS)];
    return all.filter((element) => isShown(element) && !isDead(element));
  }

  function coverOf(element: Element): CSSStyleDeclaration | undefined {
    const style = getComputedStyle(element, '::after');
    const isCover = style.content !== 'none' && style.position === 'absolute' && style.inset !== 'auto';
    return isCover ? style : undefined;
  }

  function boxOf(element: Element): DOMRect {
    if (!coverOf(element)) return element.getBoundingClientRect();
    let holder: Element | null = element;
    while (holder?.parentElement && getComputedStyle(holder).position === 'static')
      holder = holder.parentElement;
    return (holder ?? element).getBoundingClientRect();
  }

  type Colour = [red: number, green: number, blue: number, alpha: number];

  function parse(colour: string): Colour {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(
      Number,
    );
    const scale = colour.startsWith('color(') ? 255 : 1;
    return [red * scale, green * scale, blue * scale, alpha];
  }

  function luminance([red, green, blue]: Colour): number {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function contrast(one: string, other: string): number {
    const [darker = 0, lighter = 0] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  }

  function backgroundAt(x: number, y: number): string {
    const stack = document.elementsFromPoint(x, y);
    let mixed: Colour = [0, 0, 0, 0];
    for (const element of [...stack, document.documentElement]) {
      const [red, green, blue, alpha] = parse(getComputedStyle(element).backgroundColor);
      const share = alpha * (1 - mixed[3]);
      mixed = [mixed[0] + red * share, mixed[1] + green * share, mixed[2] + blue * share, mixed[3] + share];
      if (mixed[3] > 0.999) break;
    }
    return `rgb(${mixed[0]}, ${mixed[1]}, ${mixed[2]})`;
  }

  window.inspector = {
    isShown,
    isForEyes,
    isTableFrame,
    describe,
    controls,
    boxOf,
    coverOf,
    contrast,
    backgroundAt,
  };
}
