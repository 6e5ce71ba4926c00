import { runNode } from '../lib/run-node.ts';

process.exit(runNode(['--import', 'tsx', 'tests/mutants/run.ts', ...process.argv.slice(3)]) ? 0 : 1);
