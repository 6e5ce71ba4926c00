export { heavyPictures } from '../heavy-media.ts';
export { ALL_RULES } from '../index.ts';
export { explainFault } from '../unusable-media.ts';
