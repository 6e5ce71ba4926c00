import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { compileProject } from '../../../scripts/content/load-content.ts';
import { BlockBand } from '../../../src/app/page/BlockBand.tsx';
import { formatDiagnostics } from '../../../src/compiler/report/format-diagnostic.ts';
import type { Compiled, PageData } from '../../../src/compiler/types.ts';
import { renderedPart } from '../../support/rendered-part.tsx';
import { composeSite, SITES } from './compose.ts';
import { NEEDS } from './needs.ts';

/** The day on which these sites are read: some of their events are past, others are to come. */
const TODAY = new Date('2026-11-28T12:00:00Z');

async function htmlOf({ path, title, blocks }: PageData, site: Compiled['site']): Promise<HTMLElement> {
  if (!site) throw new Error('The site has errors.');
  const page = { path, title, renderedOn: TODAY.toISOString().slice(0, 10) };
  const bands = await Promise.all(
    blocks.map((block) => renderedPart(<BlockBand block={block} />, site, page)),
  );
  return parse(bands.join(''));
}

describe.each(SITES)('the site %s', (name) => {
  let compiled: Compiled;
  let dispose = () => {};
  const pages = new Map<string, HTMLElement>();
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: TODAY });
    const composed = await composeSite(name, 0.25);
    dispose = composed.dispose;
    compiled = compileProject(composed.root);
    for (const page of compiled.pages) pages.set(page.path, await htmlOf(page, compiled.site));
  }, 120_000);
  afterAll(() => {
    vi.useRealTimers();
    dispose();
  });

  test('passes the check without a warning', () => {
    const found = compiled.diagnostics.filter(({ severity }) => severity !== 'notice');
    expect(formatDiagnostics(found)).toBe('');
  });

  test.each(NEEDS[name])('shows $need on $page', ({ page, selector, count = 1 }) => {
    const found = pages.get(page)?.querySelectorAll(selector) ?? [];
    expect(found.length).toBeGreaterThanOrEqual(count);
  });

  test('links only to pages, documents and calendars that exist', () => {
    const known = new Set(compiled.pages.map(({ path }) => path));
    const hrefs = [...pages.values()].flatMap((page) =>
      page.querySelectorAll('a').map((link) => link.getAttribute('href') ?? ''),
    );
    const internal = hrefs.filter((href) => href.startsWith('/') && !/^\/media\/|\.ics$/.test(href));
    expect(internal.length).toBeGreaterThan(20);
    expect(internal.filter((href) => !known.has(href.replace(/#.*/, '')))).toEqual([]);
  });

  test('has no text that is cut into several blocks', () => {
    const cut = compiled.pages.filter(({ blocks }) =>
      blocks.some(({ type }, index) => type === 'prose' && blocks[index + 1]?.type === 'prose'),
    );
    expect(cut.map(({ path }) => path)).toEqual([]);
  });
});

test('the council has sixty posts, each of them one text', async () => {
  const { root, dispose } = await composeSite('school-council', 0.1);
  try {
    const posts = compileProject(root).pages.filter(({ path }) => path.startsWith('/news/'));
    expect(posts).toHaveLength(60);
    const texts = posts.map(({ blocks }) => blocks.filter(({ type }) => type === 'prose').length);
    expect(new Set(texts)).toEqual(new Set([1]));
  } finally {
    dispose();
  }
});
