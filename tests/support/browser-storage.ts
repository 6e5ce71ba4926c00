import type { BrowserContext, Page } from '@playwright/test';

/** An entry of browser storage, as developer tools list it: kind and key. */
export type StoredKey = string;

/** Records every key that a page writes, also when it removes it again. Call this before the first page. */
export async function watchStorage(context: BrowserContext): Promise<Set<StoredKey>> {
  const written = new Set<StoredKey>();
  await context.exposeFunction('noteWritten', (kept: StoredKey) => void written.add(kept));
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

/** Lists everything that the browser stores for a page's site: cookies, both storages, databases, caches, workers. */
export async function readStoredKeys(page: Page): Promise<StoredKey[]> {
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

/** Reads the entries that the page on screen lists. `places` maps each kind to its label in content/storage.json. */
export async function readListedKeys(page: Page, places: Record<string, string>): Promise<StoredKey[]> {
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
