import { initCommand } from '@json-site/new/site';

process.exitCode = initCommand();
