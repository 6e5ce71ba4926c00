import { sitePlaywright } from './scripts/test/playwright-settings.ts';

// The tests of the site that this repository carries, as every site has them.
export default sitePlaywright();
