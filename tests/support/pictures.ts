import type { Locator, Page } from '@playwright/test';

/** Returns the pixels of a picture at its natural size, as a comparable string. */
export async function pixelsOf(picture: Locator): Promise<string> {
  await picture.scrollIntoViewIfNeeded();
  return picture.evaluate(drawn);
}

/** Returns the pixels of a picture that need not be on a page. */
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
