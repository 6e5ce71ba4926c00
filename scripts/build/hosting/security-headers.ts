import { SCRIPT_POLICY } from '@json-site/app/head';
import { HASHED_FOLDERS } from '@json-site/compiler/documents';
import { type Allowance, FEATURES } from '@json-site/compiler/schema';
import { UserError } from '@json-site/content/files';
import type { Site } from '@json-site/model/content-types';
import type { InlineSources } from '../pages/page-template.ts';
import { SUBMIT_PATH } from './addresses.ts';

/** For files whose name changes with their bytes. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** For pages: they reference the assets of one build. */
export const REVALIDATE = 'no-cache';

/**
 * Characters that would end a source in the policy, or a string in the configuration of a server. nginx cannot escape
 * $.
 */
const NO_SOURCE = /[;,$"'`{}\\\s]/;

/** Throws for a text that would add to the policy or to the configuration of a server. */
function refuseUnsafeSource(source: string): void {
  if (NO_SOURCE.test(source))
    throw new UserError(
      `${JSON.stringify(source)} cannot be a server in the content security policy: it contains a character that would change the policy.`,
    );
}

/** The sources that the policy must allow for an analytics script. */
function analyticsSources(analytics: Site['analytics']): {
  script: string[];
  connect: string[];
  types: string;
} {
  if (!analytics) return { script: [], connect: [], types: "'none'" };
  const { origin } = new URL(analytics.script);
  // SCRIPT_POLICY is the Trusted Types policy with which load-script.ts creates the script.
  return { script: [origin], connect: [origin, ...(analytics.sendsTo ?? [])], types: SCRIPT_POLICY };
}

/**
 * The headers of every response, for `_headers`, nginx, Caddy and `npm run preview`.
 * @param backendOrigin Origin of the hosted Supabase project; empty if the site serves its own backend.
 * @param inline Hashes of the pages' inline elements.
 * @param site The analytics script, and the servers whose pages and pictures are embedded, if there are any.
 * @param allowed What the blocks ask for, on this site and for embedded pages and files.
 * @param submitOrigin Where forms are sent without JavaScript; empty if that is the site, or nowhere.
 */
export function securityHeaders(
  backendOrigin: string,
  inline: InlineSources,
  { analytics, embeds = [] }: Pick<Site, 'analytics' | 'embeds'> = {},
  allowed: readonly Allowance[] = [],
  submitOrigin = '',
): Record<string, string> {
  const { script, connect, types } = analyticsSources(analytics);
  [backendOrigin, submitOrigin, ...script, ...connect, ...embeds].forEach(refuseUnsafeSource);
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...script, ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    // Prerendered style attributes of form inputs.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...embeds].join(' '),
    ...(embeds.length > 0 ? [['frame-src', ...embeds].join(' ')] : []),
    ...(allowed.includes('media-src') ? [["media-src 'self'", ...embeds].join(' ')] : []),
    "font-src 'self'",
    ['connect-src', "'self'", backendOrigin, ...connect].filter(Boolean).join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    ["form-action 'self'", submitOrigin].filter(Boolean).join(' '),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${types}`,
  ];
  const users = ['self', ...embeds.map((origin) => JSON.stringify(origin))].join(' ');
  const features = FEATURES.map((feature) => `${feature}=(${allowed.includes(feature) ? users : ''})`);
  return {
    'Content-Security-Policy': policy.join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // With it, browsers refuse frames and pictures whose server does not send headers for it, and few servers do.
    ...(embeds.length === 0 && { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
    'Permissions-Policy': features.join(', '),
  };
}

/**
 * The Cache-Control header of an existing file. A missing file is never cached, because the next deployment may add it.
 */
export function cacheControl(file: string): string {
  return HASHED_FOLDERS.some((folder) => file.startsWith(folder)) ? FOREVER : REVALIDATE;
}

const originOf = (url: string | undefined): string => (url ? new URL(url).origin : '');

/** Origin of the hosted backend that the environment names; empty for the embedded backend. */
export function backendOrigin(environment: Record<string, string | undefined>): string {
  return originOf(environment['VITE_SUPABASE_URL']);
}

/**
 * The function to which the host of the site passes on the forms that it receives without JavaScript; empty if browsers
 * send them there themselves, or nowhere.
 */
export function submitTarget(environment: Record<string, string | undefined>): string {
  const backend = backendOrigin(environment);
  return backend && environment['VITE_SUBMIT_URL'] === SUBMIT_PATH ? `${backend}/functions/v1/submit` : '';
}

/** Where forms are sent without JavaScript; empty if that is the origin of the site, or nowhere. */
export function submitOrigin(environment: Record<string, string | undefined>): string {
  const url = environment['VITE_SUBMIT_URL'];
  return url?.startsWith('/') ? '' : originOf(url);
}
