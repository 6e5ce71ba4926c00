import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeTab, openTab } from '../../../tests/support/fake-tab.ts';
import { pathOfClick } from './use-link-navigation.ts';
import { routeToPrefetch } from './use-prefetch.ts';

let tab: FakeTab;

beforeEach(() => {
  tab = openTab('/about');
});

afterEach(() => vi.unstubAllGlobals());

describe('a click', () => {
  const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  const click = (href: string | undefined, init: object = {}) =>
    pathOfClick(tab.dispatch('click', tab.add('a', href), { ...PLAIN, ...init }) as MouseEvent);

  test.each(['/faq', '/faq#v1.2', '/faq?a=1.5'])('on %s navigates', (href) => {
    expect(click(href)).toBe(href);
  });

  test.each([
    'https://example.org',
    'mailto:a@example.org',
    '#story',
    '/media/a.pdf',
    '/news/feed.xml',
    undefined,
  ])('on %s is left to the browser', (href) => {
    expect(click(href)).toBeUndefined();
  });

  test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'with %o is left to the browser',
    (init) => {
      expect(click('/faq', init)).toBeUndefined();
    },
  );

  test('on a link for a new tab is left to the browser', () => {
    const link = Object.assign(tab.add('a', '/faq'), { target: '_blank' });
    expect(pathOfClick(tab.dispatch('click', link, PLAIN) as MouseEvent)).toBeUndefined();
  });

  test('that a component has handled is left alone', () => {
    const event = tab.dispatch('click', tab.add('a', '/faq'), PLAIN);
    event.preventDefault();
    expect(pathOfClick(event as MouseEvent)).toBeUndefined();
  });
});

describe('prefetching', () => {
  const route = (type: string, href?: string) =>
    routeToPrefetch({ type, target: tab.add('a', href) as unknown as EventTarget });

  test.each(['pointerover', 'focusin', 'pointerdown'])('%s loads the page of a link', (type) => {
    expect(route(type, '/faq/#top')).toBe('/faq');
  });

  test('skips the page on screen, other sites and everything that is no link', () => {
    expect(route('pointerdown', '/about#story')).toBeUndefined();
    expect(route('pointerdown', 'https://example.org/faq')).toBeUndefined();
    expect(route('pointerdown', '/media/a.pdf')).toBeUndefined();
    expect(route('pointerdown')).toBeUndefined();
  });

  test('waits for the press where the visitor saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect(route('pointerover', '/faq')).toBeUndefined();
    expect(route('focusin', '/faq')).toBeUndefined();
    expect(route('pointerdown', '/faq')).toBe('/faq');
  });
});
