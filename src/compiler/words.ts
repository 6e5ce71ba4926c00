export { labelFor, shortSummaryOf, summaryOf } from './report/labels.ts';
export {
  count,
  formatList,
  formatValue,
  intended,
  kindOf,
  listed,
  suggestion,
} from './report/wording.ts';
export { linksOf, MARKS, parseInline, withoutMarkup } from './resolve/inline.ts';
export {
  codePointName,
  escapeRegExp,
  FORBIDDEN,
  hiddenCharacters,
  meantCharacter,
  printable,
} from './source/characters.ts';
export { compareDates, dayOf, instantOf } from './source/dates.ts';
