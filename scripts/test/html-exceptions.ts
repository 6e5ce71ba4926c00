/** Something that the HTML checker says and that stays as it is. */
export interface HtmlException {
  message: RegExp;
  reason: string;
}

/** Each with its reason. Whatever else the checker says fails the tests. */
export const HTML_EXCEPTIONS: HtmlException[] = [
  {
    message: /^Trailing slash on void elements has no effect/,
    reason: 'React writes them so, and quotes every value, so that the slash can join none.',
  },
  {
    message: /^The “list” role is unnecessary for element “[uo]l”/,
    reason: 'Safari does not announce a list without bullets as one unless it has the role.',
  },
  {
    message: /^Section lacks heading/,
    reason:
      'A block that is one sentence stands in the same band as the others; without a name it is no landmark.',
  },
  {
    message: /^CSS: /,
    reason:
      'Its CSS is years old: no light-dark(), container units, view transitions. Styles are checked by lint and build.',
  },
];
