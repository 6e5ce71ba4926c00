export { escapeRegExp } from '../shared/match-text.ts';
export { STARTER_TEXTS } from '../shared/starter-texts.ts';
