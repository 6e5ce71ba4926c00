import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { secondSiteInput } from '../../../tests/engine/support/second-site-input.ts';
import { compile } from '../../core/compile.ts';
import type { Block, Site } from '../../model/content-types.ts';
import { PageProvider, SiteProvider } from '../../ui/context.tsx';
import { Chart } from './Chart.tsx';

const { site, pages, diagnostics } = compile(secondSiteInput());
const figures = pages.find(({ path }) => path === '/figures');
const charts = (figures?.blocks ?? []).filter((block): block is Block<'chart'> => block.type === 'chart');
const missing = site?.labels.chartMissing;

function rendered(block: Block<'chart'>): HTMLElement {
  const page = { path: '/figures', title: 'Figures', renderedOn: '2026-01-31' };
  return parse(
    renderToStaticMarkup(
      <StaticRouter location="/figures">
        <SiteProvider site={site as Site}>
          <PageProvider page={page}>
            <Chart {...block} />
          </PageProvider>
        </SiteProvider>
      </StaticRouter>,
    ),
  );
}

/** The numbers of the table, column by column. */
function tableColumns(html: HTMLElement): (number | null)[][] {
  const rows = html.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('td'));
  return (rows[0] ?? []).map((_, column) =>
    rows.map((cells) => {
      const text = cells[column]?.text ?? '';
      return text === missing ? null : Number(text.replaceAll(',', ''));
    }),
  );
}

const percent = (element: HTMLElement, name: string) => Number.parseFloat(element.getAttribute(name) ?? '');

/** The lines that bars and dots are on, each with a grid. */
const TRACKS = '[aria-hidden] svg:has(> svg[viewBox])';

/** The length of each bar, negative to the left of zero, series by series. */
function barLengths(html: HTMLElement, series: number): (number | null)[][] {
  const tracks = html.querySelectorAll(TRACKS);
  const lengths = tracks.map((track) => {
    const bar = track.querySelector('[data-series]');
    const zero = Number.parseFloat(track.querySelector('path')?.getAttribute('d')?.slice(1) ?? '');
    if (!bar) return null;
    const [from, to] = [percent(bar, 'x1'), percent(bar, 'x2')];
    return from < zero ? from - to : to - from;
  });
  return Array.from({ length: series }, (_, index) => lengths.filter((_, at) => at % series === index));
}

/** The position of each dot, series by series. */
function dotPositions(html: HTMLElement, series: number): (number | null)[][] {
  const tracks = html.querySelectorAll(TRACKS);
  return Array.from({ length: series }, (_, index) =>
    tracks.map((track) => {
      const dot = track.querySelector(`[data-series="${index}"]`);
      return dot?.parentNode ? percent(dot.parentNode, 'x') : null;
    }),
  );
}

