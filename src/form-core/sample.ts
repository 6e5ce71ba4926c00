export { textOfPattern } from './sample/pattern-text.ts';
export { randomNumbers } from './sample/random.ts';
export { createSampler } from './sample/sample.ts';
