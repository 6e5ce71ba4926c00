import { command } from '@json-site/new/command';

process.exitCode = await command();
