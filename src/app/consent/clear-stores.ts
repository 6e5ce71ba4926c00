import type { Site } from '@json-site/model/content-types';

type Stores = NonNullable<Site['analytics']>['stores'];

/** Returns the names that match a pattern, in which `*` matches any characters. */
function matching(names: string[], pattern: string): string[] {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const whole = new RegExp(`^${parts.join('.*')}$`);
  return names.filter((name) => whole.test(name));
}

/** Removes a cookie from this host and every parent domain: scripts cannot read which one it belongs to. */
function removeCookie(name: string): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API.
  for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}

function removeFrom(storage: 'localStorage' | 'sessionStorage', pattern: string): void {
  try {
    for (const key of matching(Object.keys(window[storage]), pattern)) window[storage].removeItem(key);
  } catch {
    // The browser refuses access to the storage, also to the analytics script.
  }
}

/** Removes everything that the analytics script has stored in the browser, as site.json lists it. */
export function clearStores(stores: Stores): void {
  for (const { place, key } of stores) {
    if (place === 'cookie') {
      const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
      matching(names, key).forEach(removeCookie);
    } else removeFrom(place, key);
  }
}