/** The height of each point of the lines, series by series. Points are found by their column. */
function lineHeights(html: HTMLElement, series: number, categories: number): (number | null)[][] {
  return Array.from({ length: series }, (_, index) => {
    const path = html.querySelector(`svg[viewBox] [data-series="${index}"]`)?.getAttribute('d') ?? '';
    const points = [...path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    return Array.from({ length: categories }, (_, column) => {
      const point = points.find(({ x }) => Math.abs(x - ((column + 0.5) / categories) * 100) < 0.01);
      return point ? 100 - point.y : null;
    });
  });
}

/** Values that the positions mean, on the straight line through the two values furthest apart. */
function valuesOf(positions: (number | null)[][], values: (number | null)[][], isFromZero: boolean) {
  const pairs = values.flatMap((column, series) =>
    column.flatMap((value, row) => {
      const position = positions[series]?.[row] ?? null;
      return value === null || position === null ? [] : [{ value, position }];
    }),
  );
  const sorted = [...pairs, ...(isFromZero ? [{ value: 0, position: 0 }] : [])].sort(
    (a, b) => a.value - b.value,
  );
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (!low || !high) throw new Error('The picture has no marks.');
  const slope = (high.value - low.value) / (high.position - low.position || 1);
  return positions.map((column) =>
    column.map((at) => (at === null ? null : low.value + (at - low.position) * slope)),
  );
}

test('the page of the second site has twenty shapes of data, without diagnostics', () => {
  expect(charts).toHaveLength(20);
  expect(diagnostics.filter(({ file }) => file.endsWith('figures.json'))).toEqual([]);
});

describe('the picture shows the numbers of the table', () => {
  test.each(charts)('$heading', (block) => {
    const html = rendered(block);
    const { picture, series, rows } = block.data;
    const table = tableColumns(html);
    expect(table).toHaveLength(series.length);
    const isBars = picture.kind === 'rows' && !picture.scale.ticks;
    const positions = isBars
      ? barLengths(html, series.length)
      : picture.kind === 'rows'
        ? dotPositions(html, series.length)
        : lineHeights(html, series.length, rows.length);
    const known = table.flat().filter((value) => value !== null);
    // Positions are rounded to a hundredth of a percent.
    const precision = 0.0005 * Math.max(...known.map(Math.abs), Number.MIN_VALUE);
    const shown = valuesOf(positions, table, isBars);
    for (const [index, column] of table.entries()) {
      for (const [row, value] of column.entries()) {
        const read = shown[index]?.[row] ?? null;
        expect(read === null, `${index}, ${row}`).toBe(value === null);
        if (read !== null && value !== null) expect(Math.abs(read - value)).toBeLessThanOrEqual(precision);
      }
    }
    // A larger number is further right or up.
    const [low, high] = [Math.min(...known), Math.max(...known)];
    const at = (value: number) =>
      positions.flatMap((column, index) => column.filter((_, row) => table[index]?.[row] === value))[0] ?? 0;
    if (high > low) expect(at(high)).toBeGreaterThan(at(low));
  });

  test('the number of a bar begins where the bar ends, and has room beside it', () => {
    let bars = 0;
    for (const block of charts)
      for (const track of rendered(block).querySelectorAll(TRACKS)) {
        const bar = track.querySelector('line');
        const number = track.nextElementSibling;
        const [, at] = /inset-inline-start:([\d.]+)%/.exec(number?.getAttribute('style') ?? '') ?? [];
        if (!bar || at === undefined) continue;
        bars += 1;
        expect(Number(at)).toBe(percent(bar, 'x2'));
        expect(100 - Number(at)).toBeGreaterThan(Math.min(49, 4 * (number?.text.length ?? 0)));
      }
    expect(bars).toBeGreaterThan(20);
  });

  test('the scale of dots and lines has round numbers at its ends, and the numbers lie between them', () => {
    const scales = charts.flatMap(({ data: { picture } }) =>
      picture.scale.ticks ? { ...picture.scale, ticks: picture.scale.ticks } : [],
    );
    expect(scales.length).toBeGreaterThan(8);
    for (const { ticks, grid } of scales) {
      const lines = [...grid.matchAll(/M(?:0 )?([\d.]+)/g)].map(([, at]) => Number(at)).sort((a, b) => a - b);
      expect([lines[0], lines.at(-1)]).toEqual([0, 100]);
      expect(lines).toHaveLength(ticks.length);
      expect(new Set(ticks).size).toBe(ticks.length);
      const gaps = lines.slice(1).map((at, index) => at - (lines[index] ?? 0));
      for (const gap of gaps) expect(gap).toBeCloseTo(100 / gaps.length, 1);
    }
  });
});

test('numbers are written in the language of the site, with equal decimals and its word for missing ones', () => {
  const cells = (heading: string) => {
    const block = charts.find((one) => one.heading === heading);
    return block?.data.rows.map((row) => row.cells[0]);
  };
  expect(cells('The till was short in two months')).toEqual(['120.00', '-85.50', '-40.25', '310.00']);
  expect(cells('We did not count in 2020 and 2021')).toEqual(['8,120', missing, missing, '9,034']);
  expect(cells('Chalk dust is far below the limit')).toEqual(['0.0000420', '0.0000061', '0.0100000']);
});
