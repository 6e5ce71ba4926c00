/**
 * The limits of a field whose data schema has none. They keep every row of a table small, and the form has the same
 * ones: it never accepts what its table refuses.
 */
export const DEFAULT_LIMITS = {
  /** Characters of a text. */
  maxLength: 5000,
  /** Entries of a list. */
  maxItems: 100,
  /** The largest number, and the smallest one without its sign: JavaScript counts exactly up to here. */
  number: Number.MAX_SAFE_INTEGER,
} as const;
