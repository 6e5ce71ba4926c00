import { expect, test } from 'vitest';
import type { PagePayload } from '@json-site/app/addresses';
import type { PageData } from '@json-site/compiler/types';
import { formatFailures, pageFailure } from './page-failure.ts';
import { renderedApp } from './page-files.ts';

const context = { build: '', renderedOn: '2026-01-02', icons: new Set(['van']) };

/** A page whose blocks are one icon each. */
const pageOf = (...icons: string[]) =>
  ({
    path: '/',
    file: 'content/pages/index.json',
    blocks: icons.map((type) => ({ type })),
  }) as unknown as PageData;

const renderer = {
  render: async ({ page }: PagePayload) =>
    page.blocks.map(({ type }) => `<span class="a0" data-icon="${type}"></span>`).join(''),
};

async function failureOf(page: PageData): Promise<string> {
  const payload = { page } as unknown as PagePayload;
  const error = await renderedApp(context, payload, renderer).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error === undefined
    ? ''
    : formatFailures([await pageFailure(context, { page }, renderer, error)], '/none');
}

test('a block with an icon that no content names fails, with the name', async () => {
  expect(await failureOf(pageOf('van', 'van'))).toBe('');
  expect(await failureOf(pageOf('van', 'clock'))).toContain(
    'blocks[1] "clock" cannot be rendered: <Glyph icon="clock"> shows nothing, because no content names this icon.',
  );
});
