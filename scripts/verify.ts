import { command } from './verify/command.ts';

process.exitCode = await command();
