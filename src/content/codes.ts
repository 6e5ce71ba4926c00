/** Stable names of everything that can be wrong with content; docs/diagnostics.md explains each one. */
export const DIAGNOSTIC_CODES = [
  'invalid-json',
  'unknown-block',
  'missing-property',
  'unknown-property',
  'duplicate-property',
  'wrong-type',
  'out-of-range',
  'not-allowed',
  'wrong-pattern',
  'unknown-record',
  'broken-link',
  'broken-anchor',
  'missing-media',
  'unknown-icon',
  'duplicate-route',
  'duplicate-id',
  'unsafe-url',
  'empty-section',
  'missing-site',
  'unknown-file',
  'bad-route',
  'orphan-page',
  'heading-order',
  'placeholder',
] as const;

export type DiagnosticCode = (typeof DIAGNOSTIC_CODES)[number];
