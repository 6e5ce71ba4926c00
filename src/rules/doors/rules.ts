export { heavyPictures } from '../heavy-media.ts';
export { ALL_RULES } from '../index.ts';
export { STARTER_TEXTS } from '../shared/starter-texts.ts';
export { explainFault } from '../unusable-media.ts';
