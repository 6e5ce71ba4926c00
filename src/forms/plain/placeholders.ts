/** Texts of a rendered form that the answer to a browser without JavaScript replaces. No content has these brackets. */
export const PLACEHOLDERS = {
  error: '⟦error⟧',
  reference: '⟦reference⟧',
  group: '⟦group⟧',
  label: '⟦label⟧',
  text: '⟦text⟧',
} as const;
