import { FOREVER, HASHED_FOLDERS } from '../security-headers.ts';

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
