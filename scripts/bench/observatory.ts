/**
 * A result of MDN HTTP Observatory's published rules, as far as they depend on headers and one page. Every site starts
 * with 100 points, loses some, and gains others only if it keeps 90. 100 points are an A+.
 */
export interface ObservatoryResult {
  rule: string;
  points: number;
}

const BASE = 100;
const NEEDED_FOR_BONUS = 90;
const SIX_MONTHS = 15_768_000;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const BROAD = ['*', 'http:', 'https:', 'ftp:', 'data:', "'unsafe-inline'", "'unsafe-eval'"];

type Policy = Map<string, string[]>;

function policyOf(header: string): Policy {
  return new Map(
    header.split(';').map((part): [string, string[]] => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );
}

function isBroad(sources: string[]): boolean {
  return sources.some((source) => BROAD.includes(source));
}

function contentSecurityPolicy(header: string | null): ObservatoryResult[] {
  if (!header) return [{ rule: 'csp-not-implemented', points: -25 }];
  const policy = policyOf(header);
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  if (isBroad(sources('script-src')) || isBroad(sources('object-src')))
    return [{ rule: 'csp-implemented-with-unsafe-inline', points: -20 }];
  if ([...policy.values()].flat().some((source) => source.startsWith('http:')))
    return [{ rule: 'csp-implemented-with-insecure-scheme', points: -20 }];
  if (isBroad(sources('style-src')))
    return [{ rule: 'csp-implemented-with-unsafe-inline-in-style-src-only', points: 0 }];
  if (policy.get('default-src')?.join() === "'none'")
    return [{ rule: 'csp-implemented-with-no-unsafe-default-src-none', points: 10 }];
  return [{ rule: 'csp-implemented-with-no-unsafe', points: 5 }];
}

function framing(header: string | null): ObservatoryResult {
  const ancestors = header ? policyOf(header).get('frame-ancestors') : undefined;
  if (ancestors && !isBroad(ancestors)) return { rule: 'x-frame-options-implemented-via-csp', points: 5 };
  return { rule: 'x-frame-options-not-implemented', points: -20 };
}

function transport(header: string | null): ObservatoryResult {
  const age = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? -1);
  if (age < 0) return { rule: 'hsts-not-implemented', points: -20 };
  if (age < SIX_MONTHS) return { rule: 'hsts-implemented-max-age-less-than-six-months', points: -10 };
  return { rule: 'hsts-implemented-max-age-at-least-six-months', points: 0 };
}

function integrity(html: string): ObservatoryResult {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc=[^>]*>/g)].map(([tag]) => tag);
  const isGuarded = scripts.length > 0 && scripts.every((tag) => tag.includes('integrity="sha'));
  return isGuarded
    ? { rule: 'sri-implemented-and-all-scripts-loaded-securely', points: 5 }
    : { rule: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', points: 0 };
}

function bonus(rule: string, isMet: boolean, points: number, penalty = 0): ObservatoryResult {
  return { rule: isMet ? rule : `not ${rule}`, points: isMet ? points : penalty };
}

/** Applies the rules to a response. */
export function observatoryResults(headers: Headers, html: string): ObservatoryResult[] {
  const csp = headers.get('content-security-policy');
  return [
    ...contentSecurityPolicy(csp),
    framing(csp),
    transport(headers.get('strict-transport-security')),
    bonus('x-content-type-options-nosniff', headers.get('x-content-type-options') === 'nosniff', 0, -5),
    bonus('referrer-policy-private', PRIVATE.includes(headers.get('referrer-policy') ?? ''), 5),
    bonus('corp-same-origin', headers.get('cross-origin-resource-policy') === 'same-origin', 10),
    bonus('coop-same-origin', headers.get('cross-origin-opener-policy') === 'same-origin', 10),
    bonus('coep-require-corp', headers.get('cross-origin-embedder-policy') === 'require-corp', 10),
    bonus('no cookies without protection', !headers.has('set-cookie'), 0, -20),
    integrity(html),
  ];
}

/** The score of the results of all rules. */
export function observatoryScore(all: ObservatoryResult[]): number {
  const sum = (some: ObservatoryResult[]) => some.reduce((total, { points }) => total + points, 0);
  const base = Math.max(0, BASE + sum(all.filter(({ points }) => points < 0)));
  return base < NEEDED_FOR_BONUS ? base : base + sum(all.filter(({ points }) => points > 0));
}
