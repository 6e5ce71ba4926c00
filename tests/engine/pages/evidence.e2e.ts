import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type MeasureOptions, measureSite } from '../../../scripts/evidence/measure-site.ts';
import { expect, test } from '../../support/test.ts';

// The pack that npm run evidence writes: a fault turns its row red, and no other.

const PATH = '/cookie-policy';
const HEADER = 'X-Content-Type-Options';

interface Mutant {
  row: string;
  context?: (context: BrowserContext) => Promise<unknown>;
  page?: (page: Page) => Promise<unknown>;
}

/** Adds an element to the content, once React has taken the page over. */
const adding =
  (tag: string, attributes: Record<string, string>, text = '') =>
  (page: Page) =>
    page.locator('main h1').evaluate(
      (heading, added) => {
        const element = document.createElement(added.tag);
        element.textContent = added.text;
        for (const [name, value] of Object.entries(added.attributes)) element.setAttribute(name, value);
        heading.after(element);
      },
      { tag, attributes, text },
    );

const MUTANTS: Record<string, Mutant> = {
  'a missing name': {
    row: '4.1.2',
    page: adding('button', { type: 'button', style: 'width: 3rem; height: 3rem' }),
  },
  'a weak contrast': {
    row: '1.4.3',
    page: adding('font', { color: '#33415c' }, 'Dark words on a dark band'),
  },
  'a missing header': {
    row: `header ${HEADER}`,
    context: (context) =>
      context.route(`**${PATH}`, async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        delete headers[HEADER.toLowerCase()];
        await route.fulfill({ response, headers });
      }),
  },
  'a stored item': {
    row: 'stored',
    context: (context) => context.addInitScript(() => localStorage.setItem('visitor', 'once')),
  },
  'a third party': {
    row: 'third-parties',
    page: adding('img', { src: 'https://counter.example.org/pixel.png', alt: '' }),
  },
};

async function redRows(
  browser: Browser,
  baseURL: string | undefined,
  mutants: readonly Mutant[],
): Promise<string[]> {
  const origin = baseURL ?? '';
  const { headers } = await fetch(origin + PATH);
  const options: MeasureOptions = {
    origin,
    paths: [PATH],
    isComplete: false,
    headers: { [HEADER]: headers.get(HEADER) ?? 'nosniff' },
    prepare: {
      async context(context) {
        for (const mutant of mutants) await mutant.context?.(context);
      },
      async page(page) {
        for (const mutant of mutants) await mutant.page?.(page);
      },
    },
  };
  const { found } = await measureSite(browser, options);
  return [...found.keys()].sort();
}

test('faults turn exactly their rows red', async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  expect(await redRows(browser, baseURL, [])).toEqual([]);
  const all = Object.values(MUTANTS);
  expect(await redRows(browser, baseURL, all)).toEqual(all.map(({ row }) => row).sort());
});

for (const [name, mutant] of Object.entries(MUTANTS))
  test(`${name} turns exactly its row red`, { tag: '@full' }, async ({ browser, baseURL }) => {
    test.setTimeout(120_000);
    expect(await redRows(browser, baseURL, [mutant])).toEqual([mutant.row]);
  });
