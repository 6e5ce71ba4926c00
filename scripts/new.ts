import { command } from '@json-site/new/commands';

process.exitCode = await command();
