import { command } from '@json-site/backend/command';

await command();
