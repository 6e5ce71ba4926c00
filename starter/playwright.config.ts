import { sitePlaywright } from '@json-site/engine/playwright';

export default sitePlaywright();
