import { website } from '@json-site/engine';

export default { plugins: [website()] };
