import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ASSET = /<(?:script|link)\b[^>]*?\s(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"[^>]*>/g;

/** The hash by which a browser knows that a file is the one that was built. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Gives each script and style sheet of a document its hash: a damaged or exchanged copy is not run. */
export function withIntegrity(html: string, dist: string): string {
  return html.replace(ASSET, (tag, url: string) => {
    if (/\sintegrity=/.test(tag)) return tag;
    const hash = integrityOf(readFileSync(path.join(dist, url)));
    const mode = /\scrossorigin\b/.test(tag) ? '' : ' crossorigin';
    return tag.replace(/\s*\/?>$/, `${mode} integrity="${hash}">`);
  });
}
