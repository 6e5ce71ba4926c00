import { escapeHtml } from './head/escape.ts';
import type { HeadData } from './head/head-data.ts';
import { INLINE_SCRIPT } from './head/inline-script.ts';
import { structuredDataElement } from './head/structured-data.ts';
import { headTags } from './head/tags.ts';
import { type PagePayload, payloadUrl } from './navigation/payload.ts';

/** The parts of a page's HTML document. */
export interface HtmlParts {
  /** index.html with a placeholder such as `<!--app-->` for each part below. */
  template: string;
  /** The `<style>` and `<link>` elements. */
  styles: string;
  facts: HeadData;
  payload: PagePayload;
  /** The rendered page. */
  app: string;
}

/** Returns the HTML document of a page. The root element names the URL of the page's data. */
export function documentHtml({ template, styles, facts, payload, app }: HtmlParts): string {
  const parts: Record<string, string> = {
    // The placeholder is the value of one attribute; the direction is another one.
    lang: [facts.site.language, facts.page.dir].filter(Boolean).join('" dir="'),
    styles,
    head: headTags(facts),
    script: `<script>${INLINE_SCRIPT}</script>`,
    payload: escapeHtml(payloadUrl(payload.page.path)),
    build: payload.build,
    app,
    // At the end of the document, because nothing on screen needs it.
    data: structuredDataElement(facts),
  };
  return template.replace(/<!--(\w+)-->/g, (placeholder, name: string) => parts[name] ?? placeholder);
}
