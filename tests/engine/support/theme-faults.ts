/** A theme as a page of the development server takes it: its style sheet, and the names of its rules. */
export interface AppliedTheme {
  seed: number;
  css: string;
  flags: string;
}

/**
 * Runs in the page: applies each theme and lists what leaves the window sideways and, in both schemes, the texts with
 * too little contrast. A photograph behind text counts as its veil: the compiler measures the photograph's pixels.
 */
export function themeFaults(themes: readonly AppliedTheme[]): string[] {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const SLACK = 1;
  const found = new Set<string>();
  const root = document.documentElement;
  const colours = new Map<string, Colour>();
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

  function colourOf(css: string): Colour {
    let colour = colours.get(css);
    if (!colour) {
      const numbers = /^rgba?\(([^)]*)\)$/
        .exec(css)?.[1]
        ?.split(/[ ,/]+/)
        .map(Number);
      if (numbers) colour = [numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0, numbers[3] ?? 1];
      else if (canvas) {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = css;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        colour = [red, green, blue, alpha / 255];
      } else throw new Error(`The colour ${css} cannot be read.`);
      colours.set(css, colour);
    }
    return colour;
  }
  const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => [
    red * alpha + below[0] * (1 - alpha),
    green * alpha + below[1] * (1 - alpha),
    blue * alpha + below[2] * (1 - alpha),
    1,
  ];
  const luminance = (colour: Colour) => {
    const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  function contrast(one: Colour, other: Colour): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  let grounds = new Map<Element, Colour>();

  /** The colour behind an element's text. */
  function groundOf(element: Element): Colour {
    let ground = grounds.get(element);
    if (!ground) {
      const own = colourOf(getComputedStyle(element).backgroundColor);
      const { parentElement: parent } = element;
      const below = (): Colour => (parent ? groundOf(parent) : [255, 255, 255, 1]);
      ground = own[3] === 1 ? own : own[3] === 0 ? below() : over(own, below());
      grounds.set(element, ground);
    }
    return ground;
  }

  const describe = (element: Element) =>
    `${element.closest('[data-block], header, footer')?.getAttribute('data-block') ?? element.closest('header, footer')?.tagName} ${element.tagName}.${element.className} "${element.textContent?.trim().slice(0, 20)}"`;

  const texts = [...document.querySelectorAll('body *')].filter(
    (one) =>
      !one.closest('svg, script, style, noscript, [hidden], :disabled, [aria-disabled="true"]') &&
      [...one.childNodes].some(
        (child) => child.nodeType === Node.TEXT_NODE && (child.textContent ?? '').trim().length > 1,
      ),
  );

  const isScrolled = (element: Element): boolean => {
    for (let one = element.parentElement; one && one !== root; one = one.parentElement)
      if (getComputedStyle(one).overflowX !== 'visible') return true;
    return false;
  };

  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  for (const { seed, css, flags } of themes) {
    sheet.replaceSync(`${css} *,*::before,*::after{transition:none!important;animation:none!important}`);
    root.dataset['look'] = flags;
    if (root.scrollWidth > root.clientWidth + SLACK) {
      const wide = [...document.querySelectorAll('body *')].filter(
        (one) => one.getBoundingClientRect().right > root.clientWidth + SLACK && !isScrolled(one),
      );
      found.add(`${seed}: ${root.scrollWidth} px wide: ${wide.slice(0, 3).map(describe).join('; ')}`);
    }
    const shown = texts.filter((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    for (const scheme of ['light', 'dark']) {
      root.dataset['scheme'] = scheme;
      grounds = new Map();
      for (const element of shown) {
        const style = getComputedStyle(element);
        const ground = groundOf(element);
        const size = Number.parseFloat(style.fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        const ratio = contrast(over(colourOf(style.color), ground), ground);
        if (ratio < (isLarge ? 3 : 4.5) - 0.005)
          found.add(`${seed} ${scheme}: ${ratio.toFixed(2)} ${describe(element)}`);
      }
    }
  }
  return [...found];
}
