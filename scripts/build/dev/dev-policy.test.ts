import { expect, test } from 'vitest';
import { POLICY_HEADER, withDevPolicy } from './dev-policy.ts';

const written = '<html><head></head><body><script>own()</script></body></html>';
const served = written.replace('<head>', '<head><script type="module">added()</script>');

/** The sources of each directive. */
function directives(kind: 'page' | 'example' | 'tool', embeds: string[] = []): Record<string, string> {
  const { headers } = withDevPolicy({ embeds }, { written, served }, kind, []);
  const parts = (headers[POLICY_HEADER] ?? '').split('; ').map((one): [string, string] => {
    const [name = '', ...sources] = one.split(' ');
    return [name, sources.join(' ')];
  });
  return Object.fromEntries(parts);
}

test('allows inline scripts that Vite adds, and no other that a page contains', () => {
  // The hash of "added()".
  expect(directives('page')['script-src']).toContain("'sha256-py9YwYLMr9xlc5RYefzP83IG9yv5qG6LRn/m0FV3gOs='");
  expect(directives('page')['script-src']?.split(' ')).toHaveLength(3);
});

test('allows style elements with the nonce that the document names', () => {
  const { html, headers } = withDevPolicy({}, { written, served }, 'page', []);
  const nonce = /property="csp-nonce" nonce="([\w-]+)"/.exec(html)?.[1];
  expect(headers[POLICY_HEADER]).toContain(`style-src 'self' 'nonce-${nonce}';`);
});

test('allows servers that site.json lists, in frames and as pictures', () => {
  expect(directives('page')['frame-src']).toBeUndefined();
  const listed = directives('page', ['https://video.example.org']);
  expect(listed['frame-src']).toBe('https://video.example.org');
  expect(listed['img-src']).toContain('https://video.example.org');
});

test('only examples and pages of the tools may be in a frame, and an example has the policy of a page', () => {
  const { 'frame-ancestors': ofPage, ...page } = directives('page');
  const { 'frame-ancestors': ofExample, ...example } = directives('example');
  const sameNonce = (all: Record<string, string>) => JSON.stringify(all).replace(/nonce-[\w-]+/, 'nonce');
  expect(sameNonce(example)).toBe(sameNonce(page));
  expect([ofPage, ofExample, directives('tool')['frame-ancestors']]).toEqual(["'none'", "'self'", "'self'"]);
  expect(page['trusted-types']).toBe("'none'");
});

test('turns off the features of the browser that no block asks for', () => {
  const featuresWith = (...allowed: Parameters<typeof withDevPolicy>[3]) =>
    withDevPolicy({}, { written, served }, 'page', allowed).headers['Permissions-Policy'];
  expect(featuresWith()).toContain('fullscreen=()');
  expect(featuresWith('fullscreen')).toContain('fullscreen=(self)');
});
