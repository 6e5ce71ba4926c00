import { valueIn } from '@json-site/values/objects';

/** The width of the page where a theme names none, in rem. */
export const PAGE_WIDTH = 72;

/** The largest width of the page in rem. Takes theme.json as written. */
export function pageWidthOf(theme: unknown): number {
  const width = valueIn(theme, 'page', 'width');
  return typeof width === 'number' && width > 0 ? width : PAGE_WIDTH;
}
