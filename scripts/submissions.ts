import { command } from '@json-site/backend/owner';

await command();
