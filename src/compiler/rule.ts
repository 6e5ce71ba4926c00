export { type ContentText, textsOf } from './site-index/content-texts.ts';
export type { Mode, Rule } from './site-index/rule.ts';
export {
  checkEachFile,
  houseStyleList,
  mayBeReferenced,
  phrasesIn,
  type SiteIndex,
  unreferencedNames,
} from './site-index/site-index.ts';
