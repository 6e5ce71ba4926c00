import { escapeHtml } from './head/escape.ts';
import type { HeadData } from './head/head-data.ts';
import { SCHEME_SCRIPT } from './head/scheme-script.ts';
import { structuredDataElement } from './head/structured-data.ts';
import { headTags } from './head/tags.ts';
import { type PagePayload, payloadUrl } from './navigation/payload.ts';

/** What a page's HTML document is made of. */
export interface DocumentParts {
  /** index.html with a mark such as `<!--app-->` for each part below. */
  template: string;
  /** The elements that bring the style sheets. */
  styles: string;
  facts: HeadData;
  payload: PagePayload;
  /** The rendered page. */
  app: string;
}

/** The complete HTML document of a page. Its data stands beside it, at the address that the root element names. */
export function documentHtml({ template, styles, facts, payload, app }: DocumentParts): string {
  const parts: Record<string, string> = {
    lang: facts.site.language,
    styles,
    head: headTags(facts),
    scheme: `<script>${SCHEME_SCRIPT}</script>`,
    payload: escapeHtml(payloadUrl(payload.page.path)),
    build: payload.build,
    app,
    // Nothing on screen waits for it, so that it comes last.
    data: structuredDataElement(facts),
  };
  return template.replace(/<!--(\w+)-->/g, (mark, name: string) => parts[name] ?? mark);
}
