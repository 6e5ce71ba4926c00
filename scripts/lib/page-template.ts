import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from './integrity.ts';
import { ROOT } from './project.ts';
import { moduleFiles } from './styles/class-names.ts';
import { type StyleSheets, splitStyles } from './styles/style-sheets.ts';

/** What the browser build has made of index.html, ready to become pages. Plain data. */
export interface PageTemplate {
  /** The document, with marks for what is a page's own. */
  html: string;
  styles: StyleSheets;
  /** Sources for the policy's `script-src` and `style-src`: the hashes of what stands in the document itself. */
  inline: InlineSources;
}

/** Hashes of inline elements, as a content security policy names them. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

const SCRIPT = /\s*<script type="module"[^>]*\ssrc="(\/assets\/[^"]+)"[^>]*><\/script>/;
const STYLES = /\s*<link rel="stylesheet"[^>]*\shref="(\/assets\/[^"]+)"[^>]*>/;

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Fetches the page's script and data once everything in sight has come. Started earlier, they would share the line
 * with the page itself and delay its first paint; the page works without them meanwhile.
 */
function loader(url: string, integrity: string): string {
  return [
    'addEventListener("load",()=>{',
    'let d=document,p=(rel,as,href,integrity)=>d.head.append(Object.assign(d.createElement("link"),',
    '{rel,as,href,integrity,crossOrigin:"",fetchPriority:"low"})),',
    `u="${url}";`,
    `p("modulepreload","script",u,"${integrity}");`,
    'p("preload","fetch",d.getElementById("root").dataset.payload,"");',
    'import(u)})',
  ].join('');
}

/** Takes a tag out of the document and gives the address that it named. */
function take(html: string, tag: RegExp, what: string): { html: string; url: string } {
  const found = [...html.matchAll(new RegExp(tag, 'g'))];
  const url = found[0]?.[1];
  if (found.length !== 1 || url === undefined) {
    throw new Error(
      `The built index.html names ${found.length} ${what}s where pages are made for exactly one.`,
    );
  }
  return { html: html.replace(tag, ''), url };
}

/** Reads the browser build and rearranges its document: styles with the page, script after it. */
export function readPageTemplate(dist: string): PageTemplate {
  const bytesOf = (url: string) => readFileSync(path.join(dist, url));
  const built = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const script = take(built, SCRIPT, 'script');
  const sheet = take(script.html, STYLES, 'style sheet');
  const styles = splitStyles(bytesOf(sheet.url).toString('utf8'), moduleFiles(ROOT));
  const start = loader(script.url, integrityOf(bytesOf(script.url)));
  // At the end of the body a style sheet delays nothing above it. It brings what is not in sight at first.
  const late = [
    `<link rel="stylesheet" href="${sheet.url}" fetchpriority="low">`,
    `<script>${start}</script>`,
  ];
  return {
    html: sheet.html.replace('</body>', `  ${late.join('\n    ')}\n  </body>`),
    styles,
    inline: {
      scripts: [sourceOf(start)],
      styles: [styles.base, ...styles.parts.map(({ css }) => css)].map(sourceOf),
    },
  };
}
