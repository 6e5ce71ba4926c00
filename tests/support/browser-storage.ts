import type { BrowserContext, Page } from '@playwright/test';

/** Something in a browser, as its developer tools would list it: where it is and its key. */
export type Kept = string;

/** Notes every key that a page writes, those included that it removes again. Call it before the first page. */
export async function watchStorage(context: BrowserContext): Promise<Set<Kept>> {
  const written = new Set<Kept>();
  await context.exposeFunction('noteWritten', (kept: Kept) => void written.add(kept));
  await context.addInitScript(() => {
    const note = (kept: string) =>
      (window as unknown as { noteWritten: (kept: string) => void }).noteWritten(kept);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      note(`${this === localStorage ? 'localStorage' : 'sessionStorage'} ${key}`);
      setItem.call(this, key, value);
    };
  });
  return written;
}

/** Everything that the browser keeps for the site of a page, by whatever means. */
export async function keptBy(page: Page): Promise<Kept[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
  ]);
  return [...cookies, ...others];
}

/** What the page on screen says may be kept. The words of the places are given by the site's register. */
export async function toldOn(page: Page, places: Record<string, string>): Promise<Kept[]> {
  const shown = await page.locator('[data-block="stored-data"] li').evaluateAll((items) =>
    items.map((item) => ({
      keys: Array.from(item.querySelectorAll('code'), (code) => code.textContent ?? ''),
      text: item.textContent ?? '',
    })),
  );
  return shown.flatMap(({ keys, text }) => {
    const place = Object.keys(places).find((name) => text.includes(places[name] ?? name));
    return keys.map((key) => `${place} ${key}`);
  });
}
