/**
 * The limits on what a first visit downloads and renders before any interaction, in bytes compressed with brotli.
 * `npm test` checks every page against them; `npm run bench bytes` prints what each page downloads.
 */
export const BUDGET = {
  /** Scripts of a page without a form on its first screen. */
  readOnlyScripts: 80_000,
  /** Scripts of a page whose form is on the first screen, before a field is focused. */
  formScripts: 150_000,
  /** The document and the style sheets that block its first paint: TCP's first window. Legal pages are exempt. */
  html: 14_000,
  /** Files, the document included. */
  requests: 10,
  /** Elements of the document after hydration: React, styles and layout take time for each of them. */
  elements: 1_000,
};
