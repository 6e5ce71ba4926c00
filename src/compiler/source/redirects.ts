import { decoded } from '@json-site/values/paths';

/** The end of an address that stands for everything below it, and for the address itself. */
const WILDCARD = '/*';

export const hasWildcard = (address: string): boolean => address.endsWith(WILDCARD);

/** `/old/*` → `/old`. Any other address stays as it is. */
export const withoutWildcard = (address: string): string =>
  hasWildcard(address) ? address.slice(0, -WILDCARD.length) : address;

/** Hosts treat /old and /old/ as one address. */
export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

/** Hosts decode addresses before they compare them. */
const compared = (address: string) => withoutSlash(decoded(address));

/** A line of content/redirects.json, and the address to which it redirects one address. */
export interface FoundRedirect {
  from: string;
  to: string;
}

/** The lines of content/redirects.json: old address → target, both as written. */
export class Redirects extends Map<string, string> {
  #own: Map<string, string> | undefined;
  #folders: { from: string; folder: string }[] | undefined;

  /** The first of the lines with an address as hosts compare it. */
  #lineOf(path: string): string | undefined {
    this.#own ??= new Map([...this.keys()].reverse().map((from) => [compared(from), from]));
    return this.#own.get(path);
  }

  /** The lines with a wildcard, the nearest folder first: that is the one which hosts use. */
  #wildcards() {
    this.#folders ??= [...this.keys()]
      .filter(hasWildcard)
      .map((from) => ({ from, folder: compared(withoutWildcard(from)) }))
      .sort((a, b) => b.folder.length - a.folder.length);
    return this.#folders;
  }

  /**
   * Returns the line that redirects an address: one of its own, or that of the nearest folder with a wildcard.
   * @param except A line to look past.
   */
  find(address: string, except?: string): FoundRedirect | undefined {
    const path = compared(address);
    const own = this.#lineOf(path);
    if (own !== undefined && own !== except) return { from: own, to: this.get(own) ?? '' };
    const line = this.#wildcards().find(
      ({ from, folder }) => from !== except && `${path}/`.startsWith(`${folder}/`),
    );
    if (!line) return undefined;
    const to = this.get(line.from) ?? '';
    const rest = path.slice(line.folder.length);
    return { from: line.from, to: hasWildcard(to) ? withoutWildcard(to) + rest || '/' : to };
  }
}
