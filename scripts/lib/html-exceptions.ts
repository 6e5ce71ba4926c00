/** Something that the HTML checker says and that stays as it is. */
export interface HtmlException {
  message: RegExp;
  /** What of the page it must be about, where the message alone says too little. */
  extract?: RegExp;
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
    message: /^CSS: “(view-transition-name|vector-effect|interpolate-size)”: Property .* doesn't exist/,
    reason:
      'The checker knows an older CSS. Browsers that do not know these either show the same without movement.',
  },
  {
    message: /^CSS: Unknown pseudo-element or pseudo-class “::view-transition”/,
    reason: 'As above.',
  },
  {
    message: /^CSS: Parse Error/,
    extract: /-(group|old|new)\(/,
    reason: 'The parts of a view transition, as above.',
  },
  {
    message: /^CSS: “mask”: Too many values/,
    reason: 'A size after the position (CSS Masking 1) is not known to the checker.',
  },
];
