import type { Page } from '@playwright/test';

/** What is known of a page besides its faults. The pages of a site are compared by it. */
export interface PageFacts {
  title: string;
  language: string;
  /** Links of header and footer: text and address. */
  navigation: string[];
  landmarks: string[];
  /** Addresses to which the content links. */
  links: string[];
  films: number;
  passwords: number;
  endless: number;
  emptyHeadings: number;
  isSkipLinkFirst: boolean;
  unreachable: string[];
  /** Whether the page is too long for the limit of HTML: a legal text. */
  isLegal: boolean;
  hasForm: boolean;
}

/** Runs in the page. */
function readFacts(): PageFacts {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const { controls, describe } = window.inspector;
  const first = controls()[0];
  const animations = document.getAnimations();
  return {
    title: document.title,
    language: document.documentElement.lang,
    navigation: all('body header a[href], body footer a[href]').map(
      (link) => `${words(link)} ${link.getAttribute('href')}`,
    ),
    landmarks: all('header, main, aside, footer')
      .filter((one) => !one.parentElement?.closest('main, article, section, footer'))
      .map(({ localName }) => localName),
    links: all('main a[href]').map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    films: all('video, audio, iframe').length,
    passwords: all('input[type="password"]').length,
    endless: animations.filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length,
    emptyHeadings: all('h1, h2, h3, h4, h5, h6').filter((heading) => words(heading) === '').length,
    isSkipLinkFirst: first?.getAttribute('href') === `#${document.querySelector('main')?.id}`,
    unreachable: controls()
      .filter((control) => control.tabIndex < 0)
      .map(describe),
    isLegal: document.querySelector('[data-block="legal-sections"]') !== null,
    hasForm: document.querySelector('main [data-block="form"] form') !== null,
  };
}

export const factsOf = (page: Page): Promise<PageFacts> => page.evaluate(readFacts);
