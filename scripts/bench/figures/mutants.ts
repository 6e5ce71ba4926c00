import { runNode } from '../../test/run-node.ts';

process.exit(runNode(['--import', 'tsx', 'scripts/bench/mutants/run.ts', ...process.argv.slice(3)]) ? 0 : 1);
