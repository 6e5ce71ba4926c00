/**
 * What a page may cost a visitor who has not been here before, until something is touched: bytes as sent with
 * brotli. `npm test` keeps every route to it; `npm run bench bytes` prints what each one costs.
 */
export const BUDGET = {
  /** Scripts of a page to read. A form that nobody is near costs nothing. */
  readOnlyScripts: 85_000,
  /** Scripts of a page whose form is in sight, until somebody begins to fill it in. */
  formScripts: 200_000,
  /** The document and all that its first paint waits for: TCP's first window. Long legal pages may need a second one. */
  html: 14_000,
  /** Files, the document included. */
  requests: 8,
};
