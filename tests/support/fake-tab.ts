import { vi } from 'vitest';

/** An element for tests: what the code under test asks of one. */
export class FakeElement {
  tabIndex = -1;
  /** Distance from the top of the document. */
  top = 0;
  isHidden = false;
  /** Whether the element stays at its place in the viewport. */
  isFixed = false;
  readonly scrolledIntoView: ScrollIntoViewOptions[] = [];
  readonly selector: string;
  readonly href: string | undefined;
  readonly #tab: FakeTab;

  constructor(tab: FakeTab, selector: string, href?: string) {
    this.#tab = tab;
    this.selector = selector;
    this.href = href;
  }

  closest(name: string): FakeElement | null {
    return name === 'a' && this.href !== undefined ? this : null;
  }

  getAttribute(name: string): string | null {
    return name === 'href' ? (this.href ?? null) : null;
  }

  get origin(): string {
    return new URL(this.href ?? '', this.#tab.url).origin;
  }

  get pathname(): string {
    return new URL(this.href ?? '', this.#tab.url).pathname;
  }

  matches(selectors: string): boolean {
    return selectors.split(', ').includes(this.selector);
  }

  getBoundingClientRect(): { top: number } {
    return { top: this.isFixed ? this.top : this.top - this.#tab.window.scrollY };
  }

  scrollIntoView(options: ScrollIntoViewOptions): void {
    this.scrolledIntoView.push(options);
  }

  focus(): void {
    if (!this.isHidden) this.#tab.focused = this;
  }
}

/** A browser tab for tests: its history, and a document with a few elements. */
export interface FakeTab {
  readonly window: EventTarget & { scrollY: number; history: FakeHistory };
  readonly document: EventTarget;
  readonly url: URL;
  readonly entries: readonly { state: unknown; url: URL }[];
  /** Calls of `location.reload()`. */
  reloads: number;
  readonly scrolls: ScrollToOptions[];
  focused: FakeElement | undefined;
  /** Adds an element to the document. */
  add(selector: string, href?: string): FakeElement;
  /** Dispatches an event whose target is this element. */
  dispatch(type: string, target: FakeElement, init?: object): Event;
}

type FakeHistory = Pick<History, 'state' | 'scrollRestoration' | 'pushState' | 'replaceState' | 'go'>;

/** Makes a fake tab with this address the `window` and `document` of a test. `vi.unstubAllGlobals()` removes it. */
export function openTab(path: string): FakeTab {
  const entries: { state: unknown; url: URL }[] = [
    { state: null, url: new URL(path, 'https://site.example') },
  ];
  const elements: FakeElement[] = [];
  let index = 0;
  const current = () => entries[index] as { state: unknown; url: URL };

  const history: FakeHistory = {
    get state() {
      return current().state;
    },
    scrollRestoration: 'auto',
    pushState(state, _, url) {
      const entry = { state: structuredClone(state), url: new URL(url ?? current().url, current().url) };
      index += 1;
      entries.splice(index, entries.length, entry);
    },
    replaceState(state, _, url) {
      entries[index] = { state: structuredClone(state), url: new URL(url ?? current().url, current().url) };
    },
    go(delta = 0) {
      index += delta;
      window.dispatchEvent(new Event('popstate'));
    },
  };
  const tab: FakeTab = {
    window: Object.assign(new EventTarget(), { scrollY: 0, history }),
    document: new EventTarget(),
    get url() {
      return current().url;
    },
    entries,
    reloads: 0,
    scrolls: [],
    focused: undefined,
    add(selector, href) {
      const element = new FakeElement(tab, selector, href);
      elements.push(element);
      return element;
    },
    dispatch(type, target, init) {
      const event = Object.assign(new Event(type, { cancelable: true }), init);
      Object.defineProperty(event, 'target', { value: target });
      tab.document.dispatchEvent(event);
      return event;
    },
  };
  const { window } = tab;
  const location = {
    get pathname() {
      return tab.url.pathname;
    },
    get search() {
      return tab.url.search;
    },
    get hash() {
      return tab.url.hash;
    },
    get origin() {
      return tab.url.origin;
    },
    reload() {
      tab.reloads += 1;
    },
  };
  const scrollTo = (options: ScrollToOptions) => {
    tab.scrolls.push(options);
    window.scrollY = options.top ?? 0;
  };
  const scrollBy = ({ top = 0 }: ScrollToOptions) => {
    window.scrollY += top;
  };
  Object.assign(window, { location, scrollTo, scrollBy });
  Object.defineProperties(window, {
    setTimeout: { get: () => globalThis.setTimeout },
    clearTimeout: { get: () => globalThis.clearTimeout },
  });
  Object.assign(tab.document, {
    getElementById: (id: string) => elements.find(({ selector }) => selector === `#${id}`) ?? null,
    querySelector: () => elements.find(({ selector }) => selector === 'h1') ?? null,
    querySelectorAll: (selector: string) =>
      elements.filter(({ href }) => href !== undefined && selector === `a[href="${href}"]`),
  });
  Object.defineProperty(tab.document, 'activeElement', { get: () => tab.focused ?? null });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', tab.document);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  return tab;
}
