/**
 * The opening of a page with a photograph. `scripts/build/vite/used-blocks.ts` replaces this module in the build of a
 * site that has none: its visitors download none of the code and styles.
 */
export { PhotographHead } from './PhotographHead.tsx';

export const HAS_PHOTOGRAPHS: boolean = true;
