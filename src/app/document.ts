import type { Site } from '../generated/content-types.ts';
import { documentTitle, NOT_FOUND_PATH, PAYLOAD_ID, type PagePayload } from './payload.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** JSON inside a script element: `<` would let a text end the element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function headTags(site: Site, { page }: PagePayload): string {
  const title = escapeHtml(documentTitle(page, site.brand.name));
  const description = escapeHtml(page.description);
  const isListed = page.path !== NOT_FOUND_PATH;
  const address = escapeHtml(site.url + page.path);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    isListed ? `<link rel="canonical" href="${address}" />` : '<meta name="robots" content="noindex" />',
  ].join('\n    ');
}

/** What a page's HTML document is made of. */
export interface DocumentParts {
  /** index.html with the marks `<!--lang-->`, `<!--head-->`, `<!--app-->` and `<!--data-->`. */
  template: string;
  site: Site;
  payload: PagePayload;
  /** The rendered page. */
  app: string;
}

/** The complete HTML document of a page. */
export function documentHtml({ template, site, payload, app }: DocumentParts): string {
  const parts: Record<string, string> = {
    lang: site.language,
    head: headTags(site, payload),
    app,
    data: `<script type="application/json" id="${PAYLOAD_ID}">${escapeJson(payload)}</script>`,
  };
  return template.replace(/<!--(lang|head|app|data)-->/g, (mark, name: string) => parts[name] ?? mark);
}
