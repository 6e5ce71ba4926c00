export { changedBackendFiles } from './backend-files.ts';
export { generateIfPossible, generateStale } from './generate-stale.ts';
export { GENERATED_FROM_CONTENT, isStampCurrent, stampedFiles } from './generated-stamp.ts';
export { staleLayouts } from './layouts.ts';
export { prefilledBy } from './prefilled-by.ts';
export { registryModule } from './registry.ts';
