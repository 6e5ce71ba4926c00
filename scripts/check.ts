import { command } from '@json-site/check/command';

process.exitCode = await command();
