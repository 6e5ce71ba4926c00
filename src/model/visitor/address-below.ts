/** The server in a complete address. */
const SERVER = /^https?:\/\/[^/]*/;

/**
 * Puts an address of the site below the path of the site: `/about` → `/shop/about`. Only this function joins the two:
 * the content, the data of pages and the files of a build have addresses from the root of the site. An address that
 * does not begin with a slash stays as it is.
 * @param site Its public address, such as https://example.org/shop, or the path of that. Empty at the root of a host.
 */
export function addressBelow(site: string, address: string): string {
  return /^\/(?!\/)/.test(address) ? site.replace(SERVER, '').replace(/\/$/, '') + address : address;
}
