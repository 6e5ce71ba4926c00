// A build of a site without divided lists replaces this module: scripts/build/vite/used-blocks.ts.
export { PageNumberLinks } from './PageNumberLinks.tsx';
