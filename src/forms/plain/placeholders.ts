/** Texts of a rendered form that the answer to a browser without JavaScript replaces. No content has these brackets. */
export const PLACEHOLDERS = {
  error: '⟦error⟧',
  reference: '⟦reference⟧',
  group: '⟦group⟧',
  label: '⟦label⟧',
  text: '⟦text⟧',
  /** The number of an entry in a list that this many other lists contain. */
  entry: (depth: number) => `⟦entry ${depth}⟧`,
} as const;
