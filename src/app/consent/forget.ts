import type { Site } from '../../generated/content-types.ts';

type Stores = NonNullable<Site['analytics']>['stores'];

/** Those of the names that a pattern means, in which `*` stands for any characters. */
function matching(names: string[], pattern: string): string[] {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const whole = new RegExp(`^${parts.join('.*')}$`);
  return names.filter((name) => whole.test(name));
}

/** A cookie may belong to this host or to any domain above it; nothing tells which. */
function removeCookie(name: string): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser in use.
  for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}

function removeFrom(storage: 'localStorage' | 'sessionStorage', pattern: string): void {
  try {
    for (const key of matching(Object.keys(window[storage]), pattern)) window[storage].removeItem(key);
  } catch {
    // What cannot be touched holds nothing either.
  }
}

/** Removes from the device what the script has stored there, as site.json lists it. */
export function forget(stores: Stores): void {
  for (const { place, key } of stores) {
    if (place === 'cookie') {
      const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
      matching(names, key).forEach(removeCookie);
    } else removeFrom(place, key);
  }
}
