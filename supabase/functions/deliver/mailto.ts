/** An address that is safe in a link and in a header: the rule of every e-mail field. */
export const ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

/** What RFC 6068 allows in an address as it is, besides what encodeURIComponent() leaves. */
const encodePart = (part: string) =>
  encodeURIComponent(part).replace(/%2B|%24/g, (code) => decodeURIComponent(code));

/**
 * The link that writes to an address: `mailto:o'brien+news@example.org`, encoded as RFC 6068 requires. Some programs
 * show the `%40` of an encoded at sign. Pages use it too.
 */
export function mailtoLink(address: string): string {
  // A quoted local part may have another one.
  const at = address.lastIndexOf('@');
  return `mailto:${encodePart(address.slice(0, at))}@${encodePart(address.slice(at + 1))}`;
}
