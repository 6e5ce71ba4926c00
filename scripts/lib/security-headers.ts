/** Lifetime of a file whose name changes with its bytes. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Always ask first: a page names the assets of its own build. */
const ASK_FIRST = 'no-cache';

/**
 * The headers of every answer: the one source for `dist/_headers` and `npm run preview`.
 * @param backendOrigin Origin of the hosted Supabase project, or empty when it is the site's own.
 */
export function securityHeaders(backendOrigin: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Prerendered style attributes of form inputs; no style element is ever allowed.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", backendOrigin].filter(Boolean).join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/** How long a file may be kept, by its path. */
export function cacheControl(pathname: string): string {
  return pathname.startsWith('/assets/') ? FOREVER : ASK_FIRST;
}

/** Origin of the hosted backend, read as the client reads it; empty for the embedded one. */
export function backendOrigin(environment: NodeJS.ProcessEnv = process.env): string {
  const url = environment['VITE_SUPABASE_URL'];
  return url ? new URL(url).origin : '';
}

/** The `_headers` file that static hosts read. */
export function headersFile(origin: string): string {
  const lines = Object.entries(securityHeaders(origin)).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n  Cache-Control: ${ASK_FIRST}\n/assets/*\n  ! Cache-Control\n  Cache-Control: ${FOREVER}\n`;
}
