// Everything here is sent into the page: it may use nothing from outside itself.

/** What the checks inside a page have in common. */
export interface Inspector {
  /** Whether a visitor can see it, wherever the page is scrolled to. */
  isShown: (element: Element) => boolean;
  /** Whether it is there for the eye, and not for a screen reader alone. */
  isForEyes: (element: Element) => boolean;
  /** Holds a table and may be scrolled sideways, as WCAG 1.4.10 allows for tables, as long as the page is not. */
  isTableFrame: (element: Element) => boolean;
  /** Enough of an element to find it by. */
  describe: (element: Element) => string;
  /** Every control that is shown and answers. */
  controls: () => HTMLElement[];
  /** The box that answers a press: of a link that covers a card, the card's. */
  boxOf: (element: Element) => DOMRect;
  /** Whether a part of the control that lies over its surroundings is drawn by a pseudo-element. */
  coverOf: (element: Element) => CSSStyleDeclaration | undefined;
  /** Contrast between two colours that are computed values. */
  contrast: (one: string, other: string) => number;
  /** The colour of the ground at a point of the screen. */
  backgroundAt: (x: number, y: number) => string;
}

declare global {
  interface Window {
    inspector: Inspector;
  }
}

/** Puts the inspector into the page. */
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

  /** While a dialog is open, everything else is out of reach. */
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
