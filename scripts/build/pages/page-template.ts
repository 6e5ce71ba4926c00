import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { INLINE_SCRIPT } from '@json-site/app/head';
import { siteFolder } from '@json-site/content/folders';
import { addressBelow } from '@json-site/model/visitor';
import { moduleFiles } from '../styles/class-names.ts';
import { type StyleSheets, splitStyles } from '../styles/style-sheets.ts';

/** The index.html of the browser build, prepared to become pages. */
export interface PageTemplate {
  /** The document, with placeholders for what differs between pages. */
  html: string;
  styles: StyleSheets;
  /** Path of the file that pages load late, from the build's folder. `styles.late` replaces its content. */
  sheet: string;
  inline: InlineSources;
}

/** Hashes of the inline elements, as `script-src` and `style-src` of the content security policy name them. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The script that loads the whole style sheet, the page's script and its data after the `load` event and the first
 * paint. Loaded earlier, they would compete with the page for the network and the processor. On a busy device, a frame
 * is on the screen up to a second after a script has seen it, so the script waits until the browser reports the paint,
 * if it does. A style sheet that moves the target of the address scrolls to it again, unless the visitor has scrolled:
 * after `load`, browsers no longer do. Its fonts apply in a separate task, and its icons in another; see
 * `holdFontsAndIcons` in style-sheets.ts.
 */
function loader(sheet: string, script: string, fonts: readonly string[]): string {
  return [
    'addEventListener("load",()=>{let P=self.PerformanceObserver,',
    'g=()=>requestAnimationFrame(()=>setTimeout(()=>{',
    'let d=document,p=o=>d.head.append(Object.assign(d.createElement("link"),o)),',
    'l={crossOrigin:"",fetchPriority:"low"},',
    `u="${script}",y=scrollY,t=d.getElementById(location.hash.slice(1));`,
    `p({rel:"stylesheet",href:"${sheet}",`,
    'onload(){if(t&&scrollY==y)t.scrollIntoView({behavior:"instant"});',
    'for(let{media:m,cssRules:c}of this.sheet.cssRules)if(m?.[1]=="not all")',
    'if(d.adoptedStyleSheets){let a=(f,n)=>requestAnimationFrame(()=>setTimeout(()=>{let s=new CSSStyleSheet;',
    's.replaceSync([...c].filter(r=>f==(r.type==5)).map(r=>r.cssText).join(""));',
    'd.adoptedStyleSheets=[...d.adoptedStyleSheets,s];n?.()}));a(true,()=>a(false))}else m.mediaText="all"}});',
    ...fonts.map((font) => `p({rel:"preload",as:"font",href:"${font}",...l});`),
    `p({rel:"modulepreload",href:u,...l});`,
    'p({rel:"preload",as:"fetch",href:d.getElementById("root").dataset.payload,...l});',
    'import(u)}));',
    'P?.supportedEntryTypes?.includes("paint")?',
    'new P((l,o)=>l.getEntriesByName("first-contentful-paint")[0]&&g(o.disconnect()))',
    '.observe({type:"paint",buffered:true}):g()})',
  ].join('');
}

/** Removes the only element that matches, with the whitespace before it, and returns the address in its attribute. */
function takeOut(html: string, selector: string, attribute: string): { html: string; url: string } {
  const elements = parse(html).querySelectorAll(selector);
  const [element] = elements;
  const url = element?.getAttribute(attribute);
  if (elements.length !== 1 || !element || !url) {
    throw new Error(
      `The built index.html contains ${elements.length} of ${selector}; pages need exactly one.`,
    );
  }
  const [start, end] = element.range;
  return { html: html.slice(0, start).trimEnd() + html.slice(end), url };
}

/** The addresses in a style sheet that begin with a slash. */
const URLS = /(url\(["']?)(\/[^"')]+)/g;

/**
 * Reads the browser build and rearranges its document: inline styles first, the script last.
 * @param separate The number of units of styles that are separate parts.
 * @param site The path of the site.
 */
export function readPageTemplate(folder: string, separate?: number, site = ''): PageTemplate {
  const placed = (url: string) => addressBelow(site, url);
  const bytesOf = (url: string) => readFileSync(path.join(folder, url));
  const built = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const script = takeOut(built, 'script[type="module"]', 'src');
  const sheet = takeOut(script.html, 'link[rel="stylesheet"]', 'href');
  const written = bytesOf(sheet.url)
    .toString('utf8')
    .replace(URLS, (_, before: string, url: string) => before + placed(url));
  const styles = splitStyles(written, moduleFiles(siteFolder()), separate);
  const start = loader(placed(sheet.url), placed(script.url), styles.fonts);
  const end = [
    `<noscript><link rel="stylesheet" href="${placed(sheet.url)}" /></noscript>`,
    `<script>${start}</script>`,
  ];
  return {
    html: sheet.html.replace('</body>', `  ${end.join('\n    ')}\n  </body>`),
    styles,
    sheet: sheet.url.slice(1),
    inline: {
      scripts: [INLINE_SCRIPT, start].map(sourceOf),
      styles: [styles.base, ...styles.parts.map(({ css }) => css)].map(sourceOf),
    },
  };
}
