import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FOREVER, HASHED_FOLDERS } from './security-headers.ts';

/**
 * The `_headers` file that static hosts read. Where two rules match, hosts join their values with a comma, so
 * that no header may stand in two of them. That is why pages have no Cache-Control here: Netlify and Cloudflare
 * both send them with `public, max-age=0, must-revalidate`, which asks each time just as `no-cache` does.
 */
export function headersFile(security: Record<string, string>): string {
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`);
  const kept = HASHED_FOLDERS.map((folder) => `${folder}*\n  Cache-Control: ${FOREVER}\n`);
  return `/*\n${lines.join('\n')}\n${kept.join('')}`;
}

/** The headers of every answer, as a finished build's `_headers` file says them. */
export function readHeadersFile(dist: string): Record<string, string> {
  const text = readFileSync(path.join(dist, '_headers'), 'utf8');
  const [, rule = ''] = /^\/\*\n((?: {2}.+\n)+)/.exec(text) ?? [];
  return Object.fromEntries(
    [...rule.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}
