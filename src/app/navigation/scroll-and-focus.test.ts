import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeTab, openTab } from '../../../tests/support/fake-tab.ts';
import { reloadInPlace } from '../../ui/reload.ts';
import { createBrowserHistory } from './browser-history.ts';

let tab: FakeTab;
let history: ReturnType<typeof createBrowserHistory>;
let module: typeof import('./scroll-and-focus.ts');
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  tab = openTab('/about');
  history = createBrowserHistory();
  module = await import('./scroll-and-focus.ts');
  module.startScrollAndFocus(history.location);
  stop = module.saveScrollAndFocus();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function scrollTo(top: number): void {
  tab.window.scrollY = top;
  tab.window.dispatchEvent(new Event('scroll'));
  vi.runAllTimers();
}

function navigate(to: string): void {
  history.push(to);
  module.restoreScrollAndFocus(history.location, 'link');
}

test('turns the browser’s scroll restoration off, so that a reload starts at the top', () => {
  expect(tab.window.history.scrollRestoration).toBe('manual');
});

test('a reload in place keeps the position', () => {
  reloadInPlace();
  expect(tab.window.history.scrollRestoration).toBe('auto');
  expect(tab.reloads).toBe(1);
});

test('a link opens a page at its top and focuses the main heading', () => {
  const heading = tab.add('h1');
  tab.window.scrollY = 500;
  navigate('/faq');
  expect(tab.scrolls).toEqual([{ top: 0, behavior: 'instant' }]);
  expect(tab.focused).toBe(heading);
});

test('a link with a fragment opens a page at its target and focuses it', () => {
  tab.add('h1');
  const target = tab.add('#form');
  navigate('/contact#form');
  expect(target.scrolledIntoView).toEqual([{ behavior: 'instant' }]);
  expect(tab.focused).toBe(target);
});

test('a fragment on the same page scrolls smoothly', () => {
  const target = tab.add('#story');
  history.push('/about#story');
  module.restoreScrollAndFocus(history.location, 'fragment');
  expect(target.scrolledIntoView).toEqual([{ behavior: 'auto' }]);
});

test('Back restores the position and focuses the followed link', () => {
  tab.add('h1');
  tab.add('a', '/faq');
  const link = tab.add('a', '/faq');
  link.top = 900;
  scrollTo(700);
  tab.dispatch('click', link);
  navigate('/faq');
  history.go(-1);
  // Other line breaks: the same link is further down.
  link.top = 950;
  module.restoreScrollAndFocus(history.location, 'traversal');
  expect(tab.window.scrollY).toBe(750);
  expect(tab.focused).toBe(link);
});

test('Back restores the position after a link in the fixed header', () => {
  const link = tab.add('a', '/faq');
  link.isFixed = true;
  link.top = 20;
  scrollTo(700);
  tab.dispatch('click', link);
  navigate('/faq');
  history.go(-1);
  module.restoreScrollAndFocus(history.location, 'traversal');
  expect(tab.window.scrollY).toBe(700);
});

test('Back restores the position of a page that was left without a link', () => {
  const heading = tab.add('h1');
  scrollTo(640);
  navigate('/faq');
  history.go(-1);
  module.restoreScrollAndFocus(history.location, 'traversal');
  expect(tab.scrolls.at(-1)).toEqual({ top: 640, behavior: 'instant' });
  expect(tab.focused).toBe(heading);
});

test('Back focuses the heading when the followed link cannot take the focus', () => {
  const heading = tab.add('h1');
  const link = tab.add('a', '/faq');
  tab.dispatch('click', link);
  navigate('/faq');
  history.go(-1);
  link.isHidden = true;
  tab.focused = undefined;
  module.restoreScrollAndFocus(history.location, 'traversal');
  expect(tab.focused).toBe(heading);
});

test('does not save a position of the page that another entry is about to replace', () => {
  scrollTo(300);
  // The address has changed; the page of the old one is still on screen and the browser scrolls it.
  history.push('/faq');
  scrollTo(0);
  expect(tab.window.history.state).not.toHaveProperty('scroll');
  expect(tab.entries[0]?.state).toEqual({ scroll: { top: 300 } });
});

test('saves a position only when scrolling has settled', () => {
  tab.window.scrollY = 300;
  tab.window.dispatchEvent(new Event('scroll'));
  expect(tab.window.history.state).toBeNull();
  vi.advanceTimersByTime(100);
  expect(tab.window.history.state).toEqual({ scroll: { top: 300 } });
});

test('goes on when the browser refuses to save a position', () => {
  vi.spyOn(tab.window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many changes', 'SecurityError');
  });
  expect(() => scrollTo(300)).not.toThrow();
});

test('saves the position when the visitor leaves the document', () => {
  tab.window.scrollY = 420;
  tab.window.dispatchEvent(new Event('pagehide'));
  expect(tab.window.history.state).toEqual({ scroll: { top: 420 } });
});

test('Back within a page restores the position and focuses the followed link', () => {
  const link = tab.add('a', '/about#story');
  link.top = 350;
  scrollTo(300);
  tab.dispatch('click', link);
  history.push('/about#story');
  module.restoreScrollAndFocus(history.location, 'fragment');
  history.go(-1);
  module.restoreWithinPage(history.location);
  expect(tab.scrolls.at(-1)).toEqual({ top: 300, behavior: 'instant' });
  expect(tab.focused).toBe(link);
});

test('the browser scrolls to the target of a fragment link itself', () => {
  tab.window.history.pushState(null, '', '#story');
  module.restoreWithinPage(history.location);
  expect(tab.scrolls).toEqual([]);
  scrollTo(800);
  expect(tab.window.history.state).toEqual({ scroll: { top: 800 } });
});
