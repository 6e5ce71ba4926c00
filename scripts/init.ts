import { initCommand } from '@json-site/new/commands';

process.exitCode = initCommand();
