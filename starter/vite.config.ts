import { jsonSite } from '@json-site/engine';

export default { plugins: [jsonSite()] };
