import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SCHEME_SCRIPT } from '../../../src/app/head/scheme-script.ts';
import { ROOT } from '../../content/project.ts';
import { moduleFiles } from '../styles/class-names.ts';
import { type StyleSheets, splitStyles } from '../styles/style-sheets.ts';

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
 * Fetches the whole style sheet, the page's script and its data once everything in sight has come and been painted.
 * Started earlier, they would share line and processor with the page itself; it works without them meanwhile.
 */
function loader(sheet: string, script: string): string {
  return [
    'addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>{',
    'let d=document,p=o=>d.head.append(Object.assign(d.createElement("link"),o)),',
    'l={crossOrigin:"",fetchPriority:"low"},',
    `u="${script}";`,
    `p({rel:"stylesheet",href:"${sheet}"});`,
    `p({rel:"modulepreload",href:u,...l});`,
    'p({rel:"preload",as:"fetch",href:d.getElementById("root").dataset.payload,...l});',
    'import(u)})))',
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
  const start = loader(sheet.url, script.url);
  const end = [
    `<noscript><link rel="stylesheet" href="${sheet.url}" /></noscript>`,
    `<script>${start}</script>`,
  ];
  return {
    html: sheet.html.replace('</body>', `  ${end.join('\n    ')}\n  </body>`),
    styles,
    inline: {
      scripts: [SCHEME_SCRIPT, start].map(sourceOf),
      styles: [styles.base, ...styles.parts.map(({ css }) => css)].map(sourceOf),
    },
  };
}
