/** What RFC 6068 allows in an address as it is, besides what encodeURIComponent() leaves. */
const encodePart = (part: string) => encodeURIComponent(part).replaceAll('%2B', '+').replaceAll('%24', '$');

/**
 * The link that writes to an address: `mailto:o'brien+news@example.org`, encoded as RFC 6068 requires. Some programs show the
 * `%40` of an encoded at sign. Pages use it too.
 */
export function mailtoLink(address: string, subject?: string): string {
  // A quoted local part may have another one.
  const at = address.lastIndexOf('@');
  const to = `${encodePart(address.slice(0, at))}@${encodePart(address.slice(at + 1))}`;
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}
