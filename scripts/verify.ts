import { command } from '@json-site/verify/command';

process.exitCode = await command();
