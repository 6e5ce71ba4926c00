async function sourceOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/**
 * The headers of an answer. The page runs no script; its styles are those that the build has written. The form that it
 * shows again is sent to where this answer comes from, by the site or by itself.
 */
export async function pageHeaders(html: string, site: string): Promise<Record<string, string>> {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  const own = ["'self'", site].filter(Boolean).join(' ');
  const policy = [
    "default-src 'none'",
    ['style-src', own, ...(await Promise.all(styles.map(sourceOf)))].join(' '),
    "style-src-attr 'unsafe-inline'",
    `img-src ${own} data:`,
    `font-src ${own}`,
    "base-uri 'none'",
    `form-action ${own}`,
    "frame-ancestors 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  };
}
