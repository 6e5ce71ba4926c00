import { SCRIPT_POLICY } from '../../../src/app/consent/script-policy.ts';
import type { Site } from '../../../src/generated/content-types.ts';
import type { InlineSources } from '../pages/page-template.ts';

/** How long a file may be kept whose name changes with its bytes. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** Always ask first: a page names the assets of its own build. */
export const ASK_FIRST = 'no-cache';
/** Where the files with such names are. */
export const HASHED_FOLDERS = ['/assets/', '/media/'];

/**
 * What no page of this site uses, so that nothing that gets into one can. Each is known to Chromium on every
 * system: one that is not (such as web-share on Linux) is a warning in every visitor's console.
 */
const FEATURES_OFF = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Other people's servers that pages may ask, and what the policy must allow for it. */
function measuring(analytics: Site['analytics']): { script: string[]; connect: string[]; types: string } {
  if (!analytics) return { script: [], connect: [], types: "'none'" };
  const { origin } = new URL(analytics.script);
  // The one address that may become a script, and the name under which load-script.ts makes it one.
  return { script: [origin], connect: [origin, ...(analytics.sendsTo ?? [])], types: SCRIPT_POLICY };
}

/**
 * The headers of every answer: the one source for `_headers`, nginx, Caddy and `npm run preview`.
 * @param backendOrigin Origin of the hosted Supabase project, or empty when it is the site's own.
 * @param inline What the pages carry in themselves and the policy allows by its hash.
 * @param analytics The script that measures visits, if one is configured.
 */
export function securityHeaders(
  backendOrigin: string,
  inline: InlineSources,
  analytics?: Site['analytics'],
): Record<string, string> {
  const { script, connect, types } = measuring(analytics);
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...script, ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    // Prerendered style attributes of form inputs.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", backendOrigin, ...connect].filter(Boolean).join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${types}`,
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Permissions-Policy': FEATURES_OFF.map((feature) => `${feature}=()`).join(', '),
  };
}

/** How long an answer may be kept. That a file is missing is never kept: the next deployment may bring it. */
export function cacheControl(pathname: string, status = 200): string {
  const isHashed = HASHED_FOLDERS.some((folder) => pathname.startsWith(folder));
  return isHashed && status < 400 ? FOREVER : ASK_FIRST;
}

/** Origin of the hosted backend by the variables of the build; empty for the embedded one. */
export function backendOrigin(environment: Record<string, string | undefined>): string {
  const url = environment['VITE_SUPABASE_URL'];
  return url ? new URL(url).origin : '';
}
