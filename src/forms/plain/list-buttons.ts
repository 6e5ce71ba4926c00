/** What the buttons of a list send without JavaScript. No field has such a name. */
export const LIST_BUTTONS = {
  /** With the path of the list. */
  add: '_add',
  /** With the path of the entry. */
  remove: '_remove',
  /** The path of each entry, also of one without an answer. */
  entry: '_entry',
} as const;
