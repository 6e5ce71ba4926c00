import type { Locator, Page } from '@playwright/test';

/** What a picture shows, as something that can be compared: each of its own pixels. */
export async function pixelsOf(picture: Locator): Promise<string> {
  await picture.scrollIntoViewIfNeeded();
  return picture.evaluate(drawn);
}

/** The same of a file that no page need show. */
export function pixelsOfFile(page: Page, src: string): Promise<string> {
  return page.locator('html').evaluate(drawn, src);
}

/** Runs in the page. */
async function drawn(element: Element, src?: string): Promise<string> {
  const picture = src === undefined ? (element as HTMLImageElement) : new Image();
  if (src !== undefined) picture.src = src;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas.toDataURL();
}
