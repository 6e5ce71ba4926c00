import { createHash, randomUUID } from 'node:crypto';
import { parse } from 'node-html-parser';
import { INLINE_SCRIPT } from '@json-site/app/head';
import type { Allowance } from '@json-site/compiler/schema';
import type { Site } from '@json-site/model/content-types';
import { backendOrigin, securityHeaders } from '../hosting/security-headers.ts';

export const POLICY_HEADER = 'Content-Security-Policy';
const FEATURES_HEADER = 'Permissions-Policy';

/**
 * The policy of a file of content/media/ that is opened at its own address: no script runs, nothing is loaded, and the
 * document has an origin that no tool of the development server accepts. Pictures in pages ignore it.
 */
export const MEDIA_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/** Something that the development server needs and a built page does not: the directive, its source and the reason. */
type Need = readonly [directive: string, source: string, reason: string];

/** The sources that Vite and React need on every page of the development server. */
const NEEDS: readonly Need[] = [['connect-src', 'ws:', 'Vite announces changed files through a WebSocket']];

const FRAMED: Need = ['frame-ancestors', "'self'", 'a tool of this server shows the page in a frame'];

/** How the policy of each kind of document differs from that of the built site. */
const KINDS = {
  page: { needs: NEEDS, omits: [] },
  /** A block in the gallery. */
  example: { needs: [...NEEDS, FRAMED], omits: [] },
  /** The pages of the tools (gallery, mail, studio), which visitors never load. */
  tool: {
    needs: [
      ...NEEDS,
      FRAMED,
      ['frame-src', "'self'", 'the studio and the gallery show pages of this server in frames'],
      ['worker-src', 'blob:', 'after a restart of the server Vite notices in a worker that it runs again'],
    ],
    // React sets the HTML of an e-mail as a text, which Trusted Types refuse.
    omits: ['require-trusted-types-for', 'trusted-types'],
  },
  /** A page of the studio that is built and served without Vite. */
  built: {
    needs: [FRAMED, ['frame-src', "'self'", 'the studio shows pages of its server in frames']],
    // ProseMirror parses what is pasted as HTML.
    omits: ['require-trusted-types-for', 'trusted-types'],
  },
} satisfies Record<string, { needs: readonly Need[]; omits: readonly string[] }>;

/** The directives of a policy in their order. */
function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** Adds sources to the directives of a policy, and removes the directives in `omits`. */
function changed(policy: string, needs: readonly Need[], omits: readonly string[]): string {
  const directives = directivesOf(policy);
  for (const name of omits) directives.delete(name);
  for (const [name, source] of needs) {
    const sources = (directives.get(name) ?? []).filter((one) => one !== "'none'");
    directives.set(name, [...sources, source]);
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The inline scripts of a document that the browser would run. */
function inlineScripts(html: string): string[] {
  return parse(html)
    .querySelectorAll('script:not([src])')
    .filter((script) => ['', 'module'].includes(script.getAttribute('type') ?? ''))
    .map((script) => script.rawText);
}

/** A document before and after Vite's plugins have added their parts. */
interface Documents {
  written: string;
  served: string;
}

/**
 * Adds the policies of the built site to a document of the development server, so that a page on which something would
 * be blocked is broken at once. They also allow what KINDS lists, the inline scripts that Vite's plugins add (they
 * connect React with Vite), and style elements with a nonce: Vite creates one for each imported style sheet.
 */
export function withDevPolicy(
  site: Pick<Site, 'analytics' | 'embeds'>,
  { written, served }: Documents,
  kind: keyof typeof KINDS,
  allowed: readonly Allowance[],
): { html: string; headers: Record<string, string> } {
  const own = inlineScripts(written);
  const added = inlineScripts(served).filter((script) => !own.includes(script));
  const nonce = randomUUID();
  const inline = { scripts: [INLINE_SCRIPT, ...added].map(hashOf), styles: [`'nonce-${nonce}'`] };
  const production = securityHeaders(backendOrigin(process.env), inline, site, allowed);
  const { needs, omits } = KINDS[kind];
  return {
    // Vite's client reads the nonce here.
    html: served.replace('<head>', `<head>\n    <meta property="csp-nonce" nonce="${nonce}" />`),
    headers: {
      [POLICY_HEADER]: changed(production[POLICY_HEADER] ?? '', needs, omits),
      [FEATURES_HEADER]: production[FEATURES_HEADER] ?? '',
    },
  };
}
