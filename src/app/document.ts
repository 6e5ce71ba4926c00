import { escapeJson } from './head/escape.ts';
import type { HeadFacts } from './head/facts.ts';
import { structuredDataElement } from './head/structured-data.ts';
import { headTags } from './head/tags.ts';
import { PAYLOAD_ID, type PagePayload } from './payload.ts';

/** What a page's HTML document is made of. */
export interface DocumentParts {
  /** index.html with the marks `<!--lang-->`, `<!--head-->`, `<!--app-->` and `<!--data-->`. */
  template: string;
  facts: HeadFacts;
  payload: PagePayload;
  /** The rendered page. */
  app: string;
}

/** The complete HTML document of a page. */
export function documentHtml({ template, facts, payload, app }: DocumentParts): string {
  const data = `<script type="application/json" id="${PAYLOAD_ID}">${escapeJson(payload)}</script>`;
  const parts: Record<string, string> = {
    lang: facts.site.language,
    head: headTags(facts),
    app,
    // Nothing on screen waits for either of these, so that they come last.
    data: [data, structuredDataElement(facts)].filter(Boolean).join('\n    '),
  };
  return template.replace(/<!--(lang|head|app|data)-->/g, (mark, name: string) => parts[name] ?? mark);
}
